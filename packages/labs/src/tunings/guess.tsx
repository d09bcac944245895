import { GuessFirst, type GuessProps } from '../frame/guess-first.tsx';
import { SOUND_WORDS } from '../sound/sound-words.ts';
import { WORDS } from './words.ts';

const { guess: mine, right, wrong, waiting: first } = WORDS;
const GUESS_WORDS = { mine, right, wrong, first, show: SOUND_WORDS.showMe };

/** A guess before a tuning is heard and measured. */
export function Guess<Value extends string | number>(props: GuessProps<Value>) {
  return <GuessFirst {...props} words={GUESS_WORDS} />;
}
