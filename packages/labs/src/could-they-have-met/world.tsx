import type { CouldTheyHaveMetProps, MeetingLabIdea } from '@ori/contracts/meeting-labs';
import { onMap, projected } from '@ori/core/heritage/meeting-map';
import land from './land.svg';
import { spread } from './spread.ts';

/** The part of the map that is drawn: from Patagonia to Lapland. */
export const BOX = { x: -410, y: -178, width: 820, height: 320 } as const;

const LATITUDES = Array.from({ length: 25 }, (_, at) => -50 + at * 5);
const side = (east: number): string => LATITUDES.map((lat) => projected(lat, east).join(' ')).join('L');
const NET = [-120, -60, 0, 60, 120].map((east) => `M${side(east)}`).join('');
const PARALLELS = [-30, 0, 30, 60]
  .map((lat) => `M${projected(lat, -180).join(' ')}L${projected(lat, 180).join(' ')}`)
  .join('');
const SEA = `M${side(-180)}L${LATITUDES.toReversed()
  .map((lat) => projected(lat, 180).join(' '))
  .join('L')}Z`;

/** Sea, net of lines and land. */
export function Land() {
  return (
    <>
      <path d={SEA} fill="var(--night-3)" />
      <path d={NET + PARALLELS} fill="none" stroke="var(--line)" strokeWidth="0.6" />
      <image href={land} x="-410" y="-200" width="820" height="400" />
    </>
  );
}

interface OthersProps {
  readonly others: CouldTheyHaveMetProps['others'];
  /** What came later is not drawn yet. */
  readonly until: number;
}

/** All other mappings, small, as far as they are there by a year. */
export function Others({ others, until }: OthersProps) {
  return others
    .filter(({ year }) => year === null || year <= until)
    .map((place, at) => {
      const [x, y] = onMap(place);
      return <circle key={at} cx={x} cy={y} r="1.7" fill="var(--ink)" opacity="0.55" />;
    });
}

interface PinsProps {
  readonly ideas: readonly MeetingLabIdea[];
  /** Radius of a pin in units of the drawing. */
  readonly radius: number;
  readonly chosen: readonly string[];
  /** What came later is drawn faintly. */
  readonly until: number;
  readonly onChoose?: (id: string) => void;
}

/** Whether an idea is there by a year; what has no year always is. */
export function isThere({ years }: MeetingLabIdea, until: number): boolean {
  return years === null || years.from <= until;
}

/** The ideas as numbered pins; a thin line leads from a pin that had to step aside to its place. */
export function Pins({ ideas, radius, chosen, until, onChoose }: PinsProps) {
  const placed = ideas.flatMap((idea, at) => (idea.place ? [{ idea, at, spot: onMap(idea.place) }] : []));
  const pins = spread(
    placed.map(({ spot }) => spot),
    radius * 2.1,
  );
  return placed.map(({ idea, at, spot }, index) => {
    const [x, y] = pins[index] ?? spot;
    const isChosen = chosen.includes(idea.id);
    return (
      <g
        key={idea.id}
        opacity={isThere(idea, until) ? 1 : 0.28}
        onClick={onChoose && (() => onChoose(idea.id))}
        className={onChoose && 'meeting-pin'}
      >
        <path d={`M${spot.join(' ')}L${x} ${y}`} stroke="var(--ink)" strokeWidth={radius / 8} />
        <circle cx={spot[0]} cy={spot[1]} r={radius / 4} fill="var(--ink)" />
        <circle
          cx={x}
          cy={y}
          r={radius}
          fill={isChosen ? 'var(--gold)' : 'var(--night-2)'}
          stroke={isChosen ? 'var(--ink)' : 'var(--gold)'}
          strokeWidth={radius / 6}
          {...(idea.place?.words === null && { strokeDasharray: `${radius / 3} ${radius / 4}` })}
        />
        <text
          x={x}
          y={y}
          dy="0.36em"
          textAnchor="middle"
          fontSize={radius * 1.25}
          fontWeight="700"
          fill={isChosen ? 'var(--on-gold)' : 'var(--ink)'}
        >
          {at + 1}
        </text>
      </g>
    );
  });
}
