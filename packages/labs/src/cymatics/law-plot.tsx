import type { Locale } from '@ori/contracts/locale';
import type { CymaticsProps } from '@ori/contracts/sound-labs';
import { checkChladniLaw, type LawCheck } from '@ori/core/sound/chladni-law';
import { useMemo } from 'react';
import { number, say } from '../frame/words.ts';
import { LAW_WORDS } from './law-words.ts';
import { plateOf } from './plate-setting.ts';

const WIDTH = 320;
const HEIGHT = 220;
const DOWN = 30;

interface Row extends LawCheck {
  readonly hz: number;
  readonly lawHz: number;
}

/** The round free plate of the same stuff and size: solved tones beside the law's. */
function rowsOf(setting: CymaticsProps): Row[] {
  const { resonances, tonesHz } = plateOf({ ...setting, shape: 'round', edge: 'free' });
  const tones = resonances.flatMap(({ lambda, modes: [mode] }) =>
    mode?.name.kind === 'round' ? [{ ...mode.name, lambda }] : [],
  );
  return checkChladniLaw(tones).map((check, index) => {
    const hz = tonesHz[index] ?? 0;
    return { ...check, hz, lawHz: hz * (1 + check.error) };
  });
}

const sumOf = ({ diameters, circles }: Row): number => diameters + 2 * circles;

function Plot({ rows, label }: { readonly rows: readonly Row[]; readonly label: string }) {
  const most = Math.max(...rows.map(({ hz, lawHz }) => Math.max(hz, lawHz)));
  const widest = Math.max(...rows.map(sumOf)) + 0.5;
  const place = (sum: number, hz: number) =>
    [DOWN + (sum / widest) * (WIDTH - DOWN), HEIGHT - DOWN - (hz / most) * (HEIGHT - DOWN - 8)] as const;
  const first = rows[0];
  const constant = first ? first.lawHz / sumOf(first) ** 2 : 0;
  const curve = Array.from({ length: 41 }, (_, index) => {
    const sum = Math.min((index / 40) * widest, Math.sqrt(most / constant));
    return place(sum, constant * sum * sum).join(' ');
  });
  const whole = Array.from({ length: Math.floor(widest) }, (_, index) => index + 1);
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label} className="lab-figure">
      <path d={`M${DOWN} 4V${HEIGHT - DOWN}H${WIDTH}`} fill="none" stroke="var(--edge)" strokeWidth="1.5" />
      <path d={`M${curve.join('L')}`} fill="none" stroke="var(--lapis)" strokeWidth="2.5" />
      {rows.map((row) => {
        const [x, y] = place(sumOf(row), row.hz);
        return <circle key={row.lambda} cx={x} cy={y} r="5" fill="var(--gold)" />;
      })}
      <g fill="var(--mute)" fontSize="13" textAnchor="middle">
        {whole.map((sum) => (
          <text key={sum} x={place(sum, 0)[0]} y={HEIGHT - 12}>
            {sum}
          </text>
        ))}
        <text x={WIDTH - 24} y={HEIGHT - DOWN - 6}>
          m + 2n
        </text>
        <text x={DOWN + 16} y="14">
          Hz
        </text>
      </g>
    </svg>
  );
}

/** Chladni's law against the solved tones: the plot, the table, and by how much the law is off. */
export function LawPlot({ setting, locale }: { readonly setting: CymaticsProps; readonly locale: Locale }) {
  const rows = useMemo(() => rowsOf(setting), [setting]);
  const most = Math.max(...rows.map(({ error }) => Math.abs(error))) * 100;
  return (
    <div className="grid gap-3">
      <p>
        {say(LAW_WORDS.lead, locale, {
          size: setting.sizeMm,
          thickness: number(setting.thicknessMm, locale),
        })}
      </p>
      <Plot rows={rows} label={say(LAW_WORDS.picture, locale)} />
      <div className="overflow-x-auto">
        <table className="lab-table">
          <thead>
            <tr>
              <th scope="col">m</th>
              <th scope="col">n</th>
              <th scope="col">{say(LAW_WORDS.solved, locale)}</th>
              <th scope="col">{say(LAW_WORDS.law, locale)}</th>
              <th scope="col">{say(LAW_WORDS.off, locale)}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.lambda}>
                <td>{row.diameters}</td>
                <td>{row.circles}</td>
                <td>{number(row.hz, locale, 0)}</td>
                <td>{number(row.lawHz, locale, 0)}</td>
                <td>{say(LAW_WORDS.percent, locale, { n: number(row.error * 100, locale, 0) })}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>{say(LAW_WORDS.result, locale, { most: number(most, locale, 0) })}</p>
    </div>
  );
}
