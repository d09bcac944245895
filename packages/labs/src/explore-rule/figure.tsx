import type { ExploreRuleProps } from '@ori/contracts/interactives';
import type { Locale } from '@ori/contracts/locale';
import { number } from '../frame/words.ts';
import { secantSlope, startOf, valueAt, type Dials } from './rules.ts';

const LEFT = 52;
const WIDTH = 340;
const HEIGHT = 250;
const SAMPLES = 160;

interface ExploreRuleFigureProps {
  readonly setting: ExploreRuleProps;
  readonly dials?: Dials;
  readonly label: string;
  readonly locale: Locale;
}

/** Numbers on an axis: five of them, ends included, written short. */
function marks(from: number, to: number): number[] {
  return [0, 1, 2, 3, 4].map((part) => Number((from + ((to - from) * part) / 4).toPrecision(6)));
}

/** The curve in pieces: it breaks where the rule is not defined or leaves the picture far behind. */
function curve({ rule, x, y }: ExploreRuleProps, dials: Dials, at: (x: number, y: number) => string): string {
  let pen = 'M';
  let path = '';
  const reach = y.to - y.from;
  for (let step = 0; step <= SAMPLES; step += 1) {
    const here = x.from + ((x.to - x.from) * step) / SAMPLES;
    const value = valueAt(rule, here, dials);
    const drawn = Number.isFinite(value) && value > y.from - reach && value < y.to + reach;
    if (drawn) path += `${pen}${at(here, value)}`;
    pen = drawn ? 'L' : 'M';
  }
  return path;
}

/** Axes with their names and the rule's curve, cut off at the frame. */
export function ExploreRuleFigure({
  setting,
  dials = startOf(setting),
  label,
  locale,
}: ExploreRuleFigureProps) {
  const { x, y, rule } = setting;
  const px = (value: number) => LEFT + ((value - x.from) / (x.to - x.from)) * WIDTH;
  const py = (value: number) => 10 + HEIGHT - ((value - y.from) / (y.to - y.from)) * HEIGHT;
  const at = (here: number, value: number) => `${px(here).toFixed(1)} ${py(value).toFixed(1)}`;
  const slope = secantSlope(dials);
  const line = (here: number) => dials.a ** 2 + slope * (here - dials.a);
  return (
    <svg viewBox="0 0 400 312" role="img" aria-label={label} className="lab-figure">
      <clipPath id="explore-frame">
        <rect x={LEFT} y="10" width={WIDTH} height={HEIGHT} />
      </clipPath>
      {marks(x.from, x.to).map((value) => (
        <g key={`x${value}`}>
          <line x1={px(value)} x2={px(value)} y1="10" y2={10 + HEIGHT} className="stroke-line" />
          <text x={px(value)} y={HEIGHT + 28} fill="currentColor" fontSize="13" textAnchor="middle">
            {number(value, locale)}
          </text>
        </g>
      ))}
      {marks(y.from, y.to).map((value) => (
        <g key={`y${value}`}>
          <line x1={LEFT} x2={LEFT + WIDTH} y1={py(value)} y2={py(value)} className="stroke-line" />
          <text x={LEFT - 6} y={py(value) + 4} fill="currentColor" fontSize="13" textAnchor="end">
            {number(value, locale)}
          </text>
        </g>
      ))}
      <g clipPath="url(#explore-frame)">
        <path d={curve(setting, dials, at)} fill="none" className="stroke-gold" strokeWidth="3.5" />
        {rule === 'secant' && (
          <path
            d={`M${at(x.from, line(x.from))}L${at(x.to, line(x.to))}`}
            fill="none"
            className="stroke-nile"
            strokeWidth="3"
          />
        )}
      </g>
      <text x={LEFT + WIDTH / 2} y="304" fill="currentColor" fontSize="14" textAnchor="middle">
        {x.words}
      </text>
      <text transform="translate(12 135) rotate(-90)" fill="currentColor" fontSize="14" textAnchor="middle">
        {y.words}
      </text>
    </svg>
  );
}
