import type { RotatingFieldProps } from '@ori/contracts/electricity-labs';
import { evenLagRad, statorOf } from '@ori/core/electricity/rotating-field';
import { FieldDrawing } from './field-drawing.tsx';

interface RotatingFieldFigureProps {
  readonly setting: RotatingFieldProps;
  readonly label: string;
}

/** A stator whose field points where it does at a tenth of a cycle. */
export function RotatingFieldFigure({ setting: { coils }, label }: RotatingFieldFigureProps) {
  return <FieldDrawing coils={statorOf(coils, evenLagRad(coils))} phaseRad={0.63} showsPath label={label} />;
}
