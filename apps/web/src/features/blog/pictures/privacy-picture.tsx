/** Lines of a form: what a child's account asks for, and what no form of ours has. */
const ASKED = [190, 110, 150, 74];
const NEVER = [210, 150, 226, 132, 180, 96, 168];

/** A form of four filled lines beside seven that were never printed. */
export function PrivacyPicture() {
  return (
    <svg viewBox="0 0 640 300">
      <path className="pic-empty" d="M24 20H300V280H24Z" />
      {ASKED.map((length, line) => (
        <g key={length} transform={`translate(48 ${62 + line * 54})`}>
          <path className="pic-line" d={`M0 0h${length}`} />
          <path className="pic-ink" d="M0 18h228" />
        </g>
      ))}
      {NEVER.map((length, line) => (
        <path
          key={length}
          className="pic-dash"
          d={`M352 ${46 + line * 35}h${length}`}
          strokeDasharray="2 8"
        />
      ))}
      <path className="pic-clay-line" d="M340 268L600 32" />
    </svg>
  );
}
