import type { Figure } from '@ori/contracts/practice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Frame } from './frame.tsx';
import { linesOf, WrappedText } from './wrapped-text.tsx';

interface Drawn<Type extends Figure['type']> {
  readonly figure: Extract<Figure, { type: Type }>;
  readonly label: string;
}

const BOX = { width: 200, height: 62, gap: 30 } as const;

/** Boxes one under the other, an arrow between each two; a loop leads back along the side. */
export function StepsFigure({ figure, label }: Drawn<'steps'>) {
  const { labels, loop } = figure;
  const pitch = BOX.height + BOX.gap;
  const bottom = labels.length * pitch - BOX.gap;
  const back = `M${BOX.width} ${bottom - BOX.height / 2} h34 V${BOX.height / 2} h-26 m8 -7 l-8 7 l8 7`;
  return (
    <Frame viewBox={`-50 -4 ${BOX.width + 100} ${bottom + 8}`} label={label} className="max-w-xs">
      {labels.map((words, index) => (
        <g key={words} transform={`translate(0 ${index * pitch})`}>
          <rect
            width={BOX.width}
            height={BOX.height}
            rx="14"
            className="fill-gold/15 stroke-gold"
            strokeWidth="2.5"
          />
          <WrappedText x={BOX.width / 2} y={BOX.height / 2} text={words} chars={22} size={17} />
          {index < labels.length - 1 && (
            <path
              d={`M${BOX.width / 2} ${BOX.height + 4} v20 m-6 -8 l6 8 l6 -8`}
              fill="none"
              stroke="currentColor"
              strokeWidth="2.5"
            />
          )}
        </g>
      ))}
      {loop && <path d={back} fill="none" className="stroke-nile" strokeWidth="2.5" />}
    </Frame>
  );
}

/** One thing in the middle, the others around it, each tied to it by a line. */
export function HubFigure({ figure, label }: Drawn<'hub'>) {
  const { centre, around } = figure;
  const places = around.map((words, index) => {
    const angle = (2 * Math.PI * index) / around.length - Math.PI / 2;
    return { words, x: 200 + 138 * Math.cos(angle), y: 175 + 132 * Math.sin(angle) };
  });
  return (
    <Frame viewBox="0 0 400 350" label={label} className="max-w-md">
      {places.map(({ words, x, y }) => (
        <line key={words} x1="200" y1="175" x2={x} y2={y} className="stroke-line" strokeWidth="2.5" />
      ))}
      <circle cx="200" cy="175" r="56" className="fill-night-2 stroke-gold" strokeWidth="3.5" />
      <WrappedText x={200} y={175} text={centre} chars={12} bold />
      {places.map(({ words, x, y }) => {
        const half = linesOf(words, 14).length * 10 + 9;
        return (
          <g key={words}>
            <rect
              x={x - 61}
              y={y - half}
              width="122"
              height={half * 2}
              rx="12"
              className="fill-night-2 stroke-nile"
              strokeWidth="2"
            />
            <WrappedText x={x} y={y} text={words} chars={14} size={15} />
          </g>
        );
      })}
    </Frame>
  );
}

/** Words one under the other, centred in a circle. */
function column(items: readonly string[], x: number, chars: number): ReactNode[] {
  return items.map((words, index) => (
    <WrappedText
      key={words}
      x={x}
      y={150 + (index - (items.length - 1) / 2) * 44}
      text={words}
      chars={chars}
      size={14.5}
    />
  ));
}

const TITLE = { chars: 20, size: 15 } as const;

/** Two circles and what they share, their titles above them. */
export function VennFigure({ figure, label }: Drawn<'venn'>) {
  const { left, right } = figure;
  const rows = Math.max(...[left, right].map((title) => linesOf(title, TITLE.chars).length));
  const room = rows * TITLE.size * 1.2;
  return (
    <Frame viewBox={`0 ${-room} 420 ${300 + room}`} label={label} className="max-w-md">
      <circle cx="148" cy="155" r="136" className="fill-gold/12 stroke-gold" strokeWidth="2.5" />
      <circle cx="272" cy="155" r="136" className="fill-nile/12 stroke-nile" strokeWidth="2.5" />
      <WrappedText x={104} y={8 - room / 2} text={left} {...TITLE} bold />
      <WrappedText x={316} y={8 - room / 2} text={right} {...TITLE} bold />
      {column(figure.leftOnly, 74, 13)}
      {column(figure.both, 210, 14)}
      {column(figure.rightOnly, 346, 13)}
    </Frame>
  );
}

/** Height of two lines of a label, with air. */
const LABEL = 54;

/** Moves labels down until none covers the one before. */
function spreadOut<Event extends { readonly mark: number }>(
  events: readonly Event[],
): (Event & { text: number })[] {
  const placed: (Event & { text: number })[] = [];
  for (const event of events) {
    const above = placed.at(-1)?.text ?? -Infinity;
    placed.push({ ...event, text: Math.max(event.mark, above + LABEL) });
  }
  return placed;
}

/** Years down the page, each event at its own place in time; labels keep a line's distance. */
export function TimelineFigure({ figure, label }: Drawn<'timeline'>) {
  const { t } = useTranslation('lesson');
  const { from, to, events } = figure;
  const yearName = (year: number) => t(year < 0 ? 'figure.bce' : 'figure.ce', { year: Math.abs(year) });
  const height = Math.max(220, events.length * 62);
  const sorted = events.toSorted((a, b) => a.at - b.at);
  const yOf = (year: number) => ((year - from) / Math.max(1, to - from)) * height;
  const placed = spreadOut(sorted.map((event) => ({ ...event, mark: yOf(event.at) })));
  const bottom = Math.max(height, placed.at(-1)?.text ?? 0);
  return (
    <Frame viewBox={`0 -30 400 ${bottom + 60}`} label={label} className="max-w-md">
      <line x1="22" x2="22" y1="-14" y2={bottom + 14} className="stroke-gold" strokeWidth="3" />
      {placed.map(({ at, label: words, mark, text }) => (
        <g key={`${at}${words}`}>
          <circle cx="22" cy={mark} r="7" className="fill-gold" />
          <path d={`M30 ${mark} L52 ${text}`} className="stroke-line" strokeWidth="2" fill="none" />
          <WrappedText x={58} y={text - 11} text={yearName(at)} chars={20} bold size={15} anchor="start" />
          <WrappedText x={58} y={text + 12} text={words} chars={44} size={15} anchor="start" />
        </g>
      ))}
    </Frame>
  );
}
