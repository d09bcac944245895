interface TimeStripProps {
  readonly from: number;
  readonly to: number;
}

/** Years a strip begins and ends with. */
const FIRST = -9600;
const LAST = 2026;
const WIDTH = 600;
const LEAST = 5;

const xOf = (year: number): number => ((year - FIRST) / (LAST - FIRST)) * WIDTH;

/** When a place was built, on a line from 9600 BCE to now with a mark every thousand years. */
export function TimeStrip({ from, to }: TimeStripProps) {
  const start = xOf(from);
  const width = Math.max(LEAST, xOf(to) - start);
  const thousands = Array.from({ length: 12 }, (_, index) => -9000 + index * 1000);
  return (
    <svg viewBox={`0 0 ${WIDTH} 14`} preserveAspectRatio="none" className="site-strip" aria-hidden="true">
      <path d={`M0 7H${WIDTH}`} className="stroke-line" strokeWidth="2" />
      <path
        d={thousands
          .map((year) => `M${xOf(year).toFixed(1)} ${year === 0 ? 0 : 4}V${year === 0 ? 14 : 10}`)
          .join('')}
        className="stroke-edge"
        strokeWidth="1.5"
      />
      <rect x={start.toFixed(1)} y="3" width={width.toFixed(1)} height="8" rx="3" className="fill-gold" />
    </svg>
  );
}
