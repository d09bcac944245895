import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import '../styles/aria.css';

/** A small panel beside its `PressButton`. */
export function PopoverBox({
  trigger,
  label,
  children,
}: {
  readonly trigger: ReactElement;
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <DialogTrigger>
      {trigger}
      <Popover className="popover">
        <Dialog className="popover-body" aria-label={label}>
          {children}
        </Dialog>
      </Popover>
    </DialogTrigger>
  );
}
