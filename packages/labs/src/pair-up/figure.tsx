import type { PairUpProps } from '@ori/contracts/interactives';
import { mixedUp } from '../frame/mixed-up.ts';
import { heightFor, WordsCard } from '../frame/words-card.tsx';

const WIDTH = 178;

/** Two columns of cards whose partners are not tied yet. */
export function PairUpFigure({ setting, label }: { readonly setting: PairUpProps; readonly label: string }) {
  const { pairs } = setting;
  const order = mixedUp(pairs.map(({ right }) => right));
  const height = heightFor(
    pairs.flatMap(({ left, right }) => [left, right]),
    WIDTH,
    58,
  );
  const pitch = height + 8;
  return (
    <svg
      viewBox={`0 0 400 ${pairs.length * pitch}`}
      role="img"
      aria-label={label}
      className="lab-figure lab-worded"
    >
      {pairs.map(({ left }, index) => (
        <WordsCard
          key={left}
          x={2}
          y={index * pitch + 2}
          width={WIDTH}
          height={height}
          words={left}
          tone="gold"
        />
      ))}
      {order.map((place, index) => (
        <WordsCard
          key={place}
          x={220}
          y={index * pitch + 2}
          width={WIDTH}
          height={height}
          words={pairs[place]?.right ?? ''}
          tone="nile"
        />
      ))}
    </svg>
  );
}
