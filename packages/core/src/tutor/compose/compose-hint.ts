import type { Ground, GroundedProblem } from '../ground.ts';
import { fitsTier } from '../reading.ts';
import type { Draft, Move } from '../turn.ts';
import { draft } from './draft.ts';
import { asksSomething, asOwnQuestion, secondQuestion, toFirstQuestion } from './one-question.ts';
import { VERIFIED } from './confidence.ts';
import { maySay, sentences, speak, type Voice } from './voice.ts';
import { helpActions } from './wordings/actions.ts';
import * as stance from './wordings/hint-stance.ts';
import * as inWords from './wordings/hint-in-words.ts';
import * as words from './wordings/hint.ts';

/** Before the hint: a refusal to give the answer, what a grown-up set, or nothing where the hint is short. */
function leadOf({ because }: Move, voice: Voice): string | null {
  if (because === 'not-the-answer') return speak(voice, stance.NOT_THE_ANSWER);
  if (because === 'hints-only') return speak(voice, stance.HINTS_ONLY);
  return speak(voice, stance.LEAD);
}

/** Whether it is worked out in lines; other questions are answered by picking, sorting or naming. */
const isInSymbols = ({ task, steps }: GroundedProblem) =>
  task !== null || steps.some(({ text }) => text.includes('$'));
const takesLines = (problem: GroundedProblem) => problem.isPicked !== true && isInSymbols(problem);

function askFirst(problem: GroundedProblem, voice: Voice): string {
  return speak(voice, isInSymbols(problem) ? words.ASK_FIRST_LINE : inWords.ASK_WHAT_IT_TELLS, {}, 1);
}

function askNext(problem: GroundedProblem, voice: Voice): string {
  return speak(voice, isInSymbols(problem) ? words.ASK_NEXT_STEP : inWords.ASK_GO_ON, {}, 1);
}

/** A hint that asks nothing itself is followed by what is looked for: a result, or what fits. */
function withQuestion(said: string, problem: GroundedProblem, voice: Voice): string {
  if (asksSomething(said)) return said;
  const asked = isInSymbols(problem) ? words.ASK_AFTER_HINT : inWords.ASK_WHAT_IT_TELLS;
  return sentences(said, speak(voice, asked, {}, 1));
}

/** Level 0: where to look. */
function nudgeOf(problem: GroundedProblem, voice: Voice): string {
  const said = toFirstQuestion(problem.nudge);
  return said !== '' && maySay(voice, said)
    ? withQuestion(said, problem, voice)
    : speak(voice, words.LOOK, {}, 1);
}

/** Level 1: the nudge's second question, or the reason of the first step, or a question that always helps. */
function questionOf(problem: GroundedProblem, voice: Voice): string {
  const { nudge, steps } = problem;
  const further = secondQuestion(nudge);
  if (further !== null && maySay(voice, further)) return asOwnQuestion(further);
  const reason = steps[0]?.reason ?? '';
  const { tier, locale } = voice.listener;
  const isUseful = reason !== '' && !asksSomething(reason) && fitsTier(`${reason} ${reason}`, tier, locale);
  if (!isUseful || !maySay(voice, reason)) return speak(voice, words.LOOK, {}, 2);
  return sentences(speak(voice, words.THINK), reason, askFirst(problem, voice));
}

type Step = GroundedProblem['steps'][number];

/** The first step where it does not show the answer yet; without it the learner takes it. */
function firstStepOf({ steps }: GroundedProblem, voice: Voice): Step | null {
  const [first] = steps;
  if (!first || steps.length < 2) return null;
  return maySay(voice, `${first.text} ${first.reason}`) ? first : null;
}

function stepWords(shown: Step | null, problem: GroundedProblem, voice: Voice): string {
  const { steps } = problem;
  if (shown) return sentences(speak(voice, words.FIRST_STEP), askNext(problem, voice));
  const reason = steps[0]?.reason ?? '';
  const mayTell = reason !== '' && maySay(voice, reason) && !asksSomething(reason);
  return sentences(
    steps.length < 2 ? speak(voice, words.ONE_STEP_ONLY) : null,
    mayTell ? reason : null,
    askFirst(problem, voice),
  );
}

function bodyOf(move: Move, problem: GroundedProblem, shown: Step | null, voice: Voice): string {
  if (move.level === 0) return nudgeOf(problem, voice);
  return move.level === 1 ? questionOf(problem, voice) : stepWords(shown, problem, voice);
}

function tryFirst(problem: GroundedProblem | null, voice: Voice): string {
  const inLines = problem === null || takesLines(problem);
  return speak(voice, inLines ? stance.TRY_FIRST : stance.TRY_FIRST_IN_WORDS);
}

/** A hint of level 0 to 2, or an invitation to try before the next one. */
export function composeHint(move: Move, { problem }: Ground, voice: Voice): Draft {
  const extras = { messageType: 'suggestion', confidence: VERIFIED, ...helpActions(voice) } as const;
  if (move.because === 'try-first' || !problem)
    return draft({ message: tryFirst(problem, voice), ...extras });
  const shown = move.level === 2 ? firstStepOf(problem, voice) : null;
  const body = bodyOf(move, problem, shown, voice);
  const needsLead = move.because !== 'asked' && move.because !== 'new-problem';
  const lead = needsLead || move.level === 0 ? leadOf(move, voice) : null;
  return draft({ message: sentences(lead, body), steps: shown ? [shown] : [], ...extras });
}
