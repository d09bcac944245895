import type { PutInOrderProps } from '@ori/contracts/interactives';
import { mixedUp } from '../frame/mixed-up.ts';
import { WordsCard } from '../frame/words-card.tsx';

/** The cards as they lie before anybody moves them, with the names of both ends. */
export function PutInOrderFigure({
  setting,
  label,
}: {
  readonly setting: PutInOrderProps;
  readonly label: string;
}) {
  const { from, to, cards } = setting;
  const height = cards.length * 62;
  return (
    <svg viewBox={`0 0 400 ${height + 70}`} role="img" aria-label={label} className="lab-figure">
      <text x="200" y="20" fill="currentColor" fontSize="15" fontWeight="700" textAnchor="middle">
        {from}
      </text>
      {mixedUp(cards.map(({ words }) => words)).map((place, index) => (
        <WordsCard
          key={place}
          x={30}
          y={34 + index * 62}
          width={340}
          height={54}
          words={cards[place]?.words ?? ''}
        />
      ))}
      <text x="200" y={height + 58} fill="currentColor" fontSize="15" fontWeight="700" textAnchor="middle">
        {to}
      </text>
    </svg>
  );
}
