/**
 * A text without the marks that stand at its end, each given as one character. Walked from the end: an expression such
 * as `/[?!. ]+$/` tries again at every mark, which grows with their number squared.
 */
export function withoutTrailing(text: string, marks: string): string {
  let end = text.length;
  while (end > 0 && marks.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
