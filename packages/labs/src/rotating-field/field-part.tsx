import type { RotatingFieldProps } from '@ori/contracts/electricity-labs';
import type { Locale } from '@ori/contracts/locale';
import { evenLagRad, pathOf, statorOf } from '@ori/core/electricity/rotating-field';
import { useMemo, useRef, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { CurrentWaves } from './current-waves.tsx';
import { FieldDrawing } from './field-drawing.tsx';
import { GuessFirst } from './guess.tsx';
import { PauseKey } from './pause-key.tsx';
import { type Clock, useClock } from './use-clock.ts';
import { FIELD_WORDS } from './words.ts';

export const CYCLE_MS = 4000;
const STEP_DEG = 15;
const inDegrees = (radians: number): number => Math.round((radians * 180) / Math.PI);
const inRadians = (degrees: number): number => (degrees * Math.PI) / 180;

/** What the tip of the field draws, in words. */
function pathWords(coils: 2 | 3, lagDeg: number, locale: Locale): string {
  const { shape, longHalf, shortHalf, sense } = pathOf(statorOf(coils, inRadians(lagDeg)));
  return say(FIELD_WORDS[shape], locale, {
    long: number(longHalf, locale),
    short: number(shortHalf, locale),
    sense: say(sense < 0 ? FIELD_WORDS.back : FIELD_WORDS.onward, locale),
  });
}

interface Wiring {
  readonly coils: 2 | 3;
  readonly lagDeg: number;
}

interface WiringKeysProps extends Wiring {
  readonly locale: Locale;
  readonly onWire: (wiring: Wiring) => void;
}

function WiringKeys({ coils, lagDeg, locale, onWire }: WiringKeysProps) {
  return (
    <>
      <Choices
        legend={say(FIELD_WORDS.coils, locale)}
        value={coils}
        onChoose={(chosen) => onWire({ coils: chosen, lagDeg: inDegrees(evenLagRad(chosen)) })}
        choices={[
          { value: 2 as const, label: say(FIELD_WORDS.two, locale) },
          { value: 3 as const, label: say(FIELD_WORDS.three, locale) },
        ]}
      />
      <Stepper
        label={say(FIELD_WORDS.lag, locale)}
        value={lagDeg}
        min={-180}
        max={180}
        step={STEP_DEG}
        valueText={say(FIELD_WORDS.degrees, locale, { n: number(lagDeg, locale) })}
        onChange={(chosen) => onWire({ coils, lagDeg: chosen })}
      />
      <button
        type="button"
        className="btn btn-secondary justify-self-start"
        onClick={() => onWire({ coils, lagDeg: -lagDeg })}
      >
        {say(FIELD_WORDS.swap, locale)}
      </button>
      <Finding tone="found">{pathWords(coils, lagDeg, locale)}</Finding>
    </>
  );
}

function MomentStepper({ clock, locale }: { readonly clock: Clock; readonly locale: Locale }) {
  const deg = Math.round(((clock.ms % CYCLE_MS) / CYCLE_MS) * 360);
  return (
    <Stepper
      label={say(FIELD_WORDS.moment, locale)}
      value={deg}
      min={0}
      max={360}
      step={5}
      valueText={say(FIELD_WORDS.degrees, locale, { n: deg })}
      onChange={(chosen) => clock.setMs((chosen / 360) * CYCLE_MS)}
    />
  );
}

interface FieldPartProps {
  readonly setting: RotatingFieldProps;
  readonly locale: Locale;
  /** The first guess is made: the motor may be tried too. */
  readonly onShow: () => void;
}

/** Coils, their currents and the field: first a guess, then any wiring. */
export function FieldPart({ setting, locale, onShow }: FieldPartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [wiring, setWiring] = useState<Wiring>({
    coils: setting.coils,
    lagDeg: inDegrees(evenLagRad(setting.coils)),
  });
  const [isShown, setShown] = useState(false);
  const clock = useClock(place, isShown);
  const coils = useMemo(() => statorOf(wiring.coils, inRadians(wiring.lagDeg)), [wiring]);
  const phaseRad = (clock.ms / CYCLE_MS) * 2 * Math.PI;
  const show = () => {
    setShown(true);
    onShow();
  };
  const fig1 = say(FIELD_WORDS.fig1, locale);
  return (
    <section className="turning-part" ref={place}>
      <div className="turning-sheet">
        <FieldDrawing
          coils={coils}
          phaseRad={phaseRad}
          showsPath={isShown}
          label={isShown ? `${fig1}. ${pathWords(wiring.coils, wiring.lagDeg, locale)}` : fig1}
        />
        <p className="turning-fig">{fig1}</p>
        <CurrentWaves coils={coils} phaseRad={phaseRad} label={say(FIELD_WORDS.waves, locale)} />
        <p className="turning-fig">{say(FIELD_WORDS.fig2, locale)}</p>
      </div>
      <div className="turning-side">
        <h3>{say(FIELD_WORDS.title, locale)}</h3>
        <GuessFirst
          locale={locale}
          ask={say(setting.coils === 2 ? FIELD_WORDS.ask : FIELD_WORDS.askThree, locale)}
          choices={[
            { value: 'line', label: say(FIELD_WORDS.aLine, locale) },
            { value: 'square', label: say(FIELD_WORDS.aSquare, locale) },
            { value: 'circle', label: say(FIELD_WORDS.aCircle, locale) },
          ]}
          answer="circle"
          told={say(FIELD_WORDS.told, locale)}
          onShow={show}
        >
          <div className="flex flex-wrap items-center gap-3">
            <PauseKey clock={clock} locale={locale} />
            {!clock.isStill && <span className="text-sm text-mute">{say(FIELD_WORDS.slow, locale)}</span>}
          </div>
          {clock.isByHand && <MomentStepper clock={clock} locale={locale} />}
          <WiringKeys {...wiring} locale={locale} onWire={setWiring} />
        </GuessFirst>
      </div>
    </section>
  );
}
