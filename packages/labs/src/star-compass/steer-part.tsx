import type { Locale } from '@ori/contracts/locale';
import { holdAt, type Night, nightAtSea, sailed } from '@ori/core/sky/night-course';
import { mulberry32 } from '@ori/core/maths/mulberry32';
import { HOUSE_WIDTH_DEG } from '@ori/core/sky/star-compass';
import { useState } from 'react';
import { Finding } from '../frame/finding.tsx';
import { Stepper } from '../frame/stepper.tsx';
import { number, say } from '../frame/words.ts';
import { StarCompassFigure } from './figure.tsx';
import { holdWords, houseWords } from './house-words.ts';
import { chiefsOf, type Sea } from './rise-part.tsx';
import { Track } from './track.tsx';
import { WORDS } from './words.ts';

const KNOTS = 6;

/** Sideways miles after each watch; the first is the start. */
export function trackOf(night: Night, held: readonly number[]) {
  let [right, ahead] = [0, 0];
  return [
    { right, ahead },
    ...held.map((houses, watch) => {
      const star = night.stars[watch];
      const leg = sailed(star ? holdAt(night.course, star) - houses : 0, KNOTS);
      right += leg.right;
      ahead += leg.ahead;
      return { right, ahead };
    }),
  ];
}

function morningWords(right: number, locale: Locale): string {
  if (Math.abs(right) < 0.05) return say(WORDS.morningTrue, locale);
  return say(WORDS.morning, locale, {
    aside: number(Math.abs(right), locale, 1),
    side: say(right < 0 ? WORDS.leftSide : WORDS.rightSide, locale),
    check: say(WORDS.checkWords, locale),
  });
}

function askWords(night: Night, watch: number, locale: Locale): string {
  const star = night.stars[watch];
  return say(WORDS.steerAsk, locale, {
    n: watch + 1,
    course: houseWords(night.course, locale),
    star: star?.name ?? '',
    house: star ? houseWords(star.house, locale) : '',
  });
}

/** A night of three watches: count from the course to the rising star, and hold it there. */
export function SteerPart({ latitudeDeg, year, locale }: Sea) {
  const [seed, setSeed] = useState(3);
  const [held, setHeld] = useState<readonly number[]>([]);
  const [hold, setHold] = useState(0);
  const night = nightAtSea(latitudeDeg, year, mulberry32(seed));
  if (!night) return null;
  const track = trackOf(night, held);
  const watch = held.length;
  const star = night.stars[watch];
  const isMorning = star === undefined;
  const words = isMorning ? morningWords(track.at(-1)?.right ?? 0, locale) : askWords(night, watch, locale);
  const again = () => {
    setSeed(seed + 1);
    setHeld([]);
    setHold(0);
  };
  const keep = () => {
    setHeld([...held, hold]);
    setHold(0);
  };
  return (
    <section className="compass-part">
      <h3>{say(WORDS.steerTitle, locale)}</h3>
      <Finding tone={isMorning ? 'found' : 'open'}>{words}</Finding>
      <div className="compass-views">
        <StarCompassFigure
          chiefs={chiefsOf(locale)}
          label={say(WORDS.compassLabel, locale, { words })}
          marks={{
            house: night.course.index,
            headingDeg: (star ? star.house.index - hold : night.course.index) * HOUSE_WIDTH_DEG,
            ...(star && { riseDeg: star.azimuthDeg }),
          }}
        />
        <Track points={track} locale={locale} />
      </div>
      {isMorning ? (
        <button type="button" className="btn btn-primary justify-self-start" onClick={again}>
          {say(WORDS.another, locale)}
        </button>
      ) : (
        <>
          <Stepper
            label={say(WORDS.keepAt, locale)}
            value={hold}
            min={-10}
            max={10}
            valueText={holdWords(hold, locale)}
            onChange={setHold}
          />
          <button type="button" className="btn btn-primary justify-self-start" onClick={keep}>
            {say(WORDS.hold, locale)}
          </button>
        </>
      )}
    </section>
  );
}
