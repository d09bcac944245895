import type { Locale } from '@ori/contracts/locale';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { SOUND_WORDS } from './sound-words.ts';
import { LOUDEST_DB, QUIETEST_DB } from './tone.ts';

interface StepperProps {
  readonly locale: Locale;
  readonly db: number;
  readonly onChange: (db: number) => void;
}

/** How loud a sound is, in decibels below the loudest. */
export function LoudnessStepper({ locale, db, onChange }: StepperProps) {
  return (
    <Stepper
      label={say(SOUND_WORDS.volume, locale)}
      value={db}
      min={QUIETEST_DB}
      max={LOUDEST_DB}
      step={2}
      valueText={say(SOUND_WORDS.db, locale, { n: number(db, locale) })}
      onChange={onChange}
    />
  );
}

interface LoudnessProps extends StepperProps {
  readonly isOn: boolean;
  readonly onToggle: () => void;
  /** What the key says while all is quiet. */
  readonly label?: string;
}

/** The key that starts and stops a sound, its loudness, and a word of care. */
export function Loudness({ locale, db, onChange, isOn, onToggle, label }: LoudnessProps) {
  return (
    <div className="grid gap-2">
      <div className="grid items-end gap-3 sm:grid-cols-2">
        <button type="button" className="btn btn-secondary" aria-pressed={isOn} onClick={onToggle}>
          {isOn ? say(SOUND_WORDS.stop, locale) : (label ?? say(SOUND_WORDS.play, locale))}
        </button>
        <LoudnessStepper locale={locale} db={db} onChange={onChange} />
      </div>
      <p className="text-sm text-mute">{say(SOUND_WORDS.care, locale)}</p>
    </div>
  );
}
