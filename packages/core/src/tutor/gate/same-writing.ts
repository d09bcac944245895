/** Maths without spaces and dollar signs, and with one kind of dash: to tell whether two writings are the same. */
function bare(text: string): string {
  return text.replace(/[\s$]/g, '').replace(/[−–]/g, '-');
}

/** Whether a text shows a formula, however it is spaced. */
export function shows(text: string, formula: string): boolean {
  return bare(text).includes(bare(formula));
}
