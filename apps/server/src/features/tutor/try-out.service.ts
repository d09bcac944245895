import { DEFAULT_LOCALE, type Locale } from '@ori/contracts/locale';
import type { tryTutorInput, TutorMessage } from '@ori/contracts/tutor';
import { STUCK_AFTER_MS, type TutorPersonalityId, type TutorTier } from '@ori/contracts/tutor-names';
import { typedLocale } from '@ori/core/tutor/intent/typed-locale';
import { triage } from '@ori/core/tutor/safety/triage';
import { type Allowance, type Listener, NO_LADDER } from '@ori/core/tutor/turn';
import type { z } from 'zod';
import type { ComposedDraft, Composer } from './composer.ts';
import { NOTHING_IN_HAND } from './problem-in-hand.ts';
import { presentReply } from './present-reply.ts';
import type { SafetyDesk } from './safety-desk.ts';
import type { Steered, Steering } from './think.ts';
import type { TutorDeps } from './tutor.deps.ts';
import type { KeptProblem } from './tutor.tables.ts';

interface Deps extends Pick<TutorDeps, 'now' | 'newId' | 'recordTurn'> {
  readonly steer: Steering;
  readonly safety: SafetyDesk;
  readonly composer: Composer;
}
type Wanted = z.infer<typeof tryTutorInput>;

/** So many of a visitor's earlier lines are gone through again: nothing of them is kept here. */
const REPLAYED = 6;
const FIRST_PERSONALITY: TutorPersonalityId = 'guide';
const FIRST_TIER: TutorTier = 'elementary';
const OPEN: Allowance = {
  mode: 'worked',
  workedToday: 0,
  minutesLeft: null,
  isQuietTime: false,
  minutesInARow: 0,
};

const NOBODYS = { viewer: null, place: {}, allowance: () => OPEN };

/** The language that was surely written last, else the one on screen. */
const spokenIn = ({ message, before = [] }: Wanted, onScreen: Locale): Locale =>
  [...before.filter(({ role }) => role === 'student').map(({ content }) => content), message].reduce<Locale>(
    (locale, line) => typedLocale(line, locale),
    onScreen,
  );

/** The visitor's try: the same pipeline, with nobody known and nothing kept. */
export function createTryOut({ steer, safety, composer, recordTurn, now, newId }: Deps) {
  /** How far help has gone, from what was said before; each line counts as some time with the problem. */
  async function steered(wanted: Wanted, locale: Locale): Promise<Steered> {
    const { personality = FIRST_PERSONALITY, tier = FIRST_TIER } = wanted;
    const before = (wanted.before ?? []).filter(({ role }) => role === 'student').slice(-REPLAYED);
    const lines = [...before.map(({ content }) => content), wanted.message];
    let stand = { ladder: NO_LADDER, kept: null as KeptProblem | null };
    let last: Steered | null = null;
    for (const [index, message] of lines.entries()) {
      const nowMs = index * STUCK_AFTER_MS;
      last = await steer({ ...NOBODYS, ...stand, locale, tier, message, personality, nowMs });
      stand = { ladder: last.ladder, kept: last.kept };
    }
    if (last === null) throw new Error('A try has a line');
    return last;
  }

  function present(draft: ComposedDraft, about: Omit<Steered, 'ground'>, begunAt: Date): TutorMessage {
    const thought = {
      ...about,
      said: '',
      subject: null,
      draft,
      twin: null,
      alert: null,
      redirected: null,
      isPrivate: false,
    };
    const at = now();
    const ids = { sent: newId(), reply: newId() };
    const responseMs = at.getTime() - begunAt.getTime();
    return presentReply(thought, { sessionId: newId(), ids, begunAt, at, responseMs }).reply;
  }

  return async (wanted: Wanted, ofRequest: Locale): Promise<TutorMessage> => {
    const begunAt = now();
    const locale = spokenIn(wanted, wanted.locale ?? ofRequest ?? DEFAULT_LOCALE);
    const { personality = FIRST_PERSONALITY, tier = FIRST_TIER } = wanted;
    const listener: Listener = { tier, locale, personality, firstName: null };
    const found = triage(wanted.message);
    if (found !== null) {
      const move = { kind: 'safety', intent: 'other', level: 0, because: 'safety', forbidden: [] } as const;
      const stand = { intent: 'other', confidence: 1, move, ladder: NO_LADDER, kept: null } as const;
      const { draft } = await safety.answerVisitor(found, listener);
      return present(draft, { ...stand, inHand: NOTHING_IN_HAND, wrongLine: null }, begunAt);
    }
    const { ground, ...stand } = await steered(wanted, locale);
    const nobody = { learnerId: null, familyId: null, conversationId: null, modelVendor: null };
    const turn = { ...nobody, message: wanted.message, variety: wanted.before?.length ?? 0 };
    const draft = await composer(stand.move, ground, listener, turn, async () => {});
    const { move, ladder } = stand;
    recordTurn?.(null, { said: wanted.message, draft, move, ladder, ground, listener, hasTwin: false });
    return present(draft, stand, begunAt);
  };
}
export type TryOut = ReturnType<typeof createTryOut>;
