import type { PortfolioPart } from '@ori/contracts/portfolio-names';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { removeThing } from './portfolio.queries.ts';
import { useKept } from './use-kept.ts';

interface Props {
  readonly thing: { readonly id: string; readonly childId: string };
  readonly part: PortfolioPart;
  /** What it is called, for the button's name. */
  readonly title: string;
}

/** Takes something out of the portfolio for good, at a second press. */
export function RemoveThing({ thing: { id, childId }, part, title }: Props) {
  const { t } = useTranslation('family');
  const { press, busy } = useKept();
  const [isSure, setSure] = useState(false);
  if (!isSure)
    return (
      <Button
        variant="quiet"
        aria-label={t('portfolio.removeNamed', { title })}
        onClick={() => setSure(true)}
      >
        {t('portfolio.remove')}
      </Button>
    );
  return (
    <>
      <Button
        variant="danger"
        busy={busy}
        onClick={() =>
          void press(() => removeThing({ id, childId, part }), t('portfolio.removed', { title }))
        }
      >
        {t('portfolio.removeSure')}
      </Button>
      <Button variant="quiet" onClick={() => setSure(false)}>
        {t('portfolio.keep')}
      </Button>
    </>
  );
}
