import type { RemoteBoatProps } from '@ori/contracts/electricity-labs';
import { useState } from 'react';
import type { LabProps } from '../frame/lab-props.tsx';
import { DiscPart } from './disc-part.tsx';
import { PondPart } from './pond-part.tsx';
import '../rotating-field/rotating-field.css';
import './remote-boat.css';

/** A boat that hears one thing only, a pulse, and a disc that makes it enough. */
export function Lab({ props, locale }: LabProps<RemoteBoatProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="lab">
      <DiscPart locale={locale} onShow={() => setOpen(true)} />
      {isOpen && <PondPart buoys={props.buoys} locale={locale} />}
    </div>
  );
}
