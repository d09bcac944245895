import type { PairUpProps } from '@ori/contracts/interactives';
import { mixedUp } from '../frame/mixed-up.ts';
import { WordsCard } from '../frame/words-card.tsx';

/** Two columns of cards whose partners are not tied yet. */
export function PairUpFigure({ setting, label }: { readonly setting: PairUpProps; readonly label: string }) {
  const { pairs } = setting;
  const order = mixedUp(pairs.map(({ right }) => right));
  return (
    <svg viewBox={`0 0 400 ${pairs.length * 66}`} role="img" aria-label={label} className="lab-figure">
      {pairs.map(({ left }, index) => (
        <WordsCard key={left} x={2} y={index * 66 + 2} width={178} height={58} words={left} tone="gold" />
      ))}
      {order.map((place, index) => (
        <WordsCard
          key={place}
          x={220}
          y={index * 66 + 2}
          width={178}
          height={58}
          words={pairs[place]?.right ?? ''}
          tone="nile"
        />
      ))}
    </svg>
  );
}
