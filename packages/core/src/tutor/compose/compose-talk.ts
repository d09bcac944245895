import type { Ground } from '../ground.ts';
import { greetingOf } from '../personalities.ts';
import type { Draft, Listener, Move } from '../turn.ts';
import { NO_GROUND_AT_ALL, STATES_NOTHING } from './confidence.ts';
import { draft } from './draft.ts';
import type { Wordings } from './register.ts';
import { speak, type Voice } from './voice.ts';
import { actions, type ActionName } from './wordings/actions.ts';
import * as about from './wordings/about-tutor.ts';
import * as aside from './wordings/aside.ts';
import * as greet from './wordings/greet.ts';
import * as grown from './wordings/grown.ts';
import * as limits from './wordings/limits.ts';
import * as redirect from './wordings/redirect.ts';
import * as talk from './wordings/talk.ts';

/** Words and what may follow, for each reason of the moves that speak of no problem. */
interface Saying {
  readonly wordings: Wordings;
  readonly next: readonly ActionName[];
  readonly confidence?: number;
}

const SAYINGS: Readonly<Record<string, Saying>> = {
  'clarify/what-next': { wordings: talk.WHAT_NEXT, next: ['goOn', 'practice', 'homework'] },
  'clarify/on-problem': { wordings: talk.ON_PROBLEM, next: ['hint', 'check'] },
  'clarify/what-topic': { wordings: talk.WHAT_TOPIC, next: ['homework', 'practice'] },
  'clarify/unreadable': { wordings: aside.UNREADABLE_MESSAGE, next: ['homework', 'practice'] },
  'redirect/write-for-me': { wordings: aside.WRITE_FOR_ME, next: ['homework'] },
  'redirect/no-ground': {
    wordings: redirect.NO_GROUND,
    next: ['grownUp', 'homework'],
    confidence: NO_GROUND_AT_ALL,
  },
  'redirect/practice': { wordings: redirect.PRACTISE, next: ['practice'] },
  'redirect/worksheets': { wordings: redirect.WORKSHEETS, next: ['worksheets'] },
  'redirect/human-help': { wordings: redirect.HUMAN_HELP, next: ['grownUp'] },
  'redirect/sign-in': { wordings: redirect.SIGN_IN, next: ['signIn'] },
  'redirect/no-figures': { wordings: redirect.NO_FIGURES, next: [] },
  'greet/thanks': { wordings: greet.YOU_ARE_WELCOME, next: ['goOn', 'practice'] },
  'greet/goodbye': { wordings: greet.GOODBYE, next: [] },
  'greet/feeling': { wordings: greet.FEELING, next: ['hint', 'pause', 'grownUp'] },
  'greet/about-tutor': { wordings: about.ABOUT_TUTOR, next: ['homework', 'practice'] },
  'greet/sad': { wordings: aside.SAD, next: ['grownUp', 'pause'] },
  'greet/unwell': { wordings: aside.UNWELL, next: ['grownUp', 'pause'] },
  'greet/discouraged': { wordings: aside.DISCOURAGED, next: ['hint', 'pause', 'grownUp'] },
  'greet/test-fear': { wordings: aside.TEST_FEAR, next: ['practice', 'homework'] },
  'greet/small-talk': { wordings: aside.SMALL_TALK, next: ['goOn', 'homework', 'practice'] },
  'greet/affection': { wordings: aside.AFFECTION, next: ['goOn', 'practice'] },
  'limit/tutor-off': { wordings: limits.TUTOR_OFF, next: ['lesson', 'practice'] },
  'limit/quiet-time': { wordings: limits.QUIET_TIME, next: [] },
  'limit/minutes-used-up': { wordings: limits.MINUTES_USED_UP, next: ['lesson', 'practice'] },
  'safety/safety': { wordings: limits.SAFETY, next: ['grownUp'] },
};

/** What grown learners are told in place of it. */
const TO_THE_GROWN: Readonly<Record<string, Wordings>> = {
  'redirect/no-ground': grown.NO_GROUND_GROWN,
  'redirect/human-help': grown.HUMAN_HELP_GROWN,
};

/** Who reads along is told as it is: the family, nobody of it, or nobody at all. */
function aboutTutor({ firstName, isReadAlong = false }: Listener): Wordings {
  if (firstName === null) return about.ABOUT_TUTOR_VISITOR;
  return isReadAlong ? about.ABOUT_TUTOR : about.ABOUT_TUTOR_UNREAD;
}

function wordingsFor(key: string, { wordings }: Saying, listener: Listener): Wordings {
  if (wordings === about.ABOUT_TUTOR) return aboutTutor(listener);
  return (listener.isGrown === true ? TO_THE_GROWN[key] : undefined) ?? wordings;
}

/** Clarifying, redirecting, limits, thanks and the like. */
export function composeTalk({ kind, because: asked }: Move, _ground: Ground, voice: Voice): Draft {
  // Who has a name here is signed in already.
  const because = asked === 'sign-in' && voice.listener.firstName !== null ? 'no-figures' : asked;
  const key = `${kind}/${because}` in SAYINGS ? `${kind}/${because}` : `${kind}/no-ground`;
  const saying: Saying = SAYINGS[key] ?? { wordings: talk.WHAT_NEXT, next: [] };
  const { next, confidence } = saying;
  return draft({
    message: speak(voice, wordingsFor(key, saying, voice.listener)),
    messageType: kind === 'redirect' ? 'suggestion' : 'text',
    suggestedActions: [...actions(voice, ...next)],
    confidence: confidence ?? STATES_NOTHING,
  });
}

/** A greeting in the chosen teaching style; other courtesies are the same in all of them. */
export function composeGreet(move: Move, ground: Ground, voice: Voice): Draft {
  if (move.because !== 'greeting') return composeTalk(move, ground, voice);
  const { firstName, personality } = voice.listener;
  const name = firstName === null ? '' : `, ${firstName}`;
  return draft({
    message: speak(voice, greetingOf(personality), { name }),
    suggestedActions: [...actions(voice, 'goOn', 'homework', 'practice')],
    nextSteps: ground.figures?.nextLesson ? [ground.figures.nextLesson.title] : [],
    confidence: STATES_NOTHING,
  });
}
