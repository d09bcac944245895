import type { Locale } from '@ori/contracts/locale';
import type { Helpline } from '@ori/contracts/tutor-care';
import type { TutorTier } from '@ori/contracts/tutor-names';
import { typedLocale } from '@ori/core/tutor/intent/typed-locale';
import { careAtOnce, cryIn } from '@ori/core/tutor/safety/care-at-once';
import { DEFAULT_HELPLINES } from '@ori/core/tutor/safety/helplines';
import { keepWord } from './untold/kept-words.ts';

/** Who wrote, as far as it is known here. */
export interface CareReader {
  readonly careTier: TutorTier;
  readonly isGrown: boolean;
  /** The child whose grown-ups are to hear of it; null: nobody is told. */
  readonly childId: string | null;
}

/** Words of care, and the word kept of them until somebody heard; null where none is kept. */
export interface CareHere {
  readonly message: string;
  readonly word: string | null;
}

/**
 * What is said here, without a server, to a message that calls for care; null where it calls for none. The helplines
 * are those of this device's time zone: of the installation's list, or of the product's own until that came. Of a
 * child's message word is kept before anything is said, so that it goes out even if this page is closed at once.
 */
export function careHere(
  message: string,
  { careTier, isGrown, childId }: CareReader,
  onScreen: Locale,
  helplines: readonly Helpline[] | null,
): CareHere | null {
  const cry = cryIn(message);
  if (cry === null) return null;
  const word = childId === null ? null : keepWord(childId, cry, Date.now());
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const said = careAtOnce(cry, {
    tier: careTier,
    locale: typedLocale(message, onScreen),
    isGrown,
    isToldLater: word !== null,
    timeZone: timeZone ?? null,
    helplines: helplines ?? DEFAULT_HELPLINES,
  });
  return { message: said, word };
}
