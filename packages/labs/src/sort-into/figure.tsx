import type { SortIntoProps } from '@ori/contracts/interactives';
import { mixedUp } from '../frame/mixed-up.ts';
import { heightFor, WordsCard } from '../frame/words-card.tsx';

const CARD = { width: 192, pitch: 204, gap: 8 } as const;

/** Cards two in a row, each row as high as its longest card. */
function rowsOf(words: readonly string[]) {
  let y = 0;
  const rows = Array.from({ length: Math.ceil(words.length / 2) }, (_, row) => {
    const cards = words.slice(row * 2, row * 2 + 2);
    const height = heightFor(cards, CARD.width, 62);
    const placed = { y, height, cards };
    y += height + CARD.gap;
    return placed;
  });
  return { rows, bottom: y };
}

/** The groups as trays, a few cards above them waiting. */
export function SortIntoFigure({
  setting,
  label,
}: {
  readonly setting: SortIntoProps;
  readonly label: string;
}) {
  const { groups, cards } = setting;
  // Four trays beside each other would be too narrow for a long word.
  const across = groups.length === 4 ? 2 : groups.length;
  const pitch = 400 / across;
  const tray = heightFor(
    groups.map(({ words }) => words),
    pitch - 6,
    92,
  );
  const waiting = mixedUp(cards.map(({ words }) => words)).slice(0, 4);
  const { rows, bottom } = rowsOf(waiting.map((place) => cards[place]?.words ?? ''));
  const top = bottom + 24;
  const height = top + Math.ceil(groups.length / across) * (tray + CARD.gap);
  return (
    <svg viewBox={`0 0 400 ${height}`} role="img" aria-label={label} className="lab-figure lab-worded">
      {rows.map((row) =>
        row.cards.map((words, at) => (
          <WordsCard
            key={words}
            x={2 + at * CARD.pitch}
            y={row.y + 2}
            width={CARD.width}
            height={row.height}
            words={words}
          />
        )),
      )}
      {groups.map(({ id, words }, index) => (
        <WordsCard
          key={id}
          x={(index % across) * pitch + 3}
          y={top + Math.floor(index / across) * (tray + CARD.gap)}
          width={pitch - 6}
          height={tray}
          words={words}
          tone="gold"
        />
      ))}
    </svg>
  );
}
