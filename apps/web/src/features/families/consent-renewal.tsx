import { CONSENT_TEXT_VERSION } from '@ori/contracts/consent-version';
import type { Child } from '@ori/contracts/families';
import { changedSince } from '@ori/core/privacy/changed-since';
import { useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useVersionName } from '../../lib/use-version-name.ts';
import { DialogWithTrigger } from '../../ui/aria/dialog-box.tsx';
import { PressButton } from '../../ui/aria/press-button.tsx';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Card } from '../../ui/card.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { ConfirmBy } from './confirm-by.tsx';
import { ConsentText } from './consent-text.tsx';
import { agreeForAll, updateChild, useChildren } from './families.queries.ts';
import { useLegalText } from './legal-text.queries.ts';
import { useDecision } from './use-decision.ts';

interface WaitingProps {
  readonly waiting: readonly Child[];
}

/** Consent in force, but to a text that has been replaced. */
const isOutdated = ({ consent }: Child): boolean =>
  consent !== null && consent.revokedAt === null && consent.version !== CONSENT_TEXT_VERSION;

/** The list of consents, where it is on screen, is fetched anew too. */
function useHistoryChanged(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['privacy', 'consents'] });
}

const OLD_TEXT = 'privacy-v-';

/** What changed since the text that was agreed to first; nothing until it is known. */
function useChanges(waiting: readonly Child[]): readonly string[] {
  const [first] = waiting
    .flatMap(({ consent }) => consent ?? [])
    .toSorted((one, other) => one.givenAt.localeCompare(other.givenAt));
  const current = useLegalText('privacy');
  const older = useLegalText(`${OLD_TEXT}${first?.version ?? ''}`);
  if (current.data === undefined || older.isPending) return [];
  return changedSince(current.data.text, older.data?.text ?? null);
}

function Withdrawal({ child }: { readonly child: Child }) {
  const { t } = useTranslation('dashboard');
  const changed = useHistoryChanged();
  const name = child.firstName;
  const { decide, busy } = useDecision(
    () => updateChild(child.id, { consent: false }),
    t('child.revokeDone', { name }),
  );
  return (
    <li className="grid gap-3 border-b border-line py-4 last:border-0">
      <p>{t('child.revokeText', { name })}</p>
      <Button variant="danger" className="justify-self-start" busy={busy} onClick={() => decide(changed)}>
        {t('consent.newer.withdraw', { name })}
      </Button>
    </li>
  );
}

function Decisions({ waiting, names }: WaitingProps & { readonly names: string }) {
  const { t } = useTranslation('dashboard');
  const changed = useHistoryChanged();
  const versionName = useVersionName();
  const { decide, busy } = useDecision(
    () => agreeForAll(waiting.map(({ id }) => id)),
    t('consent.newer.agreed', { version: versionName(CONSENT_TEXT_VERSION), names }),
  );
  return (
    <div className="flex flex-wrap gap-3">
      <Button busy={busy} onClick={() => decide(changed)}>
        {t('consent.newer.agree', { names })}
      </Button>
      <DialogWithTrigger
        trigger={<PressButton variant="secondary">{t('consent.newer.refuse')}</PressButton>}
        title={t('consent.newer.refuseTitle')}
        closeLabel={t('close')}
      >
        {() => (
          <ul className="grid">
            {waiting.map((child) => (
              <Withdrawal key={child.id} child={child} />
            ))}
          </ul>
        )}
      </DialogWithTrigger>
    </div>
  );
}

function Asked({ waiting }: WaitingProps) {
  const { t, i18n } = useTranslation('dashboard');
  const titleId = useId();
  const changes = useChanges(waiting);
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const names = list.format(waiting.map(({ firstName }) => firstName));
  return (
    <Card as="section" className="grid max-w-3xl gap-4" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-2xl">
        {t('consent.newer.title')}
      </h2>
      <p>{t('consent.newer.lead', { names })}</p>
      {changes.length > 0 && (
        <div className="grid gap-2">
          <h3 className="font-bold">{t('consent.newer.changed')}</h3>
          <ul className="grid list-disc gap-1 ps-5">
            {changes.map((change) => (
              <li key={change}>{change}</li>
            ))}
          </ul>
        </div>
      )}
      <Disclosure summary={t('consent.newer.read')}>
        <ConsentText />
      </Disclosure>
      <p className="text-mute">{t('consent.newer.meanwhile')}</p>
      <Decisions waiting={waiting} names={names} />
    </Card>
  );
}

/** Asks a parent again whose consent was given to an older text; nothing at all where there is nothing to ask. */
export function ConsentRenewal({ className }: { readonly className?: string }) {
  const children = useChildren().data?.children ?? [];
  const waiting = children.filter(isOutdated);
  const asked = children.filter(({ consent }) => consent?.revokedAt === null && consent.confirmBy !== null);
  if (waiting.length === 0 && asked.length === 0) return null;
  return (
    <div className={classNames('grid gap-6', className)}>
      <ConfirmBy asked={asked} />
      {waiting.length > 0 && <Asked waiting={waiting} />}
    </div>
  );
}
