import { messagesOf } from '../../phrase.ts';
import type { FactQuestion } from '../../fact-questions.ts';

const message = messagesOf('sc-sound1');

const NUDGE = message('nudge');
const SHAKING = message('shaking');

/** More of what shaking has to do with sound. */
export const MORE_SOUNDS: readonly FactQuestion[] = [
  {
    prompt: message('more-sounds.phone-buzzes-table.prompt'),
    right: message('more-sounds.phone-buzzes-table.right'),
    wrong: [
      [message('more-sounds.phone-buzzes-table.wrong.nothing-all'), 'sound-without-vibration'],
      [message('more-sounds.phone-buzzes-table.wrong.only-light'), 'sound-without-vibration'],
    ],
    nudge: NUDGE,
    first: [SHAKING, message('more-sounds.phone-buzzes-table.first')],
    because: message('more-sounds.phone-buzzes-table.because'),
  },
  {
    prompt: message('more-sounds.clap-hands-why.prompt'),
    right: message('more-sounds.clap-hands-why.right'),
    wrong: [
      [message('more-sounds.clap-hands-why.wrong.hands-warm'), 'sound-without-vibration'],
      [message('more-sounds.clap-hands-why.wrong.hands-clean'), 'sound-without-vibration'],
    ],
    nudge: message('more-sounds.clap-hands-why.nudge'),
    first: [SHAKING, message('more-sounds.clap-hands-why.first')],
    because: message('more-sounds.clap-hands-why.because'),
  },
];
