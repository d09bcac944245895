/** The mark of what is not verified to our standard (charter): nothing that carries it is published. */
export const DOUBT = '(?)';

/** A remark in brackets that carries the mark, with its own brackets around. */
const DOUBTFUL_REMARK = /(?:(?<!\s)\s+)?\([^()]*\(\?\)[^()]*\)/gu;
const CLAUSES = /(;\s+|,\s+|(?<!\s)\s+-\s+)/u;

export function isDoubtful(text: string): boolean {
  return text.includes(DOUBT);
}

/**
 * A text without what is marked as doubtful: the remark in brackets, or the clause, that carries the mark.
 * @returns null when nothing certain is left.
 */
export function withoutDoubt(text: string): string | null {
  if (!isDoubtful(text)) return text;
  const parts = text.replace(DOUBTFUL_REMARK, '').split(CLAUSES);
  let kept = '';
  for (let at = 0; at < parts.length; at += 2) {
    const clause = parts[at] ?? '';
    if (isDoubtful(clause)) continue;
    kept += kept === '' ? clause : `${parts[at - 1] ?? ''}${clause}`;
  }
  return /[\p{L}\p{N}]/u.test(kept) ? kept.trim() : null;
}
