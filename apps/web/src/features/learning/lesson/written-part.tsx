import type { LessonSection, SectionFigure } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptDrawing } from '../../../lib/labs/kept-drawing.tsx';
import { Html } from './html.tsx';
import { LessonPart } from './lesson-part.tsx';

const load = () => import('../figures/practice-figure.tsx');
/** On the server it must be there at once; the browser fetches it only where nothing was drawn. */
const onServer = import.meta.env.SSR ? await load() : null;

async function drawLate({ drawing, alt }: SectionFigure): Promise<ReactNode> {
  const { PracticeFigure: Drawing } = await load();
  return <Drawing figure={drawing} label={alt} />;
}

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
      {section.figures.map(({ drawing, alt }) => (
        <figure key={alt} lang={lang} className="figure-frame">
          <KeptDrawing
            drawn={onServer && <onServer.PracticeFigure figure={drawing} label={alt} />}
            draw={() => drawLate({ drawing, alt })}
          />
        </figure>
      ))}
      {children}
    </LessonPart>
  );
}
