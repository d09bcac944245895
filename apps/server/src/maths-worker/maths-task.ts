import type { Locale } from '@ori/contracts/locale';
import type { CheckedSteps } from '@ori/core/maths/check-steps/check-steps';
import type { Solution } from '@ori/core/maths/solve/solution';
import type { GroundedProblem } from '@ori/core/tutor/ground';

/** What the maths thread can be asked, and what it answers. */
export type MathsTask =
  | { readonly kind: 'solve'; readonly message: string; readonly locale: Locale }
  | { readonly kind: 'problem'; readonly message: string; readonly locale: Locale }
  | {
      readonly kind: 'check';
      readonly problem: string | null;
      readonly lines: readonly string[];
      readonly locale: Locale;
    };
/** Wrapped, so that the maths' own silence is told apart from no answer at all. */
export type MathsAnswer =
  | { readonly kind: 'solve'; readonly solution: Solution | null }
  | { readonly kind: 'problem'; readonly problem: GroundedProblem | null }
  | { readonly kind: 'check'; readonly checked: CheckedSteps };
