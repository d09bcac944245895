import type { RemoteBoatProps } from '@ori/contracts/electricity-labs';
import { runOf } from './boat-run.ts';
import { PondDrawing } from './pond-drawing.tsx';

interface RemoteBoatFigureProps {
  readonly setting: RemoteBoatProps;
  readonly label: string;
}

/** The pond with its buoys, the boat at its jetty. */
export function RemoteBoatFigure({ setting: { buoys }, label }: RemoteBoatFigureProps) {
  return <PondDrawing run={runOf(buoys)} isStruck label={label} />;
}
