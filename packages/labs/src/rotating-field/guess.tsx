import { GuessFirst as Worded, type GuessProps } from '../frame/guess-first.tsx';
import { GUESS_WORDS } from './words.ts';

/** A guess before an apparatus of Tesla's moves. */
export function GuessFirst<Value extends string | number>(props: GuessProps<Value>) {
  return <Worded {...props} words={GUESS_WORDS} />;
}
