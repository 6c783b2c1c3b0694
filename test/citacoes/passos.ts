/**
 * What a piece of work costs, whatever the machine is doing: the patterns that it tries and the pieces that it cuts out of
 * strings, these by their length.
 */
export function countPassos(work: () => void): number {
  const { exec, test } = RegExp.prototype;
  const { slice } = String.prototype;
  let passos = 0;
  RegExp.prototype.exec = function (text) {
    passos += 1;
    return exec.call(this, text);
  };
  RegExp.prototype.test = function (text) {
    passos += 1;
    return test.call(this, text);
  };
  String.prototype.slice = function (start, end) {
    const piece = slice.call(this, start, end);
    passos += 1 + piece.length;
    return piece;
  };
  try {
    work();
  } finally {
    Object.assign(RegExp.prototype, { exec, test });
    String.prototype.slice = slice;
  }
  return passos;
}
