import { Menu, X } from 'lucide-react';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';

/** Escape and a followed link close the box; Escape gives the focus back to its button. */
function useClosing(box: RefObject<HTMLDetailsElement | null>) {
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !element.open) return;
      element.open = false;
      element.querySelector('summary')?.focus();
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a')) element.open = false;
    };
    element.addEventListener('keydown', onKeyDown);
    element.addEventListener('click', onClick);
    return () => {
      element.removeEventListener('keydown', onKeyDown);
      element.removeEventListener('click', onClick);
    };
  }, [box]);
}

/** The menu of a narrow screen: it opens without any script. */
export function MobileMenu({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const box = useRef<HTMLDetailsElement>(null);
  useClosing(box);
  return (
    <details className="nav-menu" ref={box} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="btn btn-quiet btn-icon" aria-label={label}>
        {open ? <X size={22} aria-hidden="true" /> : <Menu size={22} aria-hidden="true" />}
      </summary>
      <div className="nav-panel">{children}</div>
    </details>
  );
}
