import type { ScreenLimits } from '@ori/contracts/limits-of-child';
import { minuteOf } from '@ori/core/limits/local-clock';

const DAY_MINUTES = 1440;
const FULL_TURN = 2 * Math.PI;

/** A point on a dial of 24 hours, midnight at the top; centre 0,0. */
export function dialPoint(minute: number, radius: number): readonly [x: number, y: number] {
  const turn = (minute / DAY_MINUTES) * FULL_TURN;
  return [radius * Math.sin(turn), -radius * Math.cos(turn)];
}

const two = (value: number): string => value.toFixed(2);

/** The arc of a span as SVG path data; over midnight where `from` is after `to`. */
export function arcOf({ from, to }: NonNullable<ScreenLimits['quiet']>, radius: number): string {
  const [begin, end] = [minuteOf(from), minuteOf(to)];
  const length = (end - begin + DAY_MINUTES) % DAY_MINUTES;
  const [x1, y1] = dialPoint(begin, radius);
  const [x2, y2] = dialPoint(end, radius);
  const isLarge = length > DAY_MINUTES / 2 ? 1 : 0;
  return `M ${two(x1)} ${two(y1)} A ${radius} ${radius} 0 ${isLarge} 1 ${two(x2)} ${two(y2)}`;
}
