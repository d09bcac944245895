import { AstroTime, Body, Observer, SearchHourAngle, SearchRiseSet } from 'astronomy-engine';
import { expect, test } from 'vitest';
import { julianDay } from './calendar.ts';
import { noonHour, sunHour } from './sun-hours.ts';

const KARNAK = { latitudeDeg: 25.7188, longitudeDeg: 32.6573 };

test('sunrise, noon and sunset fall where another program has them, within five minutes of the disc', () => {
  for (const dayOfYear of [10, 80, 172, 300]) {
    const day = { ...KARNAK, year: 2024, dayOfYear };
    const midnight = julianDay({ year: 2024, month: 1, day: dayOfYear }) - 2_451_545 - day.longitudeDeg / 360;
    const start = new AstroTime(midnight);
    const observer = new Observer(day.latitudeDeg, day.longitudeDeg, 0);
    const hourOf = (ut: number) => (ut - midnight) * 24;
    /** The other program waits for the upper edge, a quarter of a degree before the middle. */
    const edge = 1 / 15 / 3;
    const rise = SearchRiseSet(Body.Sun, observer, 1, start, 1);
    const set = SearchRiseSet(Body.Sun, observer, -1, start, 1);
    expect(Math.abs((sunHour(day, 'rise', 0) ?? NaN) - hourOf(rise?.ut ?? NaN))).toBeLessThan(1 / 12 + edge);
    expect(Math.abs((sunHour(day, 'set', 0) ?? NaN) - hourOf(set?.ut ?? NaN))).toBeLessThan(1 / 12 + edge);
    expect(noonHour(day)).toBeCloseTo(hourOf(SearchHourAngle(Body.Sun, observer, 0, start).time.ut), 2);
  }
});

test('midsummer beyond the polar circle has no sunrise', () => {
  expect(sunHour({ latitudeDeg: 75, longitudeDeg: 0, year: 2024, dayOfYear: 172 }, 'rise', 0)).toBeNull();
});
