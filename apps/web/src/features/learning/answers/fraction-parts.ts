/** A fraction as it stands in its two boxes. */
export interface FractionParts {
  readonly top: string;
  readonly bottom: string;
}

/** A slash as keyboards make it: plain, of a fraction, of a division, full width. */
const SLASH = /[/\u2044\u2215\uff0f]/;

export function hasSlash(text: string): boolean {
  return SLASH.test(text);
}

/** Cut at the first slash; whatever else was typed stays in sight in the bottom box. */
export function partsOf(answer: string): FractionParts {
  const at = answer.search(SLASH);
  return at < 0 ? { top: answer, bottom: '' } : { top: answer.slice(0, at), bottom: answer.slice(at + 1) };
}

/** The answer that is sent; without a bottom it is a whole number. */
export function answerOf({ top, bottom }: FractionParts): string {
  return bottom === '' ? top : `${top}/${bottom}`;
}

/** The boxes after typing in the top one: a slash there carries what follows it below the line. */
export function typedAbove(typed: string, before: FractionParts): FractionParts {
  if (!hasSlash(typed)) return { top: typed, bottom: before.bottom };
  const { top, bottom } = partsOf(typed);
  return { top, bottom: bottom === '' ? before.bottom : bottom };
}

/** The boxes after typing in the bottom one: a whole fraction typed there finds its places. */
export function typedBelow(typed: string, before: FractionParts): FractionParts {
  return before.top === '' && hasSlash(typed) ? partsOf(typed) : { top: before.top, bottom: typed };
}
