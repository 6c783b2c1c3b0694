/**
 * What a piece of work costs, whatever the machine is doing: the patterns that it tries, the characters that it looks at one
 * by one, and the pieces that it cuts out of strings, these by their length.
 */
export function countPassos(work: () => void): number {
  const { exec, test } = RegExp.prototype;
  const { slice, charCodeAt } = String.prototype;
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
  String.prototype.charCodeAt = function (at) {
    passos += 1;
    return charCodeAt.call(this, at);
  };
  try {
    work();
  } finally {
    Object.assign(RegExp.prototype, { exec, test });
    Object.assign(String.prototype, { slice, charCodeAt });
  }
  return passos;
}
