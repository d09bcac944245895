import type { Locale } from '@ori/contracts/locale';
import { equalAltitudePairs, zenithStars } from '@ori/core/sky/latitude-stars';
import { useState } from 'react';
import { Choices } from '../frame/choices.tsx';
import { Finding } from '../frame/finding.tsx';
import { number, say } from '../frame/words.ts';
import { latitudeWords } from './house-words.ts';
import type { Sea } from './rise-part.tsx';
import { WORDS } from './words.ts';

const NEAR_DEG = 5;
const PAIRS = 4;

const sideWords = (degrees: number, locale: Locale): string =>
  say(degrees < 0 ? WORDS.southOf : WORDS.northOf, locale, { n: number(Math.abs(degrees), locale, 1) });

/** The star overhead tonight: four latitudes to choose from, one of them right. */
function OverheadGame({ latitudeDeg, year, locale }: Sea) {
  const [guess, setGuess] = useState<number | null>(null);
  const star = zenithStars(latitudeDeg, year, 90)[0];
  if (!star) return null;
  const truth = Math.round(star.declinationDeg * 10) / 10;
  const choices = [...new Set([truth, -truth, truth > 0 ? truth - 12 : truth + 12, 90 - Math.abs(truth)])];
  const isRight = guess === truth;
  const wrong = () =>
    say(WORDS.latWrong, locale, {
      guess: latitudeWords(guess ?? 0, locale),
      off: number(Math.abs((guess ?? 0) - truth), locale, 1),
    });
  const asked = say(WORDS.latAsk, locale, {
    star: star.name,
    declination: number(star.declinationDeg, locale, 1),
  });
  return (
    <>
      <Choices
        legend={asked}
        choices={choices
          .toSorted((a, b) => a - b)
          .map((value) => ({ value, label: latitudeWords(value, locale) }))}
        value={guess}
        onChoose={setGuess}
      />
      {guess !== null && (
        <Finding tone={isRight ? 'found' : 'open'}>{isRight ? say(WORDS.latRight, locale) : wrong()}</Finding>
      )}
    </>
  );
}

function ZenithTable({ latitudeDeg, year, locale }: Sea) {
  const stars = zenithStars(latitudeDeg, year, NEAR_DEG);
  if (stars.length === 0) return <p>{say(WORDS.noZenith, locale)}</p>;
  return (
    <table className="lab-table">
      <caption>{say(WORDS.zenithTitle, locale)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(WORDS.star, locale)}</th>
          <th scope="col">{say(WORDS.declination, locale)}</th>
          <th scope="col">{say(WORDS.overhead, locale)}</th>
        </tr>
      </thead>
      <tbody>
        {stars.map((star) => (
          <tr key={star.name}>
            <th scope="row">{star.name}</th>
            <td>{number(star.declinationDeg, locale, 1)}°</td>
            <td>{sideWords(star.declinationDeg - latitudeDeg, locale)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PairTable({ latitudeDeg, year, locale }: Sea) {
  return (
    <table className="lab-table">
      <caption>{say(WORDS.pairsTitle, locale)}</caption>
      <thead>
        <tr>
          <th scope="col">{say(WORDS.pair, locale)}</th>
          <th scope="col">{say(WORDS.equalAt, locale)}</th>
          <th scope="col">{say(WORDS.hereHigher, locale)}</th>
        </tr>
      </thead>
      <tbody>
        {equalAltitudePairs(latitudeDeg, year)
          .slice(0, PAIRS)
          .map(({ north, south, equalAtDeg }) => {
            const lead = 2 * (latitudeDeg - equalAtDeg);
            const star = lead > 0 ? north.name : south.name;
            return (
              <tr key={north.name + south.name}>
                <th scope="row">{`${north.name}, ${south.name}`}</th>
                <td>{latitudeWords(equalAtDeg, locale)}</td>
                <td>{say(WORDS.higher, locale, { star, n: number(Math.abs(lead), locale, 1) })}</td>
              </tr>
            );
          })}
      </tbody>
    </table>
  );
}

/** Latitude from stars overhead and from pairs that stand equally high. */
export function LatitudePart(sea: Sea) {
  return (
    <section className="compass-part">
      <h3>{say(WORDS.latTitle, sea.locale)}</h3>
      <OverheadGame key={sea.latitudeDeg} {...sea} />
      <div className="compass-tables">
        <ZenithTable {...sea} />
        <PairTable {...sea} />
      </div>
      <p className="text-sm text-mute">{say(WORDS.zenithDebate, sea.locale)}</p>
    </section>
  );
}
