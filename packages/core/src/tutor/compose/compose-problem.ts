import type { Ground } from '../ground.ts';
import type { Draft, Move } from '../turn.ts';
import { STATES_NOTHING, VERIFIED } from './confidence.ts';
import { draft } from './draft.ts';
import { inLocale, sentences, speak, type Voice } from './voice.ts';
import { actions } from './wordings/actions.ts';
import * as scaffold from './wordings/scaffold.ts';
import * as words from './wordings/worked.ts';
import type { Wordings } from './register.ts';

/** Level 3: all steps with their reasons, to be unfolded one by one; the last is the answer. */
export function composeWorked(_move: Move, { problem }: Ground, voice: Voice): Draft {
  const steps = problem?.steps ?? [];
  const answer = problem?.answer ?? '';
  const ends = steps.at(-1)?.text === answer || answer === '';
  const last = { text: answer, reason: inLocale(words.THE_ANSWER, voice.listener.locale) };
  return draft({
    message: speak(voice, words.WHOLE_WAY),
    messageType: 'explanation',
    steps: ends ? [...steps] : [...steps, last],
    suggestedActions: [...actions(voice, 'ready', 'lesson')],
    confidence: VERIFIED,
  });
}

/** The unaided question: made by the page where the skill has one, else by the learner. */
export function composeTwin({ because }: Move, { problem }: Ground, voice: Voice): Draft {
  const hasQuestions = problem === null || problem.skill !== null;
  return draft({
    message: sentences(
      because === 'before-next' ? speak(voice, words.BEFORE_NEXT) : null,
      speak(voice, hasQuestions ? words.TWIN : words.OWN_TWIN, {}, 1),
    ),
    messageType: 'suggestion',
    suggestedActions: [...actions(voice, 'check')],
    confidence: STATES_NOTHING,
  });
}

const STAGES: Readonly<Record<string, Wordings>> = {
  'what-is-asked': scaffold.WHAT_IS_ASKED,
  'which-numbers': scaffold.WHICH_NUMBERS,
  'draw-it': scaffold.DRAW_IT,
  'write-an-equation': scaffold.WRITE_AN_EQUATION,
};

/** A problem in words, taken apart by one of Pólya's questions. */
export function composeScaffold({ because }: Move, { wordProblem }: Ground, voice: Voice): Draft {
  const quantities = (wordProblem?.quantities ?? []).join(', ');
  return draft({
    message: speak(voice, STAGES[because] ?? scaffold.WHAT_IS_ASKED, { quantities }),
    messageType: 'suggestion',
    suggestedActions: [...actions(voice, 'goOn', 'check')],
    confidence: STATES_NOTHING,
  });
}
