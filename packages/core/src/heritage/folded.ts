/** A text as it is searched: lower case, without accents or marks, single spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036fʻʿʾ'’]/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether every word of `search` stands somewhere in the (folded) text. */
export function holdsWords(foldedText: string, search: string): boolean {
  return folded(search)
    .split(' ')
    .every((word) => foldedText.includes(word));
}
