import type { Locale } from '@ori/contracts/locale';
import {
  type Motor,
  powerOf,
  rotorRpm,
  slipUnder,
  synchronousRpm,
  torqueNm,
} from '@ori/core/electricity/induction-motor';
import { evenLagRad, statorOf } from '@ori/core/electricity/rotating-field';
import { useRef, useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { FieldDrawing } from './field-drawing.tsx';
import { CYCLE_MS } from './field-part.tsx';
import { GuessFirst } from './guess.tsx';
import { PauseKey } from './pause-key.tsx';
import { TorquePlot } from './torque-plot.tsx';
import { useClock } from './use-clock.ts';
import { FIELD_WORDS, MOTOR_WORDS } from './words.ts';

/** A machine of a few kilowatts: it pulls 40 N·m at most, at a fifth of slip. */
const MOTOR: Motor = { breakdownNm: 40, breakdownSlip: 0.2 };
const SUPPLIES_HZ = [25, 50, 60] as const;
const POLES = [2, 4, 6, 8, 12] as const;
const STATOR = statorOf(3, evenLagRad(3));

interface Running {
  readonly supplyHz: number;
  readonly poles: number;
  readonly loadNm: number;
}

/** The slip at which the machine runs, 1 where the load stops it. */
function slipOf({ loadNm }: Running): number {
  return slipUnder(MOTOR, loadNm) ?? 1;
}

function motorWords(running: Running, locale: Locale): string {
  const { supplyHz, poles, loadNm } = running;
  const slip = slipOf(running);
  const { gapW, shaftW, rotorHeatW } = powerOf(MOTOR, supplyHz, poles, slip);
  const whole = (value: number) => number(value, locale, 0);
  const words = slip === 0 ? MOTOR_WORDS.idle : slip === 1 ? MOTOR_WORDS.stalls : MOTOR_WORDS.runs;
  return say(words, locale, {
    field: whole(synchronousRpm(supplyHz, poles)),
    rotor: whole(rotorRpm(supplyHz, poles, slip)),
    slip: number(slip * 100, locale, 1),
    gap: whole(gapW),
    shaft: whole(shaftW),
    heat: whole(rotorHeatW),
    load: loadNm,
    most: MOTOR.breakdownNm,
    start: number(torqueNm(MOTOR, 1), locale, 1),
  });
}

interface MotorKeysProps {
  readonly running: Running;
  readonly locale: Locale;
  readonly onSet: (running: Running) => void;
}

function MotorKeys({ running, locale, onSet }: MotorKeysProps) {
  const { supplyHz, poles, loadNm } = running;
  return (
    <>
      <Choices
        legend={say(MOTOR_WORDS.supply, locale)}
        value={supplyHz}
        onChoose={(chosen) => onSet({ ...running, supplyHz: chosen })}
        choices={SUPPLIES_HZ.map((value) => ({
          value: value as number,
          label: say(MOTOR_WORDS.hz, locale, { n: value }),
        }))}
      />
      <Choices
        legend={say(MOTOR_WORDS.poles, locale)}
        value={poles}
        onChoose={(chosen) => onSet({ ...running, poles: chosen })}
        choices={POLES.map((value) => ({ value: value as number, label: String(value) }))}
      />
      <Stepper
        label={say(MOTOR_WORDS.load, locale)}
        value={loadNm}
        min={0}
        max={44}
        step={1}
        valueText={say(MOTOR_WORDS.nm, locale, { n: loadNm })}
        onChange={(chosen) => onSet({ ...running, loadNm: chosen })}
      />
      <Finding tone={slipOf(running) === 1 ? 'open' : 'found'}>{motorWords(running, locale)}</Finding>
    </>
  );
}

interface MotorSheetProps {
  readonly running: Running;
  readonly phaseRad: number;
  /** Words and the curve of the pull come with the answer. */
  readonly isShown: boolean;
  readonly locale: Locale;
}

/** Field and rotor, and once the guess is made the pull over the speed. */
function MotorSheet({ running, phaseRad, isShown, locale }: MotorSheetProps) {
  const slip = slipOf(running);
  const fig3 = say(FIELD_WORDS.fig3, locale);
  const plotLabel = say(MOTOR_WORDS.plot, locale, { slip: number(MOTOR.breakdownSlip * 100, locale) });
  return (
    <div className="turning-sheet">
      <FieldDrawing
        coils={STATOR}
        phaseRad={phaseRad}
        rotorRad={phaseRad * (1 - slip)}
        showsPath={false}
        label={isShown ? `${fig3}. ${motorWords(running, locale)}` : fig3}
      />
      <p className="turning-fig">{fig3}</p>
      <p className="text-center text-sm text-mute">{say(MOTOR_WORDS.twoPoles, locale)}</p>
      {isShown && (
        <>
          <TorquePlot
            motor={MOTOR}
            loadNm={running.loadNm}
            slip={slip}
            label={plotLabel}
            ends={[say(MOTOR_WORDS.atRest, locale), say(MOTOR_WORDS.withField, locale)]}
          />
          <p className="turning-fig">{say(FIELD_WORDS.fig4, locale)}</p>
          <p className="text-sm text-mute" aria-hidden="true">
            {plotLabel}
          </p>
        </>
      )}
    </div>
  );
}

/** A cage rotor in the turning field: first its speed is guessed, then it is loaded until it stalls. */
export function MotorPart({ startHz, locale }: { readonly startHz: 50 | 60; readonly locale: Locale }) {
  const place = useRef<HTMLElement>(null);
  const [isShown, setShown] = useState(false);
  const [running, setRunning] = useState<Running>({ supplyHz: startHz, poles: 4, loadNm: 15 });
  const clock = useClock(place, isShown);
  const phaseRad = (clock.ms / CYCLE_MS) * 2 * Math.PI;
  const field = synchronousRpm(startHz, 4);
  const rpm = (n: number) => say(MOTOR_WORDS.rpm, locale, { n: number(n, locale, 0) });
  return (
    <section className="turning-part" ref={place}>
      <MotorSheet running={running} phaseRad={phaseRad} isShown={isShown} locale={locale} />
      <div className="turning-side">
        <h3>{say(MOTOR_WORDS.title, locale)}</h3>
        <GuessFirst
          locale={locale}
          ask={say(MOTOR_WORDS.ask, locale, { hz: startHz })}
          choices={[field / 2, field, field * 2].map((value) => ({ value, label: rpm(value) }))}
          answer={field}
          told={say(MOTOR_WORDS.told, locale, { n: number(field, locale, 0), hz: startHz })}
          onShow={() => setShown(true)}
        >
          <PauseKey clock={clock} locale={locale} />
          {clock.isByHand && (
            <Stepper
              label={say(FIELD_WORDS.moment, locale)}
              value={Math.round((clock.ms / CYCLE_MS) * 360)}
              min={0}
              max={3600}
              step={15}
              valueText={say(FIELD_WORDS.degrees, locale, {
                n: number((clock.ms / CYCLE_MS) * 360, locale, 0),
              })}
              onChange={(chosen) => clock.setMs((chosen / 360) * CYCLE_MS)}
            />
          )}
          <MotorKeys running={running} locale={locale} onSet={setRunning} />
        </GuessFirst>
      </div>
    </section>
  );
}
