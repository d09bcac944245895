import type { ReactNode } from 'react';

/** A frame for a picture or an interactive figure, with its caption. */
export function FigureFrame({
  children,
  caption,
}: {
  readonly children: ReactNode;
  readonly caption?: ReactNode;
}) {
  return (
    <figure className="figure">
      {children}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
