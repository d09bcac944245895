import type { Locale } from '@ori/contracts/locale';
import { meanRadiusBohr, type Orbital } from '@ori/core/quantum/hydrogen-orbital';
import { radialNodesBohr, radialWave } from '@ori/core/quantum/radial-wave';
import { number, say } from '../frame/words.ts';
import { plainName } from './orbital-name.tsx';
import { WORDS } from './words.ts';

const WIDTH = 460;
const HEIGHT = 170;
const MIDDLE = 108;
const SAMPLES = 220;

/** A curve over the radii, scaled so that its highest point is `top` above the middle line. */
function curve(of: (r: number) => number, most: number, top: number): string {
  const heights = Array.from({ length: SAMPLES + 1 }, (_, at) => of((at * most) / SAMPLES));
  const tallest = Math.max(...heights.map(Math.abs));
  return heights
    .map((height, at) => {
      const y = MIDDLE - (height / tallest) * top;
      return `${at === 0 ? 'M' : 'L'}${((at * WIDTH) / SAMPLES).toFixed(1)} ${y.toFixed(1)}`;
    })
    .join('');
}

function ticksUpTo(most: number): readonly number[] {
  const step = [1, 2, 5, 10, 20].find((each) => most / each <= 8) ?? 20;
  return Array.from({ length: Math.floor(most / step) + 1 }, (_, at) => at * step);
}

interface CurvesProps {
  readonly orbital: Orbital;
  /** The distance at the right end, in Bohr radii. */
  readonly most: number;
}

/** r²R² filled, R dashed, and a cross wherever R changes its sign. */
function Curves({ orbital: { n, l }, most }: CurvesProps) {
  const chance = curve((r) => r * r * radialWave(n, l, r) ** 2, most, 92);
  return (
    <>
      <path d={`${chance}V${MIDDLE}H0Z`} className="fill-nile" opacity="0.3" />
      <path d={chance} fill="none" className="stroke-nile" strokeWidth="3" />
      <path
        d={curve((r) => radialWave(n, l, r), most, 56)}
        fill="none"
        className="stroke-gold"
        strokeWidth="2.5"
        strokeDasharray="7 5"
      />
      <path d={`M0 ${MIDDLE}H${WIDTH}`} stroke="currentColor" strokeWidth="1.5" />
      {radialNodesBohr(n, l).map((r) => {
        const x = (r / most) * WIDTH;
        const cross = `M${x} ${MIDDLE - 8}v16M${x - 6} ${MIDDLE}h12`;
        return <path key={r} d={cross} className="stroke-clay" strokeWidth="3" />;
      })}
    </>
  );
}

interface RadialPlotProps {
  readonly orbital: Orbital;
  readonly locale: Locale;
}

/** What the plot shows, for those who do not see it. */
function plotWords(orbital: Orbital, locale: Locale): string {
  const nodes = radialNodesBohr(orbital.n, orbital.l);
  return say(nodes.length > 0 ? WORDS.plotLabelNodes : WORDS.plotLabel, locale, {
    name: plainName(orbital),
    mean: number(meanRadiusBohr(orbital), locale, 1),
    nodes: nodes.map((r) => number(r, locale)).join(' · '),
  });
}

/** R and r²R² against the distance from the nucleus, the mean distance and the radial nodes marked. */
export function RadialPlot({ orbital, locale }: RadialPlotProps) {
  const mean = meanRadiusBohr(orbital);
  const most = mean * 2.4;
  const x = (r: number) => (r / most) * WIDTH;
  return (
    <figure className="orbital-plot">
      <svg
        viewBox={`-8 -16 ${WIDTH + 34} ${HEIGHT + 28}`}
        role="img"
        aria-label={plotWords(orbital, locale)}
        className="lab-figure"
      >
        <Curves orbital={orbital} most={most} />
        <path d={`M${x(mean)} 0V${MIDDLE}`} stroke="currentColor" strokeDasharray="3 4" />
        <g fontSize="14" fill="currentColor" textAnchor="middle">
          <text x={x(mean)} y="-4">
            ⟨r⟩ = {number(mean, locale, 1)}
          </text>
          {ticksUpTo(most).map((r) => (
            <text key={r} x={x(r)} y={HEIGHT} opacity="0.75">
              {r}
            </text>
          ))}
          <text x={WIDTH + 12} y={MIDDLE + 5}>
            r
          </text>
        </g>
      </svg>
      <figcaption>{say(WORDS.plotKey, locale)}</figcaption>
    </figure>
  );
}
