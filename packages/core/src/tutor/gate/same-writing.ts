import { withTimesForX } from '../../maths/times-for-x.ts';

/** Maths without spaces and dollar signs, with one kind of dash and one of times: to tell whether two writings are the same. */
function bare(text: string): string {
  return withTimesForX(text)
    .replace(/[\s$]/g, '')
    .replace(/[−–]/g, '-')
    .replace(/[*·⋅∙•✕✖∗]/g, '×');
}

/** Whether a text shows a formula, however it is spaced. */
export function shows(text: string, formula: string): boolean {
  return bare(text).includes(bare(formula));
}
