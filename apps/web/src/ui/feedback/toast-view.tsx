import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Tone } from '../badge.tsx';
import { IconButton } from '../icon-button.tsx';
import '../styles/toast.css';

export type ToastKind = 'success' | 'error' | 'warning' | 'info';

const LOOKS: Readonly<Record<ToastKind, { icon: LucideIcon; tone: Tone }>> = {
  success: { icon: CircleCheck, tone: 'nile' },
  error: { icon: CircleAlert, tone: 'danger' },
  warning: { icon: TriangleAlert, tone: 'gold' },
  info: { icon: Info, tone: 'lapis' },
};

interface ToastViewProps {
  readonly kind: ToastKind;
  readonly title: string;
  readonly message?: string | undefined;
  readonly action?: ReactNode;
  readonly closeLabel: string;
  readonly onClose: () => void;
  /** Hover and focus hold its clock. */
  readonly onHold?: (() => void) | undefined;
  readonly onRelease?: (() => void) | undefined;
}

/** One short message. Who shows it decides when it goes. */
export function ToastView({
  kind,
  title,
  message,
  action,
  closeLabel,
  onClose,
  onHold,
  onRelease,
}: ToastViewProps) {
  const { icon: Icon, tone } = LOOKS[kind];
  return (
    <div
      className="toast"
      data-tone={tone}
      role={kind === 'error' ? 'alert' : 'status'}
      onMouseEnter={onHold}
      onMouseLeave={(event) => !event.currentTarget.contains(document.activeElement) && onRelease?.()}
      onFocus={onHold}
      onBlur={onRelease}
    >
      <Icon size={22} aria-hidden="true" />
      <div>
        <p className="font-bold">{title}</p>
        {message && <p className="text-sm text-mute">{message}</p>}
        {action}
      </div>
      <IconButton label={closeLabel} icon={<X size={18} aria-hidden="true" />} onClick={onClose} />
    </div>
  );
}

/** Where toasts stand, newest last; always in the page so that a screen reader hears new ones. */
export function ToastStack({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <section className="toasts" aria-label={label}>
      {children}
    </section>
  );
}
