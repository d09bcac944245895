import type { LessonSection } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Html } from './html.tsx';
import { LessonFigure } from './lesson-figure.tsx';
import { LessonPart } from './lesson-part.tsx';

interface WrittenPartProps {
  readonly section: LessonSection;
  /** The language it is written in. */
  readonly lang: Locale;
  /** The section's HTML with its claims marked. */
  readonly html: string;
  /** What stands between the heading and the text, e.g. a place. */
  readonly before?: ReactNode;
  readonly aloud?: Locale | undefined;
  readonly children?: ReactNode;
}

/** A written part: text, then its figures. */
export function WrittenPart({ section, lang, html, before, aloud, children }: WrittenPartProps) {
  const { t } = useTranslation('lesson');
  return (
    <LessonPart
      id={section.kind}
      title={section.heading}
      lang={lang}
      eyebrow={t(`part.${section.kind}`)}
      look={section.kind === 'misconception' ? 'panel' : 'text'}
      aloud={aloud}
    >
      {before}
      <Html html={html} lang={lang} className="lesson-text" />
      {section.figures.map((figure) => (
        <LessonFigure key={figure.alt} figure={figure} lang={lang} />
      ))}
      {children}
    </LessonPart>
  );
}
