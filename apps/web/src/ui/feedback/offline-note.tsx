import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';

/** The network is gone; what still works is said in `children`. */
export function OfflineNote({ children }: { readonly children: ReactNode }) {
  return (
    <div className="note" role="status">
      <CloudOff size={20} aria-hidden="true" />
      <div>{children}</div>
    </div>
  );
}
