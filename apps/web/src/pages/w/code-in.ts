/** A code as it was typed or read off paper: the end of an address, in any case, with spaces. */
export function codeIn(typed: string): string {
  const end =
    typed
      .trim()
      .split('/')
      .findLast((part) => part !== '') ?? '';
  return end.replaceAll(/\s+/g, '').toLowerCase();
}
