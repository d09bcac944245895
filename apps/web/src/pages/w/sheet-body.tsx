import type { SheetFace } from '@ori/contracts/worksheets';
import { PracticeFigure } from '../../features/learning/figures/practice-figure.tsx';
import type { FigureSlot } from '../../features/worksheets/sheet/sheet-question.tsx';
import { PaperSheet } from '../../features/worksheets/sheet/paper-sheet.tsx';

export interface SheetBodyProps {
  readonly face: SheetFace;
}

const figure: FigureSlot = (drawn, label) => <PracticeFigure figure={drawn} label={label} />;

/** The sheet itself, with the figures of its questions. */
export function SheetBody({ face }: SheetBodyProps) {
  return <PaperSheet face={face} figure={figure} />;
}
