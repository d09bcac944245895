import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';

interface Props {
  /** What the folded part is, with its gist: it stands in its place. */
  readonly label: ReactNode;
  readonly children: ReactNode;
}

/** Folded away on a phone until it is asked for; on a wide screen it is simply there. */
export function PhoneFold({ label, children }: Props) {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="phone-fold" data-open={isOpen || undefined}>
      <button
        type="button"
        className="phone-fold-door"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <ChevronDown size={20} aria-hidden="true" />
      </button>
      <div id={id} className="phone-fold-inside">
        {children}
      </div>
    </div>
  );
}
