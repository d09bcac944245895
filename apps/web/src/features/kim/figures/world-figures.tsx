import { polyline, settled } from '../../../ui/ornament/points.ts';
import { FAINT, Sheet, SOFT, upTo } from './figure-parts.tsx';

/** Two sticks, one Sun: where one has no shadow, the other has. */
export function EarthSky() {
  return (
    <Sheet>
      {upTo(5).map((n) => (
        <path
          key={n}
          d={`M${58 + n * 24} 6V${n === 1 || n === 3 ? 54 : 40}`}
          stroke={FAINT}
          strokeDasharray="3 4"
        />
      ))}
      <path d="M10 118A112 112 0 0 1 190 118" fill={SOFT} strokeWidth="1.8" />
      <path d="M82 77V54" strokeWidth="4" strokeLinecap="round" />
      <path d="M133 79L140 56" strokeWidth="4" strokeLinecap="round" />
      <path d="M133 79l-11-4" stroke="var(--ink)" strokeWidth="3" strokeLinecap="round" />
      <path d="M82 77L94 149M133 79L111.5 149" stroke={FAINT} />
      <path d="M91.5 134A60 60 0 0 1 116 134" strokeWidth="2" />
    </Sheet>
  );
}

/** Thirteen towers on a ridge, and the Sun between them from solstice to solstice. */
export function Horizon() {
  const towers = upTo(13).map((n) => 28 + n * 12);
  return (
    <Sheet>
      {[34, 64, 100, 136, 166].map((cx, n) => (
        <circle
          key={cx}
          cx={cx}
          cy={n === 2 ? 66 : 74}
          r={n === 2 ? 15 : 9}
          fill={n === 2 ? 'var(--tone)' : SOFT}
        />
      ))}
      <path d="M0 112Q50 92 100 96T200 108V150H0Z" fill="var(--night-3)" strokeWidth="1.4" />
      {towers.map((x, n) => {
        const y = 96 + Math.abs(n - 6) * 1.1;
        return (
          <path
            key={x}
            d={polyline(
              [
                [x - 4, y + 8],
                [x - 3, y - 10],
                [x + 3, y - 10],
                [x + 4, y + 8],
              ],
              true,
            )}
            fill="var(--night-2)"
          />
        );
      })}
    </Sheet>
  );
}

/** A string swinging in so many parts. */
const wave = (parts: number, y: number, sign: number) =>
  polyline(
    upTo(97).map((n) => [20 + (n / 96) * 160, y + sign * 13 * Math.sin((n / 96) * Math.PI * parts)] as const),
  );

/** One string in one, two, three and four parts. */
export function Ratios() {
  return (
    <Sheet>
      {[1, 2, 3, 4].map((parts) => {
        const y = 24 + (parts - 1) * 34;
        return (
          <g key={parts}>
            <path d={wave(parts, y, 1)} strokeWidth="1.8" />
            <path d={wave(parts, y, -1)} stroke={FAINT} />
            {upTo(parts + 1).map((n) => (
              <circle key={n} cx={20 + (n / parts) * 160} cy={y} r="3.4" fill="var(--tone)" />
            ))}
          </g>
        );
      })}
    </Sheet>
  );
}

/** Where a grain stands: the higher its row, the hotter. */
const place = (row: number, column: number): [number, number] => {
  const heat = Math.max(0, 3 - row) ** 2;
  const stir = Math.sin(row * 7.3 + column * 12.9);
  return [
    settled(22 + column * 19.5 + (row % 2) * 9.7 + stir * heat * 1.1),
    settled(22 + row * 19 - Math.cos(column * 5.1) * heat * 1.2),
  ];
};

/** A lattice that heat sets free. */
export function Matter() {
  return (
    <Sheet>
      {upTo(6).flatMap((row) =>
        upTo(row % 2 === 0 ? 9 : 8).map((column) => {
          const [cx, cy] = place(row, column);
          return (
            <circle
              key={`${row}.${column}`}
              cx={cx}
              cy={cy}
              r={row < 2 ? 5 : 7.5}
              fill={row < 2 ? 'var(--tone)' : SOFT}
              strokeWidth="1.3"
            />
          );
        }),
      )}
    </Sheet>
  );
}

/** Steps up a mountainside, each with its plants. */
export function Food() {
  const steps = upTo(5).map((n) => ({ x: 16 + n * 34, y: 128 - n * 22 }));
  return (
    <Sheet>
      <path
        d={`M4 146${steps.map(({ x, y }) => `V${y}H${x + 30}`).join('')}V146Z`}
        fill={SOFT}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      {steps.flatMap(({ x, y }) =>
        [0, 14].map((dx) => (
          <path
            key={`${x}.${dx}`}
            d={`M${x + dx} ${y}v-13m0 6q-7-1-7-8q7 0 7 8m0-2q7-1 7-8q-7 0-7 8`}
            strokeWidth="1.3"
            fill="var(--night-2)"
          />
        )),
      )}
      <circle cx="32" cy="30" r="13" fill="var(--tone)" />
    </Sheet>
  );
}

/** Pressed wedges, high and low tones, knots on a cord: three ways to keep words. */
export function Memory() {
  const tones = [0, 1, 1, 0, 2, 0, 1, 2, 0, 1];
  return (
    <Sheet>
      {upTo(9).map((n) => (
        <path
          key={n}
          d={`M${22 + n * 19} 18l7 5l-7 5zM${29 + n * 19} 23h${n % 3 === 1 ? 4 : 9}`}
          fill="var(--tone)"
        />
      ))}
      {tones.map((tone, n) => (
        <path
          key={`${n}.${tone}`}
          d={`M${20 + n * 17} ${78 - tone * 13}h11`}
          strokeWidth="4.5"
          strokeLinecap="round"
        />
      ))}
      <path d="M14 98H186" strokeWidth="2.5" strokeLinecap="round" />
      {upTo(8).map((n) => (
        <g key={n}>
          <path d={`M${26 + n * 21} 98q${n % 2 === 0 ? 3 : -3} 22 0 44`} stroke={FAINT} strokeWidth="1.6" />
          {upTo(((n * 5) % 4) + 1).map((knot) => (
            <circle key={knot} cx={26 + n * 21} cy={110 + knot * 8} r="3" fill="var(--tone)" />
          ))}
        </g>
      ))}
    </Sheet>
  );
}

/** Light through a small hole: straight lines turn the picture over. */
export function Testing() {
  return (
    <Sheet>
      <rect x="96" y="18" width="88" height="114" fill="var(--night-3)" strokeWidth="1.6" />
      <path d="M96 18V71M96 79V132" stroke="var(--ink)" strokeWidth="4" />
      {[34, 75, 116].map((y) => (
        <path
          key={y}
          d={polyline([
            [28, y],
            [96, 75],
            [182, 75 + ((75 - y) / 68) * 86],
          ])}
          stroke={FAINT}
        />
      ))}
      <path d="M28 116V40m-9 12l9-14l9 14" strokeWidth="3.5" strokeLinecap="round" strokeLinejoin="round" />
      <path
        d="M182 30V120m-8-11l8 13l8-13"
        strokeWidth="3.5"
        strokeLinecap="round"
        strokeLinejoin="round"
        opacity=".75"
      />
    </Sheet>
  );
}

/** The brightest stars of Scorpius, right ascension (hours) and declination (degrees): one hook, many stories. Source: Hipparcos catalogue, rounded. */
const SCORPIUS = [
  [16.09, -19.8, 3.4],
  [16.01, -22.6, 3.8],
  [15.98, -26.1, 3.2],
  [16.35, -25.6, 3],
  [16.49, -26.4, 6],
  [16.6, -28.2, 3.2],
  [16.84, -34.3, 3.8],
  [16.86, -38, 2.8],
  [16.91, -42.4, 2.6],
  [17.2, -43.2, 2.8],
  [17.62, -43, 4],
  [17.79, -40.1, 2.8],
  [17.71, -39, 3.6],
  [17.56, -37.1, 4.4],
] as const;
const HOOK = [1, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13] as const;

export function SkyStories() {
  const stars = SCORPIUS.map(([hours, degrees, size]) => ({
    x: settled(100 - (hours - 16.85) * 15 * Math.cos((degrees * Math.PI) / 180) * 5.4),
    y: 8 + (-19 - degrees) * 5.4,
    size,
  }));
  const line = polyline(HOOK.flatMap((at) => (stars[at] ? [[stars[at].x, stars[at].y] as const] : [])));
  const claws = polyline([0, 1, 2].flatMap((at) => (stars[at] ? [[stars[at].x, stars[at].y] as const] : [])));
  return (
    <Sheet>
      <path d={line} stroke={FAINT} strokeWidth="1.4" />
      <path d={claws} stroke={FAINT} strokeWidth="1.4" />
      {stars.map(({ x, y, size }) => (
        <circle key={x} cx={x} cy={y} r={size * 1.5} fill="var(--tone)" stroke={SOFT} strokeWidth="4" />
      ))}
    </Sheet>
  );
}
