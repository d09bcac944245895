/** Lines of a solution, as long as they look; how many of them each level of help shows. */
const LINES = [150, 112, 132, 84, 58];
const SHOWN = [0, 0, 1, 5];
const STEP = { wide: 158, rise: 34 };

/** Four steps of help: where to look, a question, the first line, the whole way. What is held back is dashed. */
export function LadderPicture() {
  return (
    <svg viewBox="0 0 640 300">
      {SHOWN.map((shown, level) => {
        const x = 8 + level * STEP.wide;
        const y = 150 - level * STEP.rise;
        return (
          <g key={level} transform={`translate(${x} ${y})`}>
            <path className="pic-ink" d={`M0 ${300 - y - 12}V0H${STEP.wide}`} />
            <text className="pic-figure" x="10" y="-12">
              {level}
            </text>
            {LINES.map((length, line) => (
              <path
                key={length}
                className={line < shown ? 'pic-line' : 'pic-dash'}
                d={`M12 ${24 + line * 20}h${length - 26}`}
                strokeDasharray={line < shown ? undefined : '2 7'}
              />
            ))}
            {level > 0 && shown === 0 && <circle className="pic-gold" cx={STEP.wide - 24} cy="24" r="7" />}
          </g>
        );
      })}
    </svg>
  );
}
