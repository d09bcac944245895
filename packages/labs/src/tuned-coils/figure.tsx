import type { TunedCoilsProps } from '@ori/contracts/electricity-labs';
import { CoilsDrawing } from './coils-drawing.tsx';

interface TunedCoilsFigureProps {
  readonly setting: TunedCoilsProps;
  readonly label: string;
}

/** The two coils as a spark has just been let go. */
export function TunedCoilsFigure({ setting: { distanceCm }, label }: TunedCoilsFigureProps) {
  return (
    <CoilsDrawing
      distanceCm={distanceCm}
      senderShare={0.7}
      receiverShare={0.3}
      isSparking
      lampPower={0.4}
      label={label}
    />
  );
}
