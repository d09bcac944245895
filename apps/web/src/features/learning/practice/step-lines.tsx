/** Steps, each with its reason. */
export function StepLines({
  steps,
}: {
  readonly steps: readonly { readonly text: string; readonly reason: string }[];
}) {
  return (
    <ol className="step-lines">
      {steps.map(({ text, reason }) => (
        <li key={text}>
          <p>{text}</p>
          {reason && <p className="text-sm text-mute">{reason}</p>}
        </li>
      ))}
    </ol>
  );
}
