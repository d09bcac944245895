import type { Question } from '@ori/contracts/practice';
import type { SendTutorMessageInput, TutorPlace } from '@ori/contracts/tutor';
import type { TutorIntent, TutorPersonalityId, TutorTier } from '@ori/contracts/tutor-names';
import type { Learner } from '@ori/core/access/learner';
import type { Viewer } from '@ori/core/access/viewer';
import { type Ground, NO_GROUND } from '@ori/core/tutor/ground';
import { intentOf } from '@ori/core/tutor/intent/intent-of';
import { talkOf } from '@ori/core/tutor/intent/talk-of';
import { typedLocale } from '@ori/core/tutor/intent/typed-locale';
import { culturesOf } from '@ori/core/tutor/personalities';
import { agreedVendor } from '@ori/core/tutor/policy/agreed-vendor';
import { decide } from '@ori/core/tutor/policy/decide';
import { redact } from '@ori/core/tutor/safety/redact';
import { triage } from '@ori/core/tutor/safety/triage';
import { tutorTierOf } from '@ori/core/tutor/tier';
import { type Allowance, type Ladder, type Listener, type Move, NO_LADDER } from '@ori/core/tutor/turn';
import { allowanceOf } from './allowance-of.ts';
import { limitsOf } from './care/limits.store.ts';
import type { ComposedDraft, Composer } from './composer.ts';
import type { Grounding } from './gather-ground.ts';
import { type InHand, NOTHING_IN_HAND } from './problem-in-hand.ts';
import { isGrownUp, type SafetyDesk } from './safety-desk.ts';
import type { TutorDeps } from './tutor.deps.ts';
import type { KeptProblem } from './tutor.tables.ts';
import type { NewAlert, TurnState } from './turns.store.ts';

/** A learner's turn, before it is thought over. */
export interface Occasion {
  readonly viewer: Viewer;
  readonly learner: Learner;
  readonly state: TurnState;
  readonly conversation: NonNullable<TurnState['conversation']>;
  readonly wanted: Omit<SendTutorMessageInput, 'message'> & {
    readonly message: string;
    /** Help asked for inside the work, by a button: no message says what is wanted. */
    readonly workHelp?: 'hint' | 'check' | undefined;
  };
  readonly emit: (sentence: string) => Promise<void>;
}

/** What a turn comes to, before it is worded. */
export interface Steered {
  readonly intent: TutorIntent;
  readonly confidence: number;
  readonly move: Move;
  readonly ladder: Ladder;
  readonly ground: Ground;
  readonly inHand: InHand;
  /** The first line of the working that does not follow, from 0; null where none was found. */
  readonly wrongLine: number | null;
  /** What stays in hand afterwards. */
  readonly kept: KeptProblem | null;
}

/** A turn thought to its end, before it is kept. */
export interface Thought extends Omit<Steered, 'ground'> {
  /** The learner's words as they are kept. */
  readonly said: string;
  /** The school subject of what was worked on, or null. */
  readonly subject: string | null;
  readonly draft: ComposedDraft;
  readonly twin: Question | null;
  readonly alert: NewAlert | null;
  /** What it was turned away for, where nobody is told of it (tier S3). */
  readonly redirected: string | null;
  /** Said of the family itself: the family does not read it. */
  readonly isPrivate: boolean;
}
export type Thinking = (occasion: Occasion) => Promise<Thought>;

/** What steering needs to know; `allowance` depends on the skill, which is known once the problem is. */
interface Course {
  readonly viewer: Viewer | null;
  readonly locale: Viewer['locale'];
  readonly tier: TutorTier;
  readonly message: string;
  readonly workHelp?: 'hint' | 'check' | undefined;
  readonly place: TutorPlace;
  readonly personality: TutorPersonalityId;
  readonly kept: KeptProblem | null;
  readonly ladder: Ladder;
  readonly allowance: (skill: string | null) => Allowance;
  readonly nowMs: number;
}

/** What a fixed answer comes to, whatever it answers. */
const CARED = {
  intent: 'other',
  confidence: 1,
  move: { kind: 'safety', intent: 'other', level: 0, because: 'safety', forbidden: [] },
  subject: null,
  inHand: NOTHING_IN_HAND,
  wrongLine: null,
  twin: null,
} as const;
const UNTOLD = { alert: null, redirected: null, isPrivate: false } as const;
const NOTHING_OPEN = { ladder: NO_LADDER, problem: null };

/** The button says what is wanted; words have to be read. */
function intentIn({ message, workHelp, locale }: Course) {
  if (workHelp === undefined) return intentOf(message, locale);
  return { intent: workHelp === 'hint' ? 'hint' : 'check-work', confidence: 1 } as const;
}

/**
 * Solved, a problem of the learner's own is done with; beside a question, so it is once another like it was asked for.
 * A question stays while it is on the page.
 */
function keptAfter(move: Move, { kept }: InHand): KeptProblem | null {
  if (kept?.source !== 'message') return kept;
  const isBesideQuestion = kept.beside !== null && kept.beside !== undefined;
  const isDone = move.kind === 'praise' || (move.because === 'owed' && isBesideQuestion);
  return isDone ? null : kept;
}

function wrongLineOf({ work }: Ground): number | null {
  return work?.checked.ok === false ? work.checked.line : null;
}

/** From words to the move: what is wanted, what it may stand on, what to do (design §8). */
export function createSteering(ground: Grounding) {
  return async (course: Course): Promise<Steered> => {
    const { viewer, locale, tier, message, place, personality, kept, nowMs } = course;
    const { intent, confidence } = intentIn(course);
    const cultures = culturesOf(personality);
    const gathered = await ground({ viewer, locale, tier, message, intent, place, cultures, kept });
    const { inHand } = gathered;
    const { move, ladder } = decide({
      intent,
      ground: gathered.ground,
      ladder: course.ladder,
      allowance: course.allowance(inHand.problem?.skill ?? null),
      nowMs,
      talk: course.workHelp === undefined ? talkOf(message) : null,
    });
    const after = keptAfter(move, inHand);
    const wrongLine = wrongLineOf(gathered.ground);
    return { intent, confidence, move, ladder, ground: gathered.ground, inHand, wrongLine, kept: after };
  };
}
export type Steering = ReturnType<typeof createSteering>;

interface Deps extends Pick<TutorDeps, 'practice' | 'content' | 'now' | 'model' | 'recordTurn'> {
  readonly steer: Steering;
  readonly safety: SafetyDesk;
  readonly composer: Composer;
}

/** Parents, teachers and admins are grown, whatever is not known of their grade. */
const tierOf = ({ role, ageGroup, gradeLevel }: Learner): TutorTier =>
  role === 'student' ? tutorTierOf({ ageGroup, gradeLevel }) : 'high';

const listenerOf = ({ viewer, learner, state, conversation }: Occasion): Listener => ({
  tier: tierOf(learner),
  locale: viewer.locale,
  personality: conversation.personality,
  firstName: learner.firstName,
  isGrown: isGrownUp(learner),
  isReadAlong: state.hasGuardian,
});

/**
 * The same in the language it was written in, where that is sure: who asks in French is answered in French. Lines
 * without words go on in that of the learner's own problem.
 */
function asWritten(occasion: Occasion, written: string): Occasion {
  const { viewer, conversation, wanted } = occasion;
  const { problem } = conversation;
  const isOwn = problem?.source === 'message' && wanted.workHelp === undefined;
  const locale = typedLocale(written, isOwn ? problem.locale : viewer.locale);
  return { ...occasion, viewer: { ...viewer, locale } };
}

function courseOf(
  { viewer, learner, state, conversation, wanted }: Occasion,
  said: string,
  at: Date,
): Course {
  return {
    viewer,
    locale: viewer.locale,
    tier: tierOf(learner),
    message: wanted.message === '' ? '' : said,
    workHelp: wanted.workHelp,
    place: wanted.place ?? {},
    personality: conversation.personality,
    kept: conversation.problem,
    ladder: conversation.ladder ?? NO_LADDER,
    allowance: (skill) => allowanceOf(state, { skill, now: at, timeZone: viewer.timeZone }),
    nowMs: at.getTime(),
  };
}

/** Safety first, then the move, then its words. */
export function createThinking(deps: Deps): Thinking {
  const { practice, content, steer, safety, composer, model, recordTurn, now } = deps;
  const subjects = new Map(content.skills.map(({ id, subject }) => [id, subject]));

  /** A learner's own problem is maths: the engine read it. */
  function subjectOf({ problem }: InHand): string | null {
    if (problem === null) return null;
    return problem.skill === null ? 'math' : (subjects.get(problem.skill) ?? null);
  }

  /** Null when the message needs no more care than a lesson. */
  async function careFor(occasion: Occasion, written: string, said: string): Promise<Thought | null> {
    const found = written === '' ? null : triage(written);
    if (found === null) return null;
    const listener = listenerOf(occasion);
    const { viewer, learner, state } = occasion;
    const { hasGuardian: isWatched, earlierSoftMs } = state;
    const told = { viewer, learner, listener, written, isWatched, earlierSoftMs };
    const cared = await safety.answer(found, told);
    // Where there may be danger, tutoring pauses: nothing is in hand until the child brings it up again.
    const { ladder, problem } = found.tier === 'S1' ? NOTHING_OPEN : occasion.conversation;
    const stand = { ...CARED, ladder: ladder ?? NO_LADDER, kept: problem };
    const { move, ladder: after } = stand;
    const turn = { said: written, draft: cared.draft, move, ladder: after, listener, hasTwin: false };
    recordTurn?.(occasion.conversation.id, { ...turn, ground: NO_GROUND });
    const redirected = found.tier === 'S3' ? found.category : null;
    return { ...stand, said, redirected, ...cared };
  }

  /** An unaided question follows a whole solution, an owed one, and an answer that was reached with much help. */
  function twinFor({ move, ladder, inHand }: Omit<Steered, 'ground'>, viewer: Viewer): Question | null {
    const isOwed = move.kind === 'worked' || move.kind === 'twin';
    const isEarned = move.kind === 'praise' && ladder.owesTwin;
    if (inHand.opened === null || !(isOwed || isEarned)) return null;
    return practice.twin(viewer, inHand.opened.reference);
  }

  return async (asked) => {
    const written = [asked.wanted.message, ...(asked.wanted.place?.work ?? [])].join('\n').trim();
    const occasion = asWritten(asked, written);
    const { viewer, learner, state, conversation, wanted, emit } = occasion;
    const said = redact(wanted.message === '' ? written : wanted.message, viewer.locale).text;
    const cared = await careFor(occasion, written, said);
    if (cared !== null) return cared;
    const { ground, ...steered } = await steer(courseOf(occasion, said, now()));
    const turn = {
      learnerId: viewer.userId,
      familyId: viewer.familyId,
      conversationId: conversation.id,
      message: said,
      modelVendor: agreedVendor(
        { ageGroup: learner.ageGroup, hasGuardian: state.hasGuardian, consentMethod: state.consentMethod },
        { offered: model?.vendor ?? null, agreed: limitsOf(state.limits).modelVendor },
      ),
      variety: conversation.revision,
    };
    const listener = listenerOf(occasion);
    const draft = await composer(steered.move, ground, listener, turn, emit);
    // What is put on the page is in the page's language.
    const twin = twinFor(steered, asked.viewer);
    const subject = subjectOf(steered.inHand);
    const { move, ladder } = steered;
    recordTurn?.(conversation.id, { said, draft, move, ladder, ground, listener, hasTwin: twin !== null });
    return { ...steered, said, subject, draft, twin, ...UNTOLD };
  };
}
