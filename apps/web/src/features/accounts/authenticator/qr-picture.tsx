/** Light modules around a QR code, as its standard asks for. */
const QUIET = 4;

interface Props {
  /** Rows of `1` (dark) and `0`. */
  readonly rows: readonly string[];
  readonly label: string;
}

/** A QR code: dark on light whatever the page's colours are, since readers need it so. */
export function QrPicture({ rows, label }: Props) {
  const size = rows.length + 2 * QUIET;
  const modules = rows.flatMap((row, y) =>
    Array.from(row).flatMap((module, x) => (module === '1' ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${size} ${size}`}
      shapeRendering="crispEdges"
      className="h-auto w-56 max-w-full"
    >
      <rect x={-QUIET} y={-QUIET} width={size} height={size} fill="white" />
      <path d={modules.join('')} fill="black" />
    </svg>
  );
}
