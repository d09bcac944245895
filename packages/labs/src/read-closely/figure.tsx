import type { ReadCloselyProps } from '@ori/contracts/interactives';

/** A page of text seen from afar: as many lines as the passage has parts, nothing told yet. */
export function ReadCloselyFigure({
  setting,
  label,
}: {
  readonly setting: ReadCloselyProps;
  readonly label: string;
}) {
  const longest = Math.max(...setting.parts.map(({ words }) => words.length));
  return (
    <svg
      viewBox={`0 0 400 ${setting.parts.length * 22 + 40}`}
      role="img"
      aria-label={label}
      className="lab-figure"
    >
      <rect
        x="30"
        y="6"
        width="340"
        height={setting.parts.length * 22 + 28}
        rx="12"
        className="fill-night-2 stroke-line"
        strokeWidth="2"
      />
      {setting.parts.map(({ words }, index) => (
        <rect
          key={`${index}${words}`}
          x="54"
          y={26 + index * 22}
          width={Math.max(40, (words.length / longest) * 292)}
          height="9"
          rx="4.5"
          className="fill-mute/50"
        />
      ))}
    </svg>
  );
}
