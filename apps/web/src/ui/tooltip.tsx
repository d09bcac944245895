import { type ReactNode, useId } from 'react';
import './styles/tip.css';

interface TooltipProps {
  readonly text: string;
  /** Renders what is described; put `describedBy` on it as `aria-describedby`. */
  readonly children: (describedBy: string) => ReactNode;
}

/** A short explanation on hover and focus. It stays in the page, so nothing depends on a `title`. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  return (
    <span className="tip">
      {children(id)}
      <span className="tip-text" role="tooltip" id={id}>
        {text}
      </span>
    </span>
  );
}
