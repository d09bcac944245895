import { onMap, projected } from '@ori/core/heritage/meeting-map';
import land from './land.svg?raw';

const OUTLINE = / d="([^"]+)"\/><\/svg>/.exec(land)?.[1] ?? '';
/** Where the numbers of continents and the letters of oceans stand: latitude and longitude. */
const MARKS: readonly (readonly [mark: string, lat: number, east: number])[] = [
  ['1', 46, -102],
  ['2', -13, -57],
  ['3', 50, 22],
  ['4', 8, 20],
  ['5', 47, 92],
  ['6', -25, 134],
  ['A', 84, 150],
  ['B', 14, -42],
  ['C', -22, 78],
  ['D', 2, -150],
  ['E', -50, 20],
];

const NET = [-60, -30, 0, 30, 60].map((lat) => {
  return `M${projected(lat, -180).join(' ')}L${projected(lat, 180).join(' ')}`;
});

interface PaperWorldProps {
  readonly hasMarks: boolean;
  readonly label: string;
}

/** The coasts of the world for paper, in the Equal Earth projection, with places to be named where they are wanted. */
export function PaperWorld({ hasMarks, label }: PaperWorldProps) {
  return (
    <svg viewBox="-412 -206 824 366" role="img" aria-label={label}>
      <path d={NET.join('')} fill="none" stroke="var(--line)" strokeWidth="0.7" strokeDasharray="4 4" />
      <path d={OUTLINE} fill="var(--night)" stroke="currentColor" strokeWidth="0.9" strokeLinejoin="round" />
      {hasMarks &&
        MARKS.map(([mark, lat, east]) => {
          const [x, y] = onMap({ lat, lon: east });
          return (
            <g key={mark} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
              <circle r="11" fill="var(--night)" stroke="var(--gold)" strokeWidth="1.4" />
              <text y="5" fontSize="14" fontWeight="700" textAnchor="middle" fill="currentColor">
                {mark}
              </text>
            </g>
          );
        })}
    </svg>
  );
}
