import type { Locale } from '@ori/contracts/locale';
import { Choices } from '../frame/choices.tsx';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';

/** How an orbital is looked at. */
export interface Look {
  readonly isCloud: boolean;
  /** How much of the probability the surface encloses, 0–1. */
  readonly share: number;
  readonly cut: boolean;
}

const SHARES = [0.5, 0.9, 0.98] as const;

interface OrbitalControlsProps {
  readonly look: Look;
  readonly onLook: (look: Look) => void;
  readonly locale: Locale;
}

/** Surface or measurements, how much lies within, whole or cut open. */
export function OrbitalControls({ look, onLook, locale }: OrbitalControlsProps) {
  const ways = [WORDS.surface, WORDS.cloud].map((words, value) => ({ value, label: say(words, locale) }));
  return (
    <div className="orbital-choice">
      <Choices
        legend={say(WORDS.how, locale)}
        choices={ways}
        value={Number(look.isCloud)}
        onChoose={(value) => onLook({ ...look, isCloud: value === 1 })}
      />
      {!look.isCloud && (
        <Choices
          legend={say(WORDS.share, locale)}
          choices={SHARES.map((value) => ({ value, label: say(WORDS.percent, locale, { n: value * 100 }) }))}
          value={look.share}
          onChoose={(share) => onLook({ ...look, share })}
        />
      )}
      <label className="orbital-check">
        <input
          type="checkbox"
          checked={look.cut}
          onChange={(event) => onLook({ ...look, cut: event.currentTarget.checked })}
        />
        {say(WORDS.cut, locale)}
      </label>
    </div>
  );
}
