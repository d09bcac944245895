import type { WarmParticlesProps } from '@ori/contracts/interactives';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { WarmParticlesFigure } from './figure.tsx';
import { stateAt } from './state.ts';
import { WORDS } from './words.ts';

/** Warm or cool one substance and watch its particles change their company. */
export function Lab({ props: setting, locale }: LabProps<WarmParticlesProps>) {
  const [celsius, setCelsius] = useState(setting.fromC);
  const words = say(WORDS[stateAt(setting, celsius)], locale, {
    substance: setting.substance,
    celsius: number(celsius, locale, 0),
  });
  return (
    <div className="lab">
      <WarmParticlesFigure setting={setting} celsius={celsius} label={words} />
      <Stepper
        label={say(WORDS.temperature, locale)}
        value={celsius}
        min={setting.fromC}
        max={setting.toC}
        step={1}
        valueText={`${number(celsius, locale, 0)} °C`}
        onChange={setCelsius}
      />
      <Finding tone="open">{words}</Finding>
      <p className="text-sm text-mute">{say(WORDS.model, locale)}</p>
    </div>
  );
}
