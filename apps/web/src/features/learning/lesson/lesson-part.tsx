import type { Locale } from '@ori/contracts/locale';
import type { ReactNode } from 'react';
import { HearPart } from './hear-part.tsx';

interface LessonPartProps {
  /** Its place in the lesson, also its address on the page. */
  readonly id: string;
  /** What kind of part it is, above its title. */
  readonly eyebrow?: string;
  readonly title: ReactNode;
  /** The language of a title that is the lesson's own. */
  readonly lang?: Locale;
  readonly look?: 'text' | 'panel';
  /** The language in which it can be heard, for those who cannot read yet. */
  readonly aloud?: Locale | undefined;
  readonly children: ReactNode;
}

/** One part of a lesson's anatomy under its heading. */
export function LessonPart({ id, eyebrow, title, lang, look = 'text', aloud, children }: LessonPartProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="lesson-part" data-look={look}>
      {eyebrow && <p className="eyebrow">{eyebrow}</p>}
      <h2 id={`${id}-title`} lang={lang}>
        {title}
      </h2>
      {aloud && <HearPart id={id} title={typeof title === 'string' ? title : id} language={aloud} />}
      {children}
    </section>
  );
}
