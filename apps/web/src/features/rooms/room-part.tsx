import { type ReactNode, useId } from 'react';
import { Card } from '../../ui/card.tsx';

interface Props {
  readonly title: string;
  readonly look?: 'raised' | 'plain' | 'inset' | 'bare';
  readonly className?: string;
  readonly children: ReactNode;
}

/** A titled part of a home: on a card, or bare on the page. */
export function RoomPart({ title, look = 'plain', className = '', children }: Props) {
  const id = useId();
  const heading = (
    <h2 id={id} className="text-2xl">
      {title}
    </h2>
  );
  if (look === 'bare') {
    return (
      <section aria-labelledby={id} className={`grid content-start gap-4 ${className}`}>
        {heading}
        {children}
      </section>
    );
  }
  return (
    <Card as="section" look={look} aria-labelledby={id} className={`grid content-start gap-4 ${className}`}>
      {heading}
      {children}
    </Card>
  );
}
