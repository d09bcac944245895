import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button.tsx';
import { isGoogleConfigured } from './accounts.calls.ts';

interface Props {
  readonly wishes: Readonly<Record<string, string>>;
  /** What one agrees to by pressing it. */
  readonly note?: string;
}

/** Google, where this installation has it set up. `wishes`: `from` to come back to, `role` and `ageGroup` of somebody new. */
export function GoogleButton({ wishes, note }: Props) {
  const { t } = useTranslation();
  const [isOffered, setOffered] = useState(false);
  useEffect(() => {
    const control = new AbortController();
    isGoogleConfigured(control.signal).then(setOffered, () => undefined);
    return () => control.abort();
  }, []);
  if (!isOffered) return null;
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  return (
    <div className="grid gap-2">
      <a
        className={buttonClass({ variant: 'secondary', wide: true })}
        href={`/api/auth/google?${new URLSearchParams({ ...wishes, timeZone })}`}
      >
        {t('auth:signIn.google')}
      </a>
      {note && <p className="text-center text-sm text-mute">{note}</p>}
    </div>
  );
}
