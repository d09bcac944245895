/** Words of a drawing broken into lines of at most so many characters. */
export function linesOf(words: string, chars: number): string[] {
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < chars) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

interface WordsCardProps {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly words: string;
  readonly tone?: 'plain' | 'gold' | 'nile';
}

const TONES = {
  plain: 'fill-night-2 stroke-line',
  gold: 'fill-gold/15 stroke-gold',
  nile: 'fill-nile/15 stroke-nile',
} as const;
const SIZE = 17;
const LINE = SIZE * 1.2;
const AIR = 20;

function linesIn(words: string, width: number): string[] {
  return linesOf(words, Math.floor((width - 8) / (SIZE * 0.52)));
}

/** How high a card of this width must be for the longest of these words, and never lower than `least`. */
export function heightFor(words: readonly string[], width: number, least: number): number {
  return Math.max(least, ...words.map((it) => linesIn(it, width).length * LINE + AIR));
}

/** A card with a few words, for the still picture of a lab; its height comes from `heightFor`. */
export function WordsCard({ x, y, width, height, words, tone = 'plain' }: WordsCardProps) {
  const lines = linesIn(words, width);
  const top = y + height / 2 - ((lines.length - 1) * LINE) / 2 + SIZE * 0.35;
  return (
    <g>
      <rect x={x} y={y} width={width} height={height} rx="10" className={TONES[tone]} strokeWidth="2" />
      <text x={x + width / 2} fill="currentColor" fontSize={SIZE} textAnchor="middle">
        {lines.map((line, index) => (
          <tspan key={`${index}${line}`} x={x + width / 2} y={top + index * LINE}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
