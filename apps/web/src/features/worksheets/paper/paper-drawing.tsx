import type { PaperDrawing } from '@ori/contracts/worksheets';
import { PaperConstruction } from '@ori/labs/constructor/paper-construction';
import { PaperWorld } from '@ori/labs/could-they-have-met/paper-world';
import { PaperNumeral } from '@ori/labs/counting/paper-numeral';
import { DotGrid } from './dots.tsx';
import { PatternToColour } from './pattern.tsx';
import { Tracing } from './tracing.tsx';

interface PaperDrawingProps {
  readonly drawing: PaperDrawing;
  /** The drawing in words. */
  readonly label: string;
}

/** What stands on a sheet besides questions: one drawing for the screen and for print. */
export function PaperPicture({ drawing, label }: PaperDrawingProps) {
  switch (drawing.type) {
    case 'numeral':
      return <PaperNumeral system={drawing.system} value={drawing.value} label={label} />;
    case 'box':
      return (
        <svg viewBox="0 0 240 90" width="300" role="img" aria-label={label}>
          <rect
            x="1"
            y="1"
            width="238"
            height="88"
            rx="8"
            fill="none"
            stroke="var(--line)"
            strokeWidth="1.5"
          />
        </svg>
      );
    case 'tracing':
      return <Tracing text={drawing.text} label={label} />;
    case 'world':
      return <PaperWorld hasMarks={drawing.names === 'letters'} label={label} />;
    case 'construction':
      return <PaperConstruction recipe={drawing.recipe} isDrawn={drawing.isDrawn} label={label} />;
    case 'pattern':
      return <PatternToColour drawing={drawing} label={label} />;
    case 'dots':
      return <DotGrid drawing={drawing} label={label} />;
  }
}
