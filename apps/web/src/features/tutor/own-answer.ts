import type { Locale } from '@ori/contracts/locale';
import type { Helpline } from '@ori/contracts/tutor-care';
import { cannedAnswer, type CannedAnswer } from '@ori/core/tutor/compose/canned';
import { typedLocale } from '@ori/core/tutor/intent/typed-locale';
import type { Audience } from './audience.ts';
import { careHere } from './care-here.ts';
import { learnerHere } from './untold/kept-words.ts';

/** What this browser says by itself. */
export interface OwnAnswer extends CannedAnswer {
  readonly locale: Locale;
  /** Words of care, which go before everything else. */
  readonly isCare: boolean;
  /** The word kept of it until somebody heard; null where none is. */
  readonly word: string | null;
}

/** The child whose grown-ups hear of a cry; where nobody can be asked who this is, the one who was here last. */
function childToldOf({ user, isChild, isVisitor }: Audience): string | null {
  if (user === null) return isVisitor ? null : learnerHere();
  return isChild ? user.id : null;
}

/** What this browser says by itself to a message: first whether it calls for care, only then the canned answers. */
export function ownAnswer(
  asked: string,
  audience: Audience,
  onScreen: Locale,
  helplines: readonly Helpline[] | null,
): OwnAnswer {
  const locale = typedLocale(asked, onScreen);
  const care = careHere(asked, { ...audience, childId: childToldOf(audience) }, onScreen, helplines);
  if (care !== null) return { id: null, path: null, locale, isCare: true, ...care };
  const canned = cannedAnswer(asked, audience.isVisitor ? 'visitor' : 'signed-in', locale);
  return { ...canned, locale, isCare: false, word: null };
}
