import type { Locale } from '@ori/contracts/locale';
import type { Sky, SkyBody } from '@ori/core/sky/sky-now';
import { number, say } from '../frame/words.ts';
import { windOf } from './directions.ts';
import { WORDS } from './words.ts';

interface SkyTableProps {
  readonly sky: Sky;
  readonly locale: Locale;
  readonly nameOf: (body: SkyBody) => string;
}

/** Everything above the level horizon, the highest first, for those who would rather read than look. */
export function SkyTable({ sky, locale, nameOf }: SkyTableProps) {
  const up = [sky.sun, sky.moon, ...sky.planets, ...sky.stars]
    .filter(({ altitudeDeg }) => altitudeDeg > 0)
    .toSorted((a, b) => b.altitudeDeg - a.altitudeDeg);
  const heads = [WORDS.name, WORDS.azimuth, WORDS.altitude, WORDS.magnitude];
  return (
    <details>
      <summary className="sky-summary">{say(WORDS.tableTitle, locale)}</summary>
      <div className="sky-table">
        <table className="lab-table">
          <thead>
            <tr>
              {heads.map((head) => (
                <th key={head.en} scope="col">
                  {say(head, locale)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {up.map((body) => (
              <tr key={body.name}>
                <th scope="row">{nameOf(body)}</th>
                <td>{`${windOf(body.azimuthDeg, locale)} ${number(body.azimuthDeg, locale, 1)}°`}</td>
                <td>{number(body.altitudeDeg, locale, 1)}°</td>
                <td>{body.magnitude === null ? '–' : number(body.magnitude, locale, 2)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  );
}
