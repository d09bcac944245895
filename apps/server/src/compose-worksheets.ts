import type { Locale } from '@ori/contracts/locale';
import { judge } from '@ori/core/problems/judge';
import type { FrozenItem } from '@ori/core/worksheets/frozen-sheet';
import { presentQuestion } from './features/learning/question-view.ts';
import type { SheetAnswers } from './features/learning/sheet-answers.ts';
import type { PaperPicture, WorksheetsDeps } from './features/worksheets/worksheets.deps.ts';
import { createWorksheetsService } from './features/worksheets/worksheets.service.ts';
import type { Drawing } from './drawing/drawing.ts';

interface Deps extends Pick<
  WorksheetsDeps,
  'database' | 'content' | 'generatorOf' | 'reach' | 'audit' | 'printer' | 'publicUrl' | 'now' | 'newId'
> {
  readonly sheetAnswers: SheetAnswers;
  /** Was this day of a child's filed since something was written of it? */
  readonly isFiled: (childId: string, day: string, writtenAt: Date) => Promise<boolean>;
  /** What the web app's build draws on the screen is what is printed. */
  readonly drawing: Pick<Drawing, 'open'>;
}

/** Draws with the web app's own build, found when the first picture is wanted. */
export function paperPictures(drawing: Pick<Drawing, 'open'>): PaperPicture {
  return async (figure, label, locale, ink) => {
    const renderer = await drawing.open();
    return renderer === null ? null : renderer.drawFigure({ drawing: figure, label, locale, ink });
  };
}

/** A question of a sheet as the browser may hold it. */
export function presentOnPaper(frozen: FrozenItem, skillTitle: string, locale: Locale) {
  const { number, skill, difficulty, item } = frozen;
  const { item: _reference, ...shown } = presentQuestion(
    { item: '', skill, skillTitle, difficulty },
    item,
    locale,
  );
  return { ...shown, number };
}

/** Worksheets stand on the generators, on learning's attempts, and on the drawings of the web app. */
export function composeWorksheets({ sheetAnswers, isFiled, drawing, ...deps }: Deps) {
  return createWorksheetsService({
    ...deps,
    judge,
    present: presentOnPaper,
    picture: paperPictures(drawing),
    countOnPaper: sheetAnswers.count,
    resultsOnPaper: sheetAnswers.results,
    takeBackOnPaper: (answers) =>
      sheetAnswers.takeBack({
        ...answers,
        isFiled: (day, at) => isFiled(answers.learner.userId, day, at),
      }),
    takenBackOnPaper: sheetAnswers.takenBack,
  });
}
