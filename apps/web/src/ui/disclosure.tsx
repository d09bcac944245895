import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import './styles/disclosure.css';

interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean | undefined;
  readonly id?: string | undefined;
}

/** Opens and closes without any script: a native `details`. */
export function Disclosure({ summary, children, open, id }: DisclosureProps) {
  return (
    <details className="disclosure" open={open} id={id}>
      <summary>
        <span>{summary}</span>
        <Plus size={20} aria-hidden="true" />
      </summary>
      <div className="disclosure-body">{children}</div>
    </details>
  );
}
