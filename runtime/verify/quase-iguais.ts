/**
 * The numbers that somebody may have meant who wrote this one, likeliest first: without a suffix, transposed digits, a
 * lost dot or a dot too many, a digit left out, doubled or mistyped. Only the caller knows which exist.
 */
export function quaseIguais(citado: string): string[] {
  const [, digits = '', suffix = ''] = /^\D*([\d.\s]+)[º°ª]?(.*)$/.exec(citado.trim().toUpperCase()) ?? [];
  const bare = digits.replace(/\D/g, '').replace(/^0+/, '');
  if (bare === '') return [];
  const letters = suffix.replace(/[^A-Z]/g, '');
  const end = letters === '' ? '' : `-${letters}`;
  const numbers = new Set<string>();
  for (let i = 0; i + 1 < bare.length; i++) {
    numbers.add(bare.slice(0, i) + bare[i + 1] + bare[i] + bare.slice(i + 2));
  }
  for (let i = 0; i < bare.length; i++) numbers.add(bare.slice(0, i) + bare.slice(i + 1));
  for (let i = 0; i < bare.length; i++) {
    for (let digit = 0; digit < 10; digit++) numbers.add(bare.slice(0, i) + digit + bare.slice(i + 1));
  }
  numbers.delete(bare);
  const near = [...numbers].filter((number) => /^[1-9]/.test(number)).map((number) => number + end);
  // `1.0` → `10`, `10.03` → `1003`: what the dot parted.
  return [...new Set([bare + end, bare, ...near])];
}
