import { Menu, X } from 'lucide-react';
import { type ReactNode, useState } from 'react';

/** The menu of a narrow screen: it opens without any script; `app/menu-closing` closes it. */
export function MobileMenu({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <details className="nav-menu" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="btn btn-quiet btn-icon" aria-label={label}>
        {open ? <X size={22} aria-hidden="true" /> : <Menu size={22} aria-hidden="true" />}
      </summary>
      <div className="nav-panel">{children}</div>
    </details>
  );
}
