import type { RemovedChild } from '@ori/contracts/families';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailed } from '../../lib/load-failed.tsx';
import { zoneGoneBy } from '../../lib/local-day.ts';
import { DialogWithTrigger } from '../../ui/aria/dialog-box.tsx';
import { PressButton } from '../../ui/aria/press-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { restoreChild, useChildren, useRemovedChildren } from './families.queries.ts';
import { useDecision } from './use-decision.ts';

interface Props {
  readonly child: RemovedChild;
}

/** Brings a child back, after a word about what comes back with it. */
function Restoring({ child }: Props) {
  const { t } = useTranslation('dashboard');
  const name = child.firstName;
  const { decide, busy } = useDecision(() => restoreChild(child.id), t('removed.done', { name }));
  return (
    <DialogWithTrigger
      trigger={<PressButton variant="secondary">{t('removed.restore', { name })}</PressButton>}
      title={t('removed.restoreTitle', { name })}
      closeLabel={t('close')}
    >
      {(close) => (
        <>
          <p>{t('removed.restoreText', { name, sacredId: child.sacredId })}</p>
          <div className="flex flex-wrap gap-3">
            <Button busy={busy} onClick={() => decide(close)}>
              {t('removed.restoreYes')}
            </Button>
            <Button variant="secondary" onClick={close}>
              {t('removed.restoreNo')}
            </Button>
          </div>
        </>
      )}
    </DialogWithTrigger>
  );
}

function RemovedRow({ child }: Props) {
  const { t, i18n } = useTranslation('dashboard');
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: zoneGoneBy() });
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 border-b border-line py-4 last:border-0">
      <div>
        <p className="font-bold">{child.firstName}</p>
        <p className="text-sm text-mute">
          {t('removed.until', { date: date.format(new Date(child.vanishesAt)) })}
        </p>
      </div>
      <Restoring child={child} />
    </li>
  );
}

function Part({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation('dashboard');
  const id = useId();
  return (
    <Card as="section" look="plain" aria-labelledby={id} className="mt-10">
      <h2 id={id} className="mb-2 text-2xl">
        {t('removed.title')}
      </h2>
      {children}
    </Card>
  );
}

/** Children taken away less than thirty days ago; nothing at all where there are none. */
export function RemovedChildren() {
  const query = useRemovedChildren();
  const { isSuccess } = useChildren();
  const removed = query.data?.children ?? [];
  // The way back must not vanish in silence; where no list came at all, the one above says so.
  if (query.isLoadingError && isSuccess)
    return (
      <Part>
        <LoadFailed error={query.error} onAgain={() => void query.refetch()} level={3} />
      </Part>
    );
  if (removed.length === 0) return null;
  return (
    <Part>
      <ul>
        {removed.map((child) => (
          <RemovedRow key={child.id} child={child} />
        ))}
      </ul>
    </Part>
  );
}
