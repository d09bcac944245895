import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';

interface Props {
  readonly label: string;
  readonly cancel: string;
  /** The form; it closes itself when it is done. */
  readonly children: (close: () => void) => ReactNode;
}

/** A button that opens a form in its place. Whoever opens it stands in its first field, and afterwards at the button again. */
export function AddPart({ label, cancel, children }: Props) {
  const [isOpen, setOpen] = useState<boolean | null>(null);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isOpen !== null) place.current?.querySelector<HTMLElement>('input, select, button')?.focus();
  }, [isOpen]);
  const close = () => setOpen(false);
  return (
    <div ref={place} className="portfolio-add no-print" data-open={isOpen || undefined}>
      {isOpen ? (
        <>
          {children(close)}
          <Button variant="quiet" onClick={close}>
            {cancel}
          </Button>
        </>
      ) : (
        <Button variant="secondary" onClick={() => setOpen(true)}>
          <Plus size={18} aria-hidden="true" /> {label}
        </Button>
      )}
    </div>
  );
}
