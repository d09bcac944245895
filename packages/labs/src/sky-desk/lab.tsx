import type { SkyDeskProps, SkyPlaceProps } from '@ori/contracts/sky-labs';
import { useState } from 'react';
import type { LabProps } from '../frame/lab-props.tsx';
import { say } from '../frame/words.ts';
import { PlacePart } from './place-part.tsx';
import { PredictPart } from './predict-part.tsx';
import { SkyPart } from './sky-part.tsx';
import { WallsPart } from './walls-part.tsx';
import { WORDS } from './words.ts';
import './sky-desk.css';

/** Guess where the Sun comes up, see it, then roam the sky of any place and year; and ask how much luck explains. */
export function Lab({ props, locale }: LabProps<SkyDeskProps>) {
  const [chosen, setChosen] = useState(0);
  const [ownAt, setOwn] = useState<SkyPlaceProps>({ words: '', latitudeDeg: 0, longitudeDeg: 0, year: 2026 });
  const [guessDeg, setGuess] = useState<number | null>(null);
  const [isShown, setShown] = useState(false);
  const own = { ...ownAt, words: say(WORDS.ownPlace, locale) };
  const place = props.places[chosen] ?? own;
  return (
    <div className="lab sky-desk">
      <PlacePart
        places={props.places}
        chosen={chosen}
        own={own}
        locale={locale}
        onChoose={setChosen}
        onOwn={setOwn}
      />
      {isShown ? (
        <>
          <SkyPart key={chosen} place={place} locale={locale} guessDeg={chosen === 0 ? guessDeg : null} />
          <WallsPart place={place} locale={locale} />
        </>
      ) : (
        <PredictPart
          place={place}
          locale={locale}
          guessDeg={guessDeg}
          onGuess={setGuess}
          onShow={() => setShown(true)}
        />
      )}
    </div>
  );
}
