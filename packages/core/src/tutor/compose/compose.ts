import type { TutorMoveKind } from '@ori/contracts/tutor-names';
import { frenchSpaces } from '../../words/french-spaces.ts';
import type { Ground } from '../ground.ts';
import { fitsTier } from '../reading.ts';
import type { Draft, Listener, Move } from '../turn.ts';
import { withBesides } from './besides.ts';
import { composeFigures } from './compose-figures.ts';
import { composeHint } from './compose-hint.ts';
import { composeDefine, composeLesson } from './compose-lesson.ts';
import { composeScaffold, composeTwin, composeWorked } from './compose-problem.ts';
import { composeGreet, composeTalk } from './compose-talk.ts';
import { composeCheck, composePraise } from './compose-work.ts';
import { followUps } from './follow-ups.ts';
import { maySay, sentences, speak, type Voice } from './voice.ts';
import { actions } from './wordings/actions.ts';
import { BREAK } from './wordings/limits.ts';

type Compose = (move: Move, ground: Ground, voice: Voice) => Draft;

const COMPOSERS: Readonly<Record<TutorMoveKind, Compose>> = {
  hint: composeHint,
  check: composeCheck,
  scaffold: composeScaffold,
  worked: composeWorked,
  twin: composeTwin,
  lesson: composeLesson,
  define: composeDefine,
  praise: composePraise,
  clarify: composeTalk,
  redirect: composeTalk,
  figures: composeFigures,
  greet: composeGreet,
  limit: composeTalk,
  safety: composeTalk,
};

/** A word about a pause goes before the reply, so that the reply still ends with its own question. */
function withBreak(draft: Draft, voice: Voice): Draft {
  return {
    ...draft,
    message: sentences(speak(voice, BREAK), draft.message),
    suggestedActions: [...actions(voice, 'pause'), ...draft.suggestedActions],
  };
}

/** Titles beside the reply may hold the answer by chance (“Count to 20”): those are left out. */
function withoutForbidden(draft: Draft, voice: Voice): Draft {
  const safe = (titles: readonly string[]) => titles.filter((title) => maySay(voice, title));
  return {
    ...draft,
    relatedTopics: safe(draft.relatedTopics),
    nextSteps: safe(draft.nextSteps),
    culturalConnections: safe(draft.culturalConnections),
  };
}

const TRIES = 6;
const STRIDE = 7_919;

/** The first wording that is short and easy enough for the tier; where none is, the first. */
function fitting(move: Move, ground: Ground, voice: Voice): Draft {
  const composeOnce = (tried: number) =>
    COMPOSERS[move.kind](move, ground, { ...voice, variety: voice.variety + tried * STRIDE });
  const first = composeOnce(0);
  const { tier, locale } = voice.listener;
  for (let tried = 1, draft = first; tried <= TRIES; tried += 1) {
    if (fitsTier(draft.message, tier, locale)) return draft;
    draft = composeOnce(tried);
  }
  return first;
}

/** The same words with French marks on the line of their word: some come from lessons and solutions as written. */
function inFrench(told: Draft): Draft {
  return {
    ...told,
    message: frenchSpaces(told.message),
    followUpQuestions: told.followUpQuestions.map(frenchSpaces),
  };
}

/**
 * Words a move from what it stands on, in the listener's language and register. `variety`, any whole number, chooses
 * among wordings and nothing else. Maths stands between dollar signs; nothing forbidden by the move is said.
 */
export function compose(move: Move, ground: Ground, listener: Listener, variety: number): Draft {
  const voice: Voice = { listener, forbidden: move.forbidden, variety };
  const composed = withBesides(fitting(move, ground, voice), move, ground, voice);
  const asked = { ...composed, followUpQuestions: [...followUps(move, voice)] };
  const told = withoutForbidden(move.suggestsBreak === true ? withBreak(asked, voice) : asked, voice);
  return listener.locale === 'fr' ? inFrench(told) : told;
}
