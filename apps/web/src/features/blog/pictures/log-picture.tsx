const DAYS = 180;
const TURN = (2 * Math.PI) / 200;
const CENTRE = { x: 320, y: 172 };

/** Minutes of a made-up day, the same on every drawing: the remainder of a square, which looks like a year and is none. */
const minutesOf = (day: number): number => (day % 5 === 4 ? 24 : 34) + ((day * day * 7 + day * 13) % 41);

/** A school year of 180 days laid round a dial, each day as long as its minutes. */
export function LogPicture() {
  return (
    <svg viewBox="0 0 640 344">
      {Array.from({ length: DAYS }, (_, day) => {
        const angle = Math.PI * 0.6 + day * TURN;
        const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
        const far = 72 + minutesOf(day);
        return (
          <path
            key={day}
            className={day < 126 ? 'pic-line' : 'pic-faint'}
            d={`M${(CENTRE.x + 70 * cos).toFixed(1)} ${(CENTRE.y + 70 * sin).toFixed(1)}L${(CENTRE.x + far * cos).toFixed(1)} ${(CENTRE.y + far * sin).toFixed(1)}`}
          />
        );
      })}
      <text className="pic-figure" x={CENTRE.x} y={CENTRE.y + 2} textAnchor="middle">
        126
      </text>
      <text x={CENTRE.x} y={CENTRE.y + 26} textAnchor="middle">
        ∕ 180
      </text>
    </svg>
  );
}
