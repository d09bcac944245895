import { withTimesForX } from '../../maths/times-for-x.ts';
import type { Ground, GroundedWork } from '../ground.ts';
import { markMaths } from '../ground/mark-maths.ts';
import type { Draft, Move } from '../turn.ts';
import { VERIFIED, STATES_NOTHING } from './confidence.ts';
import { draft } from './draft.ts';
import { asksSomething, toFirstQuestion } from './one-question.ts';
import { maySay, sentences, speak, type Voice } from './voice.ts';
import { actions } from './wordings/actions.ts';
import * as words from './wordings/check.ts';
import * as wrong from './wordings/wrong-line.ts';
import { ASK_WHY, ONE_ALONE, SOLVED, SOLVED_IN_LINES } from './wordings/praise.ts';

const MATHS_ONLY = /^[\d\s.,+\-−×÷*·/=()^²³%<>≤≥xyzn]{1,24}$/u;
const TRIES_A_NUMBER = /\b(?:your number|ton nombre|ese número|tu número)\b/iu;
const LONE_NUMBER = /^\s*[-−]?\d[\d.,/ ]*$/u;
const ON_THE_WAY = /^(?!\s*\p{L}\s*=)(?=.*\p{L}).*=/u;

/** The misconception's question; another where it asks nothing or would say too much, or there is no number to try. */
function questionAbout({ checked, lines }: GroundedWork, voice: Voice): string {
  if (checked.ok !== false) return speak(voice, wrong.HOW_DID_YOU, {}, 2);
  const wrongLine = lines[checked.line] ?? '';
  const asked = toFirstQuestion(checked.question[voice.listener.locale]);
  // A lone number has no two sides to look at.
  if (checked.misconception === null && LONE_NUMBER.test(wrongLine))
    return speak(voice, wrong.HOW_DID_YOU, {}, 2);
  if (TRIES_A_NUMBER.test(asked) && ON_THE_WAY.test(wrongLine))
    return speak(voice, wrong.WHAT_ON_BOTH_SIDES, {}, 2);
  const marked = markMaths(asked, voice.listener.locale);
  return asksSomething(marked) && maySay(voice, marked) ? marked : speak(voice, wrong.HOW_DID_YOU, {}, 2);
}

/** A typed line as it is printed: `7 x 8 = 54` with a sign instead of a letter. */
const printed = (line: string): string =>
  withTimesForX(line.trim()).replace(/(?:(?<!\s)\s+)?[*·⋅∙•✕✖∗×]\s*/gu, ' × ');

/** A line's number with the line itself, so that nobody counts it otherwise. */
function namedLine(written: string, number: number, voice: Voice): string {
  const text = printed(written);
  return MATHS_ONLY.test(text) && maySay(voice, text) ? `${number} ($${text}$)` : String(number);
}

/** The line by its number, or by its place where the number happens to be the answer. */
function wrongLine(work: GroundedWork, line: number, voice: Voice): string {
  const mayCount = maySay(voice, `1 ; ${line} ; ${line + 1}`);
  const holds = speak(voice, line === 1 ? wrong.ONE_LINE_HOLDS : wrong.LINES_HOLD, { before: String(line) });
  const wordings = line === 0 ? wrong.WRONG_FIRST_LINE : wrong.WRONG_LINE;
  const where = mayCount
    ? speak(voice, wordings, { line: namedLine(work.lines[line] ?? '', line + 1, voice) }, 1)
    : speak(voice, wrong.WRONG_PLACE, { place: wrong.PLACES[line] ?? wrong.LAST_PLACE });
  return sentences(line > 0 && mayCount ? holds : null, where, questionAbout(work, voice));
}

const OPTION_LETTER = /^[a-h]$/;

/** A short answer in symbols is named; words are not said back. */
function wrongAnswer(work: GroundedWork, voice: Voice): string {
  const given = printed(work.lines.at(-1) ?? '');
  const isMaths = MATHS_ONLY.test(given) && /\d/.test(given);
  const shown = isMaths ? `$${given}$` : `“${given}”`;
  const isNamed = (isMaths || OPTION_LETTER.test(given)) && maySay(voice, given);
  const said = isNamed ? speak(voice, wrong.WRONG_VALUE, { given: shown }) : speak(voice, wrong.WRONG_ANSWER);
  return sentences(said, questionAbout(work, voice));
}

function foundIn({ because }: Move, work: GroundedWork | null, voice: Voice): string {
  const line = work && work.checked.ok !== true ? work.checked.line : 0;
  if (!work || because === 'no-work') return speak(voice, words.NO_WORK);
  if (because === 'first-wrong-line') return wrongLine(work, line, voice);
  if (because === 'wrong-answer') return wrongAnswer(work, voice);
  if (because === 'unreadable-line') return speak(voice, words.UNREADABLE, { line: String(line + 1) });
  if (because === 'holds') return speak(voice, words.HOLDS);
  if (because === 'holds-in-words') return speak(voice, words.HOLDS_IN_WORDS);
  return speak(voice, words.RIGHT_SO_FAR);
}

/** What was found in the learner's working: where it turns, and one question to test it with. */
export function composeCheck(move: Move, { work }: Ground, voice: Voice): Draft {
  return draft({
    message: foundIn(move, work, voice),
    messageType: work?.checked.ok === true ? 'encouragement' : 'suggestion',
    suggestedActions: [...actions(voice, 'check', 'hint')],
    confidence: work && work.checked.ok !== null ? VERIFIED : STATES_NOTHING,
  });
}

/** A right answer: what was done, then the next step. */
export function composePraise({ because }: Move, { work }: Ground, voice: Voice): Draft {
  const inLines = (work?.lines.length ?? 0) > 1;
  const message =
    because === 'solved-with-help'
      ? speak(voice, ONE_ALONE)
      : sentences(speak(voice, inLines ? SOLVED_IN_LINES : SOLVED), speak(voice, ASK_WHY, {}, 1));
  return draft({
    message,
    messageType: 'encouragement',
    suggestedActions: [...actions(voice, because === 'solved-with-help' ? 'ready' : 'goOn', 'practice')],
    confidence: VERIFIED,
  });
}
