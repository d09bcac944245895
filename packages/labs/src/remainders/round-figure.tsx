import type { Locale } from '@ori/contracts/locale';
import { commonMultiple, type Condition, solve } from '@ori/core/number-theory/remainders';
import { say } from '../frame/words.ts';
import { WORDS } from './words.ts';

const COLUMNS = 10;
const CELL = 34;
const HEAD = 26;
const TONES = ['var(--gold)', 'var(--nile)', 'var(--lapis)'] as const;
const LEFT = 44;

const meets = (number: number) => (condition: Condition) =>
  number % condition.modulus === condition.remainder;

interface RoundFigureProps {
  readonly conditions: readonly Condition[];
  readonly locale: Locale;
}

/** All numbers of one round, each with a dot for every condition it meets. */
export function RoundFigure({ conditions, locale }: RoundFigureProps) {
  const count = commonMultiple(conditions.map(({ modulus }) => modulus));
  const rows = Math.ceil(count / COLUMNS);
  const found = solve(conditions);
  const counts = conditions.map(({ modulus }) =>
    say(WORDS.meets, locale, { modulus, count: count / modulus }),
  );
  const label = say(WORDS.roundFigure, locale, {
    last: count - 1,
    columns: COLUMNS,
    counts: counts.join(', '),
    found: found ? say(WORDS.allMet, locale, { value: found.least }) : say(WORDS.nowhere, locale),
  });
  return (
    <svg
      viewBox={`0 0 ${LEFT + COLUMNS * CELL} ${HEAD + rows * CELL + 36}`}
      role="img"
      aria-label={label}
      className="remainders-round"
    >
      {Array.from({ length: COLUMNS }, (_, column) => (
        <text
          key={column}
          x={LEFT + (column + 0.5) * CELL}
          y="18"
          textAnchor="middle"
          fontSize="18"
          fill="var(--mute)"
        >
          {column}
        </text>
      ))}
      {Array.from({ length: rows }, (_, row) => (
        <text
          key={row}
          x={LEFT - 8}
          y={HEAD + row * CELL + 23}
          textAnchor="end"
          fontSize="18"
          fill="var(--mute)"
        >
          {row * COLUMNS}
        </text>
      ))}
      {Array.from({ length: count }, (_, number) => (
        <Cell key={number} number={number} conditions={conditions} isFound={number === found?.least} />
      ))}
      <Key conditions={conditions} y={HEAD + rows * CELL + 28} />
    </svg>
  );
}

/** Which dot belongs to which dial. */
function Key({ conditions, y }: { readonly conditions: readonly Condition[]; readonly y: number }) {
  return conditions.map(({ modulus, remainder }, index) => (
    <g key={index} transform={`translate(${LEFT + 10 + index * 118} ${y})`}>
      <circle r="6" cy="-6" fill={TONES[index]} />
      <text x="14" fontSize="18" fill="currentColor">{`÷ ${modulus} → ${remainder}`}</text>
    </g>
  ));
}

interface CellProps {
  readonly number: number;
  readonly conditions: readonly Condition[];
  readonly isFound: boolean;
}

function Cell({ number, conditions, isFound }: CellProps) {
  const x = LEFT + (number % COLUMNS) * CELL;
  const y = HEAD + Math.floor(number / COLUMNS) * CELL;
  return (
    <>
      <rect
        x={x + 2}
        y={y + 2}
        width={CELL - 4}
        height={CELL - 4}
        rx="6"
        fill="var(--night-3)"
        stroke={isFound ? 'var(--ink)' : 'none'}
        strokeWidth="3"
      />
      {conditions.map((condition, index) =>
        meets(number)(condition) ? (
          <circle
            key={index}
            cx={x + CELL / 2 + (index - (conditions.length - 1) / 2) * 9}
            cy={y + CELL / 2}
            r="4"
            fill={TONES[index]}
          />
        ) : null,
      )}
    </>
  );
}
