import type { RotatingFieldProps } from '@ori/contracts/electricity-labs';
import { useState } from 'react';
import type { LabProps } from '../frame/lab-props.tsx';
import { FieldPart } from './field-part.tsx';
import { MotorPart } from './motor-part.tsx';
import './rotating-field.css';

/** Coils whose currents make a field turn, and the rotor that follows it. */
export function Lab({ props, locale }: LabProps<RotatingFieldProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="lab">
      <FieldPart setting={props} locale={locale} onShow={() => setOpen(true)} />
      {isOpen && <MotorPart startHz={props.supplyHz} locale={locale} />}
    </div>
  );
}
