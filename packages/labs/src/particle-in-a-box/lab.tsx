import type { ParticleInABoxProps } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { boxChance, boxEnergyEv, boxMeasurement } from '@ori/core/physics/particle-in-a-box';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { BoxFigure } from './figure.tsx';
import { WORDS } from './words.ts';

const AT_ONCE = 50;
const AT_MOST = 2_000;
const THIRD = 1 / 3;

function stateWords(n: number, widthNm: number, massElectrons: number, locale: Locale): string {
  return say(WORDS.state, locale, {
    n,
    energy: number(boxEnergyEv(n, widthNm, massElectrons), locale, 3),
    nodes: n - 1,
    chance: number(boxChance(n, THIRD, 2 * THIRD) * 100, locale, 1),
  });
}

function measuredWords(found: readonly number[], locale: Locale): string {
  if (found.length === 0) return '';
  const hits = found.filter((place) => place > THIRD && place < 2 * THIRD).length;
  return ` ${say(WORDS.measured, locale, { hits, all: found.length })}`;
}

/** Set level and width, predict where the particle will be, then measure again and again. */
export function Lab({ props, locale }: LabProps<ParticleInABoxProps>) {
  const [n, setN] = useState(1);
  const [widthNm, setWidthNm] = useState(props.widthNm);
  const [found, setFound] = useState<readonly number[]>([]);
  const words = stateWords(n, widthNm, props.massElectrons, locale) + measuredWords(found, locale);
  const measure = () => {
    const places = Array.from({ length: AT_ONCE }, () => boxMeasurement(n, Math.random()));
    setFound([...found, ...places].slice(-AT_MOST));
  };
  const setLevel = (level: number) => {
    setN(level);
    setFound([]);
  };
  return (
    <div className="lab">
      <BoxFigure n={n} found={found} label={words} />
      <div className="grid gap-3 sm:grid-cols-2">
        <Stepper label={say(WORDS.level, locale)} value={n} min={1} max={props.levels} onChange={setLevel} />
        <Stepper
          label={say(WORDS.width, locale)}
          value={widthNm}
          min={props.widthNm / 2}
          max={props.widthNm * 4}
          step={props.widthNm / 4}
          valueText={say(WORDS.nm, locale, { n: number(widthNm, locale) })}
          onChange={setWidthNm}
        />
      </div>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="btn btn-primary" onClick={measure}>
          {say(WORDS.measure, locale, { n: AT_ONCE })}
        </button>
        <button type="button" className="btn btn-secondary" onClick={() => setFound([])}>
          {say(WORDS.clear, locale)}
        </button>
      </div>
      <Finding tone="open">{words}</Finding>
    </div>
  );
}
