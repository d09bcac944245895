import type { Locale } from '@ori/contracts/locale';
import { bestShare, spreadShare } from '@ori/core/electricity/loop-coupling';
import { Finding } from '../frame/finding.tsx';
import { number, say } from '../frame/words.ts';
import { GuessFirst } from '../rotating-field/guess.tsx';
import { couplingOf, QUALITY, watts } from './bench.ts';
import { FAR_WORDS } from './words.ts';

const SENT_W = 1000;
const DISTANCES_M = [0.1, 0.5, 1, 10, 100, 1000, 10_000] as const;
/** Below the size of the coils an even spread says nothing. */
const SPREADS_FROM_M = 1;
const WIDTH = 480;
const DECADE = 11;
const DECADES = 26;

const coupledW = (metres: number): number => SENT_W * bestShare(couplingOf(metres * 100), QUALITY);
const spreadW = (metres: number): number => SENT_W * spreadShare(1, metres);

function metresWords(metres: number, locale: Locale): string {
  return metres < 1000
    ? say(FAR_WORDS.m, locale, { n: number(metres, locale, 1) })
    : say(FAR_WORDS.km, locale, { n: number(metres / 1000, locale) });
}

const xOf = (metres: number): number => ((Math.log10(metres) + 1) / 5) * WIDTH;
const yOf = (power: number): number => (3 - Math.log10(power)) * DECADE;

function lineOf(power: (metres: number) => number, fromM: number): string {
  const start = Math.log10(fromM);
  const points = Array.from({ length: 61 }, (_, at) => {
    const metres = 10 ** (start + ((4 - start) * at) / 60);
    return `${xOf(metres).toFixed(1)} ${yOf(power(metres)).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

function FarPlot({ locale, label }: { readonly locale: Locale; readonly label: string }) {
  const grid = Array.from({ length: DECADES / 2 + 1 }, (_, at) => `M0 ${2 * at * DECADE}H${WIDTH}`).join('');
  return (
    <svg
      viewBox={`-62 -12 ${WIDTH + 84} ${DECADES * DECADE + 44}`}
      role="img"
      aria-label={label}
      className="lab-figure"
    >
      <path d={grid} stroke="var(--line)" strokeWidth="0.8" />
      <path
        d={lineOf(spreadW, SPREADS_FROM_M)}
        fill="none"
        stroke="var(--lapis)"
        strokeWidth="2.2"
        strokeDasharray="7 4"
      />
      <path d={lineOf(coupledW, 0.1)} fill="none" stroke="var(--gold)" strokeWidth="2.6" />
      <g fontSize="18" fill="var(--mute)" textAnchor="middle">
        {[1, 10, 100, 1000, 10_000].map((metres) => (
          <text key={metres} x={xOf(metres)} y={DECADES * DECADE + 26}>
            {metresWords(metres, locale)}
          </text>
        ))}
        <text x="-6" y="6" textAnchor="end">
          1 kW
        </text>
        <text x="-6" y={yOf(1e-3) + 6} textAnchor="end">
          1 mW
        </text>
        <text x="-6" y={yOf(1e-9) + 6} textAnchor="end">
          1 nW
        </text>
        <text x="-6" y={yOf(1e-15) + 6} textAnchor="end">
          1 fW
        </text>
      </g>
    </svg>
  );
}

function FarTable({ locale }: { readonly locale: Locale }) {
  return (
    <div className="coils-far">
      <table className="lab-table">
        <caption>{say(FAR_WORDS.caption, locale)}</caption>
        <thead>
          <tr>
            <th scope="col">{say(FAR_WORDS.distance, locale)}</th>
            <th scope="col">{say(FAR_WORDS.coupled, locale)}</th>
            <th scope="col">{say(FAR_WORDS.spread, locale)}</th>
          </tr>
        </thead>
        <tbody>
          {DISTANCES_M.map((metres) => (
            <tr key={metres}>
              <th scope="row">{metresWords(metres, locale)}</th>
              <td>{watts(coupledW(metres), locale)}</td>
              <td>{metres < SPREADS_FROM_M ? '–' : watts(spreadW(metres), locale)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** What still arrives when the coils are carried away from each other. */
export function FarPart({ locale }: { readonly locale: Locale }) {
  const fig = say(FAR_WORDS.fig, locale);
  return (
    <section className="coils-part">
      <h3>{say(FAR_WORDS.title, locale)}</h3>
      <GuessFirst
        locale={locale}
        ask={say(FAR_WORDS.ask, locale)}
        choices={(['half', 'quarter', 'sixtyFourth'] as const).map((value) => ({
          value,
          label: say(FAR_WORDS[value], locale),
        }))}
        answer="sixtyFourth"
        told={say(FAR_WORDS.told, locale)}
      >
        <div className="coils-far-views">
          <div className="grid gap-2">
            <FarPlot locale={locale} label={fig} />
            <p className="turning-fig">{fig}</p>
          </div>
          <FarTable locale={locale} />
        </div>
        <Finding tone="found">{say(FAR_WORDS.found, locale, { far: watts(coupledW(1000), locale) })}</Finding>
      </GuessFirst>
    </section>
  );
}
