import type { FairSharesProps } from '@ori/contracts/interactives';
import { dealShares } from './shares.ts';

const CELL = 72;
const SKIN = ['#7a4a2b', '#a56c43', '#5a3620', '#c78f62', '#8d5a37', '#d9a97c'];

interface FairSharesFigureProps {
  readonly setting: FairSharesProps;
  /** Pieces a loaf; 1 is uncut. */
  readonly cuts: number;
  readonly rounds: number;
  readonly label: string;
}

/** Loaves above, people below, each with the pieces they were given. */
export function FairSharesFigure({ setting, cuts, rounds, label }: FairSharesFigureProps) {
  const { wholes, people } = setting;
  const shares = dealShares(wholes, cuts, people, rounds);
  const width = Math.max(wholes, people) * CELL;
  return (
    <svg viewBox={`0 0 ${width} 210`} role="img" aria-label={label} className="lab-figure">
      <g transform={`translate(${(width - wholes * CELL) / 2} 8)`}>
        {Array.from({ length: wholes }, (_, loaf) => (
          <Loaf key={loaf} at={loaf * CELL} cuts={cuts} gone={shares.each * people - loaf * cuts} />
        ))}
      </g>
      <g transform={`translate(${(width - people * CELL) / 2} 104)`}>
        {Array.from({ length: people }, (_, person) => (
          <Person
            key={person}
            at={person * CELL}
            skin={SKIN[person % SKIN.length] ?? ''}
            pieces={shares.each}
            cuts={cuts}
          />
        ))}
      </g>
    </svg>
  );
}

/** A loaf from above; pieces already given away are shown as gaps, from the left. */
function Loaf({ at, cuts, gone }: { readonly at: number; readonly cuts: number; readonly gone: number }) {
  const piece = 60 / cuts;
  const taken = Math.max(0, Math.min(cuts, gone));
  return (
    <g transform={`translate(${at + 6} 0)`}>
      <rect
        width="60"
        height="40"
        rx="18"
        fill="none"
        stroke="currentColor"
        strokeDasharray="3 4"
        opacity="0.45"
      />
      {taken < cuts && (
        <rect
          x={taken * piece}
          width={60 - taken * piece}
          height="40"
          rx={taken === 0 ? 18 : 8}
          fill="#c98f47"
        />
      )}
      {taken === 0 && (
        <path d="M14 16 Q30 4 46 16" fill="none" stroke="#8a5a24" strokeWidth="4" strokeLinecap="round" />
      )}
      {Array.from({ length: cuts - 1 }, (_, cut) => (
        <line
          key={cut}
          x1={(cut + 1) * piece}
          x2={(cut + 1) * piece}
          y1="-2"
          y2="42"
          stroke="#2b1c0c"
          strokeWidth="2"
          strokeDasharray="5 4"
        />
      ))}
    </g>
  );
}

function Person({
  at,
  skin,
  pieces,
  cuts,
}: {
  readonly at: number;
  readonly skin: string;
  readonly pieces: number;
  readonly cuts: number;
}) {
  const piece = 60 / cuts;
  return (
    <g transform={`translate(${at + 6} 0)`}>
      <circle cx="30" cy="14" r="13" fill={skin} />
      <path d="M8 48 Q30 16 52 48 Z" className="fill-nile" />
      <g transform="translate(0 58)">
        {Array.from({ length: pieces }, (_, index) => (
          <rect
            key={index}
            x={(index * piece) % 60}
            y={Math.floor((index * piece) / 60) * 24}
            width={Math.max(3, piece - 2)}
            height="20"
            rx="4"
            fill="#c98f47"
          />
        ))}
      </g>
    </g>
  );
}
