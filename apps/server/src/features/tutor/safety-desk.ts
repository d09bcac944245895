import type { Helpline } from '@ori/contracts/tutor-care';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { draft } from '@ori/core/tutor/compose/draft';
import { countryOf } from '@ori/core/tutor/safety/country-of';
import { emergencyNumberOf } from '@ori/core/tutor/safety/emergency-numbers';
import { minimalExcerpt } from '@ori/core/tutor/safety/excerpt';
import { helplinesFor } from '@ori/core/tutor/safety/helplines';
import { safetyReply } from '@ori/core/tutor/safety/replies/safety-reply';
import type { Triage } from '@ori/core/tutor/safety/triage';
import { whoIsTold } from '@ori/core/tutor/safety/who-is-told';
import type { Listener } from '@ori/core/tutor/turn';
import type { HelplineDesk } from './care/helpline-desk.ts';
import type { ComposedDraft } from './composer.ts';

import type { TutorDeps } from './tutor.deps.ts';
import type { NewAlert } from './turns.store.ts';

interface Deps extends Pick<TutorDeps, 'newId' | 'now'> {
  readonly helplineDesk: HelplineDesk;
}
interface Said {
  readonly viewer: Viewer;
  readonly learner: Learner;
  readonly listener: Listener;
  /** The message as it was written, with the lines of working; null where only what it was about came here. */
  readonly written: string | null;
  /** When the learner's messages of the second tier came lately, milliseconds since the epoch. */
  readonly earlierSoftMs: readonly number[];
  /** A grown-up cares for this learner here. */
  readonly isWatched: boolean;
}
interface Answer {
  readonly draft: ComposedDraft;
  readonly alert: NewAlert | null;
  readonly isPrivate: boolean;
}

const GROWN: ReadonlySet<string | null> = new Set(['university', 'adult']);
/** Somebody for whom nobody else answers. */
export const isGrownUp = ({ role, ageGroup }: Pick<Learner, 'role' | 'ageGroup'>): boolean =>
  role !== 'student' || GROWN.has(ageGroup);

const NOBODY = { timeZone: null, isGrown: false, isTold: false };

/** Fixed answers to messages that need more care than a lesson, and who is told of them. */
export function createSafetyDesk({ helplineDesk, newId, now }: Deps) {
  async function draftFor(
    found: Triage,
    { tier, locale }: Listener,
    about: { readonly timeZone: string | null; readonly isGrown: boolean; readonly isTold: boolean },
  ): Promise<ComposedDraft> {
    const lines: readonly Helpline[] = found.tier === 'S1' ? await helplineDesk.all() : [];
    const { timeZone, isGrown, isTold } = about;
    const country = timeZone === null ? null : countryOf(timeZone);
    const help = {
      helplines: helplinesFor(country, locale, lines),
      emergencyNumber: emergencyNumberOf(country),
    };
    const message = safetyReply(found.category, { tier, locale, isGrown, isTold }, help);
    return { ...draft({ message, confidence: 1 }), via: 'embedded' };
  }

  /** A child without a grown-up here has the safeguarding adults; a grown learner is not told on. */
  function alertFor(
    found: Triage,
    { viewer, learner, written, isWatched, earlierSoftMs }: Omit<Said, 'listener'>,
  ): NewAlert | null {
    const { tier, category } = found;
    if ((tier !== 'S1' && tier !== 'S2') || isGrownUp(learner)) return null;
    const { to, withExcerpt } = whoIsTold(found, earlierSoftMs, now().getTime());
    if (to === 'nobody') return null;
    const audience = to === 'parent' && isWatched ? 'family' : 'safeguarding';
    const mayQuote = withExcerpt && audience === 'family';
    const excerpt = mayQuote && written !== null ? minimalExcerpt(written, found, viewer.locale) : null;
    return { id: newId(), tier, category, audience, excerpt };
  }

  return {
    alertFor,
    async answer(found: Triage, told: Said): Promise<Answer> {
      const alert = alertFor(found, told);
      const { listener, learner, viewer } = told;
      const about = { timeZone: viewer.timeZone, isGrown: isGrownUp(learner), isTold: alert !== null };
      const draft = await draftFor(found, listener, about);
      return { draft, alert, isPrivate: alert?.audience === 'safeguarding' };
    },
    /** Nobody is told of a visitor: nobody knows them. */
    async answerVisitor(found: Triage, listener: Listener): Promise<{ draft: ComposedDraft }> {
      return { draft: await draftFor(found, listener, NOBODY) };
    },
  };
}
export type SafetyDesk = ReturnType<typeof createSafetyDesk>;
