import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { forgetQuickSacredId } from './quick-pin.ts';

/** Whom this device knows, and the way out for somebody else. */
export function KnownPerson({ sacredId }: { readonly sacredId: string }) {
  const { t } = useTranslation();
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <input type="text" autoComplete="username" value={sacredId} readOnly hidden />
      <p className="font-display text-2xl">{t('auth:signIn.helloAgain', { sacredId })}</p>
      <Button variant="quiet" onClick={forgetQuickSacredId}>
        {t('auth:signIn.notYou')}
      </Button>
    </div>
  );
}
