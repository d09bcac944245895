/** Letters with a stroke or without a dot, which no normal form takes apart. */
const PLAIN: Readonly<Record<string, string>> = { ħ: 'h', ł: 'l', ø: 'o', đ: 'd', ı: 'i', æ: 'ae', œ: 'oe' };

/** A text as it is searched: lower case, without accents, strokes or marks, single spaces. */
export function folded(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\u0300-\u036fʻʿʾ'’]/gu, '')
    .toLowerCase()
    .replace(/[ħłøđıæœ]/gu, (letter) => PLAIN[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Whether every word of `search` stands somewhere in the (folded) text. */
export function holdsWords(foldedText: string, search: string): boolean {
  return folded(search)
    .split(' ')
    .every((word) => foldedText.includes(word));
}
