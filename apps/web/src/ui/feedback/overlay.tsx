import { OriEmblem } from '../ornament/ori-emblem.tsx';

interface OverlayProps {
  /** What is being done, in words. */
  readonly text: string;
  /** Stands in the page instead of over it. */
  readonly inline?: boolean | undefined;
}

/** Something is being waited for: the turning emblem and one line, announced politely. */
export function Overlay({ text, inline }: OverlayProps) {
  return (
    <div className="overlay" data-inline={inline || undefined} role="status" aria-live="polite">
      <OriEmblem mood="thinking" size={96} />
      <p>{text}</p>
    </div>
  );
}
