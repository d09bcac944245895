import { X } from 'lucide-react';
import type { ReactElement, ReactNode } from 'react';
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { IconButton } from '../icon-button.tsx';
import '../styles/aria.css';

interface DialogBoxProps {
  readonly title: string;
  readonly closeLabel: string;
  /** Gets `close`, to call when its work is done. */
  readonly children: (close: () => void) => ReactNode;
  /** Shown while true; leave out with a `trigger`. */
  readonly isOpen?: boolean;
  readonly onOpenChange?: (isOpen: boolean) => void;
  /** Asks for a decision that can't be taken back: a press outside does not close it. */
  readonly alert?: boolean;
}

/** A dialog over the page: focus stays inside, Escape closes, the page behind does not scroll. */
export function DialogBox({ title, closeLabel, children, alert = false, ...open }: DialogBoxProps) {
  return (
    <ModalOverlay className="modal-cover" isDismissable={!alert} {...open}>
      <Modal className="modal">
        <Dialog className="dialog" role={alert ? 'alertdialog' : 'dialog'}>
          {({ close }) => (
            <>
              <div className="flex items-start justify-between gap-4">
                <Heading slot="title" className="text-2xl">
                  {title}
                </Heading>
                <IconButton label={closeLabel} icon={<X size={20} aria-hidden="true" />} onClick={close} />
              </div>
              {children(close)}
            </>
          )}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A dialog and the `PressButton` that opens it. */
export function DialogWithTrigger({
  trigger,
  ...box
}: Omit<DialogBoxProps, 'isOpen' | 'onOpenChange'> & { readonly trigger: ReactElement }) {
  return (
    <DialogTrigger>
      {trigger}
      <DialogBox {...box} />
    </DialogTrigger>
  );
}
