import type { SortIntoProps } from '@ori/contracts/interactives';
import { mixedUp } from '../frame/mixed-up.ts';
import { WordsCard } from '../frame/words-card.tsx';

/** The groups as trays, a few cards above them waiting. */
export function SortIntoFigure({
  setting,
  label,
}: {
  readonly setting: SortIntoProps;
  readonly label: string;
}) {
  const { groups, cards } = setting;
  const tray = 400 / groups.length;
  const waiting = mixedUp(cards.map(({ words }) => words)).slice(0, 4);
  return (
    <svg viewBox="0 0 400 270" role="img" aria-label={label} className="lab-figure">
      {waiting.map((place, index) => (
        <WordsCard
          key={place}
          x={(index % 2) * 204}
          y={Math.floor(index / 2) * 70}
          width={196}
          height={62}
          words={cards[place]?.words ?? ''}
        />
      ))}
      {groups.map(({ id, words }, index) => (
        <WordsCard
          key={id}
          x={index * tray + 3}
          y={168}
          width={tray - 6}
          height={92}
          words={words}
          tone="gold"
        />
      ))}
    </svg>
  );
}
