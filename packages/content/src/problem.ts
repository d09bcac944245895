/** A broken rule: where (file and field), which rule, and what to do about it. */
export interface Problem {
  readonly file: string;
  readonly field: string;
  readonly rule: string;
  readonly message: string;
}

/** One line a person can act on: `file: field: message [rule]`. */
export function problemLine(problem: Problem): string {
  return `${problem.file}: ${problem.field}: ${problem.message} [${problem.rule}]`;
}

/** Thrown when content that breaks its own rules is opened. */
export class ContentError extends Error {
  readonly problems: readonly Problem[];

  constructor(problems: readonly Problem[]) {
    super(`${problems.length} problem(s) in the content:\n${problems.map(problemLine).join('\n')}`);
    this.name = 'ContentError';
    this.problems = problems;
  }
}
