import type { Locale } from '@ori/contracts/locale';
import type { Figure } from '@ori/contracts/practice';
import { type PaperDrawing, paperDrawing } from '@ori/contracts/worksheets';
import { renderToStaticMarkup } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { PracticeFigure } from '../features/learning/figures/practice-figure.tsx';
import { PaperPicture } from '../features/worksheets/paper/paper-drawing.tsx';
import { paperSvg } from '../features/worksheets/paper/paper-svg.ts';
import { speakerOf } from './server-words.ts';

/** Draws for the printer what the pages draw for the screen: a figure of a question, or what a sheet has of its own. */
export function drawOnPaper(
  drawing: Figure | PaperDrawing,
  label: string,
  locale: Locale,
  isSparing: boolean,
): string {
  const own = paperDrawing.safeParse(drawing);
  const drawn = own.success ? (
    <PaperPicture drawing={own.data} label={label} />
  ) : (
    <PracticeFigure figure={drawing as Figure} label={label} />
  );
  const page = <I18nextProvider i18n={speakerOf(locale)}>{drawn}</I18nextProvider>;
  return paperSvg(renderToStaticMarkup(page), isSparing);
}
