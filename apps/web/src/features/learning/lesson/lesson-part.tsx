import type { ReactNode } from 'react';

interface LessonPartProps {
  /** Its place in the lesson, also its address on the page. */
  readonly id: string;
  /** What kind of part it is, above its title. */
  readonly eyebrow?: string;
  readonly title: ReactNode;
  readonly look?: 'text' | 'panel';
  readonly children: ReactNode;
}

/** One part of a lesson's anatomy under its heading. */
export function LessonPart({ id, eyebrow, title, look = 'text', children }: LessonPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="lesson-part" data-look={look}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={`${id}-title`}>{title}</h2>
      {children}
    </section>
  );
}
