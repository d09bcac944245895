import type { Locale } from '@ori/contracts/locale';
import type { TutorTier } from '@ori/contracts/tutor-names';
import type { Viewer } from '@ori/core/access/viewer';
import { typedLocale } from '@ori/core/tutor/intent/typed-locale';
import { careAtOnce, cryIn } from '@ori/core/tutor/safety/care-at-once';
import { tutorTierOf } from '@ori/core/tutor/tier';
import { isGrownUp } from '../safety-desk.ts';
import type { HelplineDesk } from './helpline-desk.ts';

/** Who wrote something outside a conversation, and where they are; somebody unknown is spoken to as a child. */
export interface Passerby {
  readonly viewer: Viewer | null;
  readonly locale: Locale;
  /** The browser's own, an IANA name; null where it did not say. */
  readonly timeZone: string | null;
}
/** Null where what was written calls for no care. */
export type WordsOfCare = (written: string, passerby: Passerby) => Promise<string | null>;

const STRANGER: TutorTier = 'elementary';

function tierOf(viewer: Viewer | null): TutorTier {
  if (viewer === null) return STRANGER;
  return viewer.role === 'student' ? tutorTierOf({ ageGroup: viewer.ageGroup, gradeLevel: null }) : 'high';
}

/** The tutor's words of care where something is written in passing: nothing of it is kept, and nobody is told. */
export function createWordsOfCare({
  helplineDesk,
}: {
  readonly helplineDesk: Pick<HelplineDesk, 'all'>;
}): WordsOfCare {
  return async (written, { viewer, locale, timeZone }) => {
    const cry = cryIn(written);
    if (cry === null) return null;
    return careAtOnce(cry, {
      tier: tierOf(viewer),
      locale: typedLocale(written, locale),
      isGrown: viewer !== null && isGrownUp(viewer),
      timeZone: timeZone ?? viewer?.timeZone ?? null,
      helplines: await helplineDesk.all(),
    });
  };
}
