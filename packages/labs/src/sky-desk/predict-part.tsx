import type { Locale } from '@ori/contracts/locale';
import type { SkyPlaceProps } from '@ori/contracts/sky-labs';
import { useId } from 'react';
import { Finding } from '../frame/finding.tsx';
import { say } from '../frame/words.ts';
import { WIND_DEG, windNames, windOf } from './directions.ts';
import { questionOf, yearWords } from './sky-state.ts';
import { SEASON_WORDS, WORDS } from './words.ts';

interface PredictPartProps {
  readonly place: SkyPlaceProps;
  readonly locale: Locale;
  readonly guessDeg: number | null;
  readonly onGuess: (azimuthDeg: number) => void;
  readonly onShow: () => void;
}

/** First a guess, on a rose of sixteen keys: the sky is shown only after it. */
export function PredictPart({ place, locale, guessDeg, onGuess, onShow }: PredictPartProps) {
  const name = useId();
  const { season, event } = questionOf(place);
  const question = say(event === 'rise' ? WORDS.askRise : WORDS.askSet, locale, {
    place: place.words,
    season: say(SEASON_WORDS[season], locale),
    year: yearWords(place.year, locale),
  });
  return (
    <div className="sky-predict">
      <fieldset className="sky-rose">
        <legend>{question}</legend>
        <div className="sky-rose-ring">
          {windNames(locale).map((wind, index) => (
            <label key={wind} className="lab-key">
              <input
                type="radio"
                name={name}
                className="sr-only"
                checked={guessDeg === index * WIND_DEG}
                onChange={() => onGuess(index * WIND_DEG)}
              />
              {wind}
            </label>
          ))}
          <button type="button" className="btn btn-primary" disabled={guessDeg === null} onClick={onShow}>
            {say(WORDS.show, locale)}
          </button>
        </div>
      </fieldset>
      <Finding tone="open">
        {guessDeg === null
          ? say(WORDS.chooseFirst, locale)
          : say(WORDS.chosen, locale, { wind: windOf(guessDeg, locale) })}
      </Finding>
    </div>
  );
}
