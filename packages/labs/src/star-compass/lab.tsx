import type { StarCompassProps } from '@ori/contracts/sky-labs';
import { astronomicalYear } from '@ori/core/sky/calendar';
import { useState } from 'react';
import type { LabProps } from '../frame/lab-props.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { say } from '../frame/words.ts';
import { latitudeWords } from './house-words.ts';
import { LatitudePart } from './latitude-part.tsx';
import { RisePart } from './rise-part.tsx';
import { SteerPart } from './steer-part.tsx';
import { WORDS } from './words.ts';
import './star-compass.css';

/** The houses of the horizon: where stars rise, how they tell the latitude, and a night's course by three of them. */
export function Lab({ props, locale }: LabProps<StarCompassProps>) {
  const [latitudeDeg, setLatitude] = useState(props.latitudeDeg);
  const sea = { latitudeDeg, year: astronomicalYear(props.year), locale };
  return (
    <div className="lab compass-lab">
      <p>
        <span className="chip" data-evidence="tradition">
          {say(WORDS.traditionLabel, locale)}
        </span>{' '}
        {say(WORDS.tradition, locale)}
      </p>
      <Stepper
        label={say(WORDS.latitude, locale)}
        value={latitudeDeg}
        min={-45}
        max={45}
        step={0.5}
        valueText={latitudeWords(latitudeDeg, locale)}
        onChange={setLatitude}
      />
      <RisePart {...sea} />
      <LatitudePart {...sea} />
      <SteerPart key={latitudeDeg} {...sea} />
      <p className="text-sm text-mute">{say(WORDS.model, locale)}</p>
    </div>
  );
}
