import type { Locale } from '@ori/contracts/locale';
import type { LocalisedText } from '@ori/contracts/locale';
import { Stepper } from './stepper.tsx';
import type { View } from './three-d-scene.ts';
import { number, say } from './words.ts';

const WORDS = {
  turn: { en: 'Turn', fr: 'Tourner', es: 'Girar' },
  lean: { en: 'Lean', fr: 'Incliner', es: 'Inclinar' },
  degrees: { en: '{n}°', fr: '{n}°', es: '{n}°' },
} satisfies Record<string, LocalisedText>;

interface ThreeDTurnsProps {
  readonly view: View;
  readonly onView: (view: View) => void;
  readonly locale: Locale;
}

/** Turning and leaning by keys: what a drag does, for everybody. */
export function ThreeDTurns({ view, onView, locale }: ThreeDTurnsProps) {
  const degrees = (n: number) => say(WORDS.degrees, locale, { n: number(n, locale, 0) });
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Stepper
        label={say(WORDS.turn, locale)}
        value={Math.round(view.turnDeg)}
        min={-180}
        max={180}
        step={5}
        valueText={degrees(view.turnDeg)}
        onChange={(turnDeg) => onView({ ...view, turnDeg })}
      />
      <Stepper
        label={say(WORDS.lean, locale)}
        value={Math.round(view.leanDeg)}
        min={-90}
        max={90}
        step={5}
        valueText={degrees(view.leanDeg)}
        onChange={(leanDeg) => onView({ ...view, leanDeg })}
      />
    </div>
  );
}
