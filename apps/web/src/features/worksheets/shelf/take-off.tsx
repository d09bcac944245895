import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button.tsx';
import { useUnshelve } from '../worksheets.queries.ts';

/** Takes a sheet off the shelf, at the second press; paper that is out with a child stays good. */
export function TakeOff({ id, title }: { readonly id: string; readonly title: string }) {
  const { t } = useTranslation('worksheets');
  const unshelve = useUnshelve();
  const [isSure, setSure] = useState(false);
  return (
    <p className="shelf-off no-print">
      <Button
        variant="quiet"
        busy={unshelve.isPending}
        onBlur={() => setSure(false)}
        onClick={() => (isSure ? unshelve.mutate(id) : setSure(true))}
        aria-label={t(isSure ? 'shelf.sureOf' : 'shelf.removeOf', { title })}
      >
        {t(isSure ? 'shelf.sure' : 'shelf.remove')}
      </Button>
      {unshelve.isError && <span role="alert"> {t('shelf.removeFailed')}</span>}
    </p>
  );
}
