import type { TunedCoilsProps } from '@ori/contracts/electricity-labs';
import { useState } from 'react';
import type { LabProps } from '../frame/lab-props.tsx';
import { FarPart } from './far-part.tsx';
import { SparkPart } from './spark-part.tsx';
import { TonePart } from './tone-part.tsx';
import '../rotating-field/rotating-field.css';
import './tuned-coils.css';

/** Two coils in tune: a spark that wanders, a tone that splits, and what is left far away. */
export function Lab({ props, locale }: LabProps<TunedCoilsProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="lab">
      <SparkPart distanceCm={props.distanceCm} locale={locale} onShow={() => setOpen(true)} />
      {isOpen && <TonePart locale={locale} />}
      {isOpen && <FarPart locale={locale} />}
    </div>
  );
}
