import { useTranslation } from 'react-i18next';
import { useToasts, type Toast } from '../lib/toasts.ts';
import { Button } from '../ui/button.tsx';
import { ToastView } from '../ui/feedback/toast-view.tsx';

function ActionButton({ action }: { readonly action: NonNullable<Toast['action']> }) {
  return (
    <Button variant="quiet" onClick={action.run}>
      {action.label}
    </Button>
  );
}

/** The toasts on screen; a chunk of its own, since most visits need none. */
export function ToastList({ toasts }: { readonly toasts: readonly Toast[] }) {
  const { t } = useTranslation();
  const store = useToasts();
  return toasts.map(({ id, type, title, message, action }) => (
    <ToastView
      key={id}
      kind={type}
      title={title}
      message={message ?? undefined}
      action={action && <ActionButton action={action} />}
      closeLabel={t('toast.close')}
      onClose={() => store.dismiss(id)}
      onHold={store.hold}
      onRelease={store.release}
    />
  ));
}
