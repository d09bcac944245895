interface WrappedTextProps {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** Characters a line may hold. */
  readonly chars: number;
  readonly size?: number;
  readonly bold?: boolean;
  readonly anchor?: 'start' | 'middle' | 'end';
}

/** Words broken into lines of at most so many characters; a longer word stands alone. */
export function linesOf(text: string, chars: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < chars) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** Text of a drawing in several lines, centred on `y`. */
export function WrappedText({
  x,
  y,
  text,
  chars,
  size = 16,
  bold = false,
  anchor = 'middle',
}: WrappedTextProps) {
  const lines = linesOf(text, chars);
  const top = y - ((lines.length - 1) * size * 1.2) / 2 + size * 0.35;
  return (
    <text x={x} fill="currentColor" fontSize={size} fontWeight={bold ? 700 : 400} textAnchor={anchor}>
      {lines.map((line, index) => (
        <tspan key={`${index}${line}`} x={x} y={top + index * size * 1.2}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
