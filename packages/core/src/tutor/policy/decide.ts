import type { TutorIntent } from '@ori/contracts/tutor-names';
import type { Ground } from '../ground.ts';
import type { TalkKind } from '../intent/talk-rule.ts';
import type { Allowance, Ladder } from '../turn.ts';
import { decision, type Decision, type Turn } from './decision.ts';
import { hintFor } from './hint-ladder.ts';
import { judgeWork } from './judge-work.ts';
import { isAboutClaim } from './about-claim.ts';
import { isBreakDue, limitOf } from './limits.ts';
import { standAt } from './stand.ts';
import { takeApart } from './take-apart.ts';

/** Help with a problem; after a whole solution the unaided question comes before anything else. */
function helpOrTwin(turn: Turn, help: (turn: Turn) => Decision): Decision {
  const { ladder, isNew } = turn.stand;
  if (!ladder.owesTwin) return help(turn);
  return decision(turn, 'twin', isNew ? 'before-next' : 'owed', { ladder: { ...ladder, owesTwin: false } });
}

/** Working that was not judged yet goes before hints. */
function helpWithProblem(turn: Turn): Decision {
  const { ground, stand } = turn;
  if (stand.freshWork) return judgeWork(turn, stand.freshWork);
  if (ground.problem) return helpOrTwin(turn, hintFor);
  if (ground.wordProblem) return helpOrTwin(turn, takeApart);
  if (ground.work) return judgeWork(turn, ground.work);
  return stand.ladder.owesTwin ? helpOrTwin(turn, noGround) : noGround(turn);
}

function checkWork(turn: Turn): Decision {
  const { ground, stand } = turn;
  const work = stand.freshWork ?? ground.work;
  return work ? judgeWork(turn, work) : decision(turn, 'check', 'no-work');
}

/** Nothing to stand on: it says so, and offers the nearest lesson or a human. */
function noGround(turn: Turn): Decision {
  return turn.ground.nearestLesson
    ? decision(turn, 'lesson', 'nearest')
    : decision(turn, 'redirect', 'no-ground');
}

const hasProblem = ({ problem, wordProblem, work }: Ground) =>
  problem !== null || wordProblem !== null || work !== null;

/** A question that is not about what is in hand: it is not answered with a hint on that. */
const isAside = ({ ground, stand }: Turn): boolean =>
  ground.isAside === true && !stand.isNew && stand.freshWork === null;

function explain(turn: Turn): Decision {
  const { ground, stand } = turn;
  if (ground.problem !== null && stand.isNew) return helpWithProblem(turn);
  if (ground.passages.length > 0) return decision(turn, 'lesson', 'passage');
  if (ground.definition) return decision(turn, 'define', 'definition');
  return hasProblem(ground) && !isAside(turn) ? helpWithProblem(turn) : noGround(turn);
}

function define(turn: Turn): Decision {
  return turn.ground.definition ? decision(turn, 'define', 'definition') : explain(turn);
}

function openLesson(turn: Turn): Decision {
  const { passages, nearestLesson, figures } = turn.ground;
  if (passages.length > 0) return decision(turn, 'lesson', 'passage');
  if (nearestLesson) return decision(turn, 'lesson', 'nearest');
  const own = figures?.currentLesson ?? figures?.nextLesson;
  return own ? decision(turn, 'figures', 'lesson') : decision(turn, 'redirect', 'no-ground');
}

type FiguresIntent = 'progress' | 'schedule' | 'assignments' | 'goals' | 'achievements';
const figures = (because: FiguresIntent) => (turn: Turn) =>
  turn.ground.figures ? decision(turn, 'figures', because) : decision(turn, 'redirect', 'sign-in');

/** "Yes", "ok": on with what was begun; without anything begun, what next? */
function goOn(turn: Turn): Decision {
  if (hasProblem(turn.ground) || turn.stand.ladder.owesTwin) return helpWithProblem(turn);
  return decision(turn, 'clarify', 'what-next');
}

function practise(turn: Turn): Decision {
  return turn.stand.ladder.owesTwin ? helpOrTwin(turn, noGround) : decision(turn, 'redirect', 'practice');
}

const isOfTheirOwn = ({ problem, wordProblem }: Ground): boolean =>
  problem?.source === 'message' || wordProblem !== null;

/** A message of no known kind: whatever ground it has decides. */
function other(turn: Turn): Decision {
  const { ground, stand } = turn;
  if (stand.freshWork) return judgeWork(turn, stand.freshWork);
  if (isOfTheirOwn(ground) && !isAside(turn)) return helpWithProblem(turn);
  if (ground.passages.length > 0 || ground.definition) return define(turn);
  if (isAside(turn)) return noGround(turn);
  if (stand.ladder.owesTwin) return helpWithProblem(turn);
  return ground.problem ? decision(turn, 'clarify', 'on-problem') : noGround(turn);
}

/** Without a problem, a passage or a lesson: which problem is it? */
function withProblemOrAsk(turn: Turn): Decision {
  const { ground, stand } = turn;
  if (hasProblem(ground) || stand.ladder.owesTwin) return helpWithProblem(turn);
  if (ground.passages.length > 0) return decision(turn, 'lesson', 'passage');
  return decision(turn, 'clarify', 'what-topic');
}

/** A feeling about the problem at hand is met, and the problem made smaller; see the words of `feeling`. */
const RULES: Readonly<Record<TutorIntent, (turn: Turn) => Decision>> = {
  solve: (turn) => (hasProblem(turn.ground) && !isAside(turn) ? helpWithProblem(turn) : noGround(turn)),
  'check-work': checkWork,
  hint: withProblemOrAsk,
  stuck: withProblemOrAsk,
  'give-answer': withProblemOrAsk,
  explain,
  define,
  practice: practise,
  lesson: openLesson,
  progress: figures('progress'),
  schedule: figures('schedule'),
  assignments: figures('assignments'),
  goals: figures('goals'),
  achievements: figures('achievements'),
  worksheets: (turn) => decision(turn, 'redirect', 'worksheets'),
  greeting: (turn) => decision(turn, 'greet', 'greeting'),
  thanks: (turn) => decision(turn, 'greet', 'thanks'),
  goodbye: (turn) => decision(turn, 'greet', 'goodbye'),
  feeling: (turn) => decision(turn, 'greet', 'feeling'),
  'about-tutor': (turn) => decision(turn, 'greet', 'about-tutor'),
  'human-help': (turn) => decision(turn, 'redirect', 'human-help'),
  affirm: goOn,
  deny: goOn,
  other,
};

/** What is said of talk beside the lessons, whatever is in hand. */
function aside(turn: Turn, talk: TalkKind): Decision {
  if (talk === 'begin') return goOn(turn);
  if (talk === 'unreadable') return decision(turn, 'clarify', 'unreadable');
  if (talk !== 'write-for-me') return decision(turn, 'greet', talk);
  return hasProblem(turn.ground) ? helpWithProblem(turn) : decision(turn, 'redirect', 'write-for-me');
}

function withBreak({ move, ladder }: Decision, allowance: Allowance, nowMs: number): Decision {
  if (!isBreakDue(allowance, ladder, nowMs)) return { move, ladder };
  return { move: { ...move, suggestsBreak: true }, ladder: { ...ladder, breakAtMs: nowMs } };
}

/**
 * What the tutor does in a turn, by rules (tutor.md §0–2, design §8), and where the ladder stands afterwards.
 * `nowMs` is milliseconds since the epoch. The same input always gives the same move.
 */
export function decide(input: {
  readonly intent: TutorIntent;
  readonly ground: Ground;
  readonly ladder: Ladder;
  readonly allowance: Allowance;
  readonly nowMs: number;
  /** Talk beside the lessons, where it is that. */
  readonly talk?: TalkKind | null;
}): Decision {
  const { intent, ground, ladder, allowance, nowMs, talk = null } = input;
  const limit = limitOf(allowance);
  if (limit) {
    const stand = { ladder, isNew: false, freshWork: null };
    return decision({ intent, ground, stand, allowance, nowMs }, 'limit', limit);
  }
  const stand = standAt(ladder, ground, nowMs);
  const turn = { intent, ground, stand, allowance, nowMs };
  // What is in hand waits as it was: it was not spoken of.
  if (isAboutClaim(turn, talk))
    return withBreak(decision(turn, 'lesson', 'claim', { ladder }), allowance, nowMs);
  const isTalk = talk !== null && stand.freshWork === null;
  return withBreak(isTalk ? aside(turn, talk) : RULES[intent](turn), allowance, nowMs);
}
