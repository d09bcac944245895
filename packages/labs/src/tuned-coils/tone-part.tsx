import type { Locale } from '@ori/contracts/locale';
import { type SteadyPower, steadyPower, type TunedPair } from '@ori/core/electricity/tuned-coils';
import { useMemo, useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { GuessFirst } from '../rotating-field/guess.tsx';
import { couplingOf, DRIVE_V, pairOf, TONE_HZ } from './bench.ts';
import { SPARK_WORDS, TONE_WORDS } from './words.ts';

const FROM_KHZ = 90;
const TO_KHZ = 150;
const STEP_KHZ = 0.1;
const WIDTH = 480;
const HEIGHT = 170;
const STARTS_CM = 10;

interface Answer {
  readonly khz: number;
  readonly power: SteadyPower;
}

function answersOf(pair: TunedPair): Answer[] {
  return Array.from({ length: Math.round((TO_KHZ - FROM_KHZ) / STEP_KHZ) + 1 }, (_, at) => {
    const khz = FROM_KHZ + at * STEP_KHZ;
    return { khz, power: steadyPower(pair, khz * 1000, DRIVE_V) };
  });
}

/** Tones where the lamp is brighter than just before and just after. */
function crestsOf(answers: readonly Answer[]): number[] {
  return answers
    .filter(({ power: { lampW } }, at) => {
      const [before, after] = [answers[at - 1], answers[at + 1]];
      return before && after && lampW > before.power.lampW && lampW >= after.power.lampW;
    })
    .map(({ khz }) => khz);
}

const xOf = (khz: number): number => ((khz - FROM_KHZ) / (TO_KHZ - FROM_KHZ)) * WIDTH;

function TonePlot({
  answers,
  khz,
  label,
}: {
  readonly answers: readonly Answer[];
  readonly khz: number;
  readonly label: string;
}) {
  const most = Math.max(...answers.map(({ power }) => power.lampW)) * 1.08;
  const points = answers.map(
    ({ khz: at, power }) => `${xOf(at).toFixed(1)} ${(HEIGHT * (1 - power.lampW / most)).toFixed(1)}`,
  );
  return (
    <svg viewBox={`-6 -6 ${WIDTH + 12} ${HEIGHT + 36}`} role="img" aria-label={label} className="lab-figure">
      <path
        d={`M0 ${HEIGHT}L${points.join('L')}L${WIDTH} ${HEIGHT}Z`}
        fill="var(--nile)"
        fillOpacity="0.16"
      />
      <path d={`M${points.join('L')}`} fill="none" stroke="var(--nile)" strokeWidth="2.2" />
      <path d={`M0 ${HEIGHT}H${WIDTH}`} stroke="var(--edge)" strokeWidth="1.4" />
      <path d={`M${xOf(TONE_HZ / 1000)} ${HEIGHT}V0`} stroke="var(--mute)" strokeDasharray="3 5" />
      <path d={`M${xOf(khz)} -4V${HEIGHT + 5}`} stroke="var(--gold)" strokeWidth="2" />
      <g fontSize="18" fill="var(--mute)" textAnchor="middle">
        {[100, 120, 140].map((at) => (
          <text key={at} x={xOf(at)} y={HEIGHT + 24}>
            {at} kHz
          </text>
        ))}
      </g>
    </svg>
  );
}

function Explored({ locale }: { readonly locale: Locale }) {
  const [distanceCm, setDistance] = useState(STARTS_CM);
  const [khz, setKhz] = useState(100.5);
  const pair = useMemo(
    () => pairOf({ distanceCm, mistunedPercent: 0, resistanceOhm: 1, hasLamp: true }),
    [distanceCm],
  );
  const answers = useMemo(() => answersOf(pair), [pair]);
  const { inW, lampW, senderHeatW, receiverHeatW } = steadyPower(pair, khz * 1000, DRIVE_V);
  const fig = say(TONE_WORDS.fig, locale);
  return (
    <>
      <TonePlot answers={answers} khz={khz} label={fig} />
      <p className="turning-fig">{fig}</p>
      <Stepper
        label={say(TONE_WORDS.tone, locale)}
        value={khz}
        min={FROM_KHZ}
        max={TO_KHZ}
        step={0.5}
        valueText={say(TONE_WORDS.khz, locale, { n: number(khz, locale, 1) })}
        onChange={setKhz}
      />
      <Stepper
        label={say(SPARK_WORDS.distance, locale)}
        value={distanceCm}
        min={10}
        max={100}
        step={5}
        valueText={say(SPARK_WORDS.cm, locale, { n: distanceCm })}
        onChange={setDistance}
      />
      <Finding tone="found">
        {say(TONE_WORDS.found, locale, {
          hz: number(khz, locale, 1),
          in: number(inW, locale, 2),
          lamp: number(lampW, locale, 2),
          heat: number(senderHeatW + receiverHeatW, locale, 2),
          crests: crestsOf(answers)
            .map((crest) => number(crest, locale, 1))
            .join(say(TONE_WORDS.and, locale)),
          k: number(couplingOf(distanceCm), locale, 3),
        })}
      </Finding>
    </>
  );
}

/** A steady tone instead of a spark: the lamp answers to one tone or to two. */
export function TonePart({ locale }: { readonly locale: Locale }) {
  return (
    <section className="coils-part">
      <h3>{say(TONE_WORDS.title, locale)}</h3>
      <GuessFirst
        locale={locale}
        ask={say(TONE_WORDS.ask, locale, { hz: number(TONE_HZ / 1000, locale, 1) })}
        choices={(['never', 'once', 'twice'] as const).map((value) => ({
          value,
          label: say(TONE_WORDS[value], locale),
        }))}
        answer="twice"
        told={say(TONE_WORDS.told, locale)}
      >
        <Explored locale={locale} />
      </GuessFirst>
    </section>
  );
}
