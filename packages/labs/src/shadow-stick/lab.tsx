import type { ShadowStickProps } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { shadowLength, solarAltitudeDeg } from '@ori/core/physics/sun-altitude';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import type { LabProps } from '../frame/lab-props.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { ShadowStickFigure } from './figure.tsx';
import { WORDS } from './words.ts';

/** `9:30`, from hours with halves. */
function clock(hour: number): string {
  const minutes = Math.round((hour % 1) * 60);
  return `${Math.floor(hour)}:${String(minutes).padStart(2, '0')}`;
}

function wordsFor(setting: ShadowStickProps, hour: number, locale: Locale): string {
  const altitude = solarAltitudeDeg(setting.latitudeDeg, setting.dayOfYear, hour);
  const shadow = shadowLength(setting.stickCm, altitude);
  if (shadow === null) return say(WORDS.night, locale, { hour: clock(hour) });
  return say(WORDS.day, locale, {
    hour: clock(hour),
    altitude: number(altitude, locale, 0),
    shadow: number(shadow, locale, 0),
  });
}

/** Move the hour and watch the shadow turn and change its length. */
export function Lab({ props: setting, locale }: LabProps<ShadowStickProps>) {
  const [hour, setHour] = useState(9);
  const words = wordsFor(setting, hour, locale);
  return (
    <div className="lab">
      <ShadowStickFigure setting={setting} solarHour={hour} label={words} />
      <Stepper
        label={say(WORDS.hour, locale)}
        value={hour}
        min={5}
        max={19}
        step={0.5}
        valueText={clock(hour)}
        onChange={setHour}
      />
      <Finding tone="open">{words}</Finding>
    </div>
  );
}
