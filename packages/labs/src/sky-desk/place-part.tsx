import type { Locale } from '@ori/contracts/locale';
import type { SkyPlaceProps } from '@ori/contracts/sky-labs';
import { useId } from 'react';
import { Stepper } from '../frame/stepper.tsx';
import { say } from '../frame/words.ts';
import { angleWords } from './sky-state.ts';
import { WORDS } from './words.ts';

interface PlacePartProps {
  readonly places: readonly SkyPlaceProps[];
  /** Index of the place; as many as there are places: one's own. */
  readonly chosen: number;
  readonly own: SkyPlaceProps;
  readonly locale: Locale;
  readonly onChoose: (index: number) => void;
  readonly onOwn: (place: SkyPlaceProps) => void;
}

/** One of the places given, or latitude and longitude of one's own. */
export function PlacePart({ places, chosen, own, locale, onChoose, onOwn }: PlacePartProps) {
  const id = useId();
  return (
    <div className="sky-place">
      <label htmlFor={id} className="text-sm text-mute">
        {say(WORDS.place, locale)}
      </label>
      <select
        id={id}
        className="input"
        value={chosen}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      >
        {[...places, own].map(({ words }, index) => (
          <option key={index} value={index}>
            {words}
          </option>
        ))}
      </select>
      {chosen === places.length && (
        <div className="grid gap-3 sm:grid-cols-2">
          <Stepper
            label={say(WORDS.latitude, locale)}
            value={own.latitudeDeg}
            min={-80}
            max={80}
            step={0.5}
            valueText={angleWords(own.latitudeDeg, 'north-south', locale)}
            onChange={(latitudeDeg) => onOwn({ ...own, latitudeDeg })}
          />
          <Stepper
            label={say(WORDS.longitude, locale)}
            value={own.longitudeDeg}
            min={-180}
            max={180}
            step={0.5}
            valueText={angleWords(own.longitudeDeg, 'east-west', locale)}
            onChange={(longitudeDeg) => onOwn({ ...own, longitudeDeg })}
          />
        </div>
      )}
    </div>
  );
}
