import type { Locale } from '@ori/contracts/locale';
import { say } from '../frame/words.ts';
import type { Clock } from './use-clock.ts';
import { GUESS_WORDS } from './words.ts';

/** Pause and run; nothing for those who want no motion, since nothing moves for them. */
export function PauseKey({ clock, locale }: { readonly clock: Clock; readonly locale: Locale }) {
  if (clock.isStill) return null;
  return (
    <button type="button" className="btn btn-quiet" onClick={clock.toggle}>
      {say(clock.isPaused ? GUESS_WORDS.run : GUESS_WORDS.pause, locale)}
    </button>
  );
}
