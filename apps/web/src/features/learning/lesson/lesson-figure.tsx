import type { SectionFigure } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import type { ReactNode } from 'react';
import { KeptDrawing } from '../../../lib/labs/kept-drawing.tsx';

const load = () => import('../figures/practice-figure.tsx');
/** On the server it must be there at once; the browser fetches it only where nothing was drawn. */
const onServer = import.meta.env.SSR ? await load() : null;

async function drawLate({ drawing, alt }: SectionFigure): Promise<ReactNode> {
  const { PracticeFigure: Drawing } = await load();
  return <Drawing figure={drawing} label={alt} />;
}

interface LessonFigureProps {
  readonly figure: SectionFigure;
  /** The language its words are written in. */
  readonly lang: Locale;
}

/** A picture of a lesson with its words. */
export function LessonFigure({ figure: { drawing, alt }, lang }: LessonFigureProps) {
  return (
    <figure lang={lang} className="figure-frame">
      <KeptDrawing
        drawn={onServer && <onServer.PracticeFigure figure={drawing} label={alt} />}
        draw={() => drawLate({ drawing, alt })}
      />
    </figure>
  );
}
