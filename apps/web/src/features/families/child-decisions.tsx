import type { Child } from '@ori/contracts/families';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ProveForm } from '../../lib/prove-form.tsx';
import { DialogWithTrigger } from '../../ui/aria/dialog-box.tsx';
import { PressButton } from '../../ui/aria/press-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ConsentText } from './consent-text.tsx';
import { removeChild, updateChild } from './families.queries.ts';
import { useDecision } from './use-decision.ts';

interface Props {
  readonly child: Child;
}

/** Lets a held-back PIN be tried again. */
export function Unlock({ child }: Props) {
  const { t } = useTranslation('dashboard');
  const { decide, busy } = useDecision(
    () => updateChild(child.id, { unlock: true }),
    t('child.unlocked', { name: child.firstName }),
  );
  return (
    <Button busy={busy} onClick={() => decide(() => undefined)}>
      {t('child.unlock')}
    </Button>
  );
}

/** Consent read again, and revoked or given as easily as each other. */
export function ConsentDecision({ child }: Props) {
  const { t } = useTranslation('dashboard');
  const isInForce = child.consent !== null && child.consent.revokedAt === null;
  const turn = isInForce ? 'revoke' : 'give';
  const { decide, busy } = useDecision(
    () => updateChild(child.id, { consent: !isInForce }),
    t(`child.${turn}Done`, { name: child.firstName }),
  );
  return (
    <DialogWithTrigger
      trigger={<PressButton variant="secondary">{t('child.consent')}</PressButton>}
      title={t('child.consentOf', { name: child.firstName })}
      closeLabel={t('close')}
    >
      {(close) => (
        <>
          <p>{t(`child.${turn}Text`, { name: child.firstName })}</p>
          <ConsentText />
          <Button variant={isInForce ? 'danger' : 'primary'} busy={busy} onClick={() => decide(close)}>
            {t(`child.${turn}`)}
          </Button>
        </>
      )}
    </DialogWithTrigger>
  );
}

interface RemovalProps extends Props {
  /** What the parent's own account opens with, who is asked for it. */
  readonly hasPin: boolean;
}

function RemovalSteps({ child, hasPin, close }: RemovalProps & { readonly close: () => void }) {
  const { t } = useTranslation('dashboard');
  const [isAsked, setAsked] = useState(false);
  const { decide, busy } = useDecision(
    () => removeChild(child.id),
    t('child.removed', { name: child.firstName }),
    () => setAsked(true),
  );
  const remove = () => {
    setAsked(false);
    decide(close);
  };
  if (isAsked) return <ProveForm hasPin={hasPin} onProved={remove} onCancel={close} />;
  return (
    <div className="flex flex-wrap gap-3">
      <Button variant="danger" busy={busy} onClick={remove}>
        {t('child.removeYes')}
      </Button>
      <Button variant="secondary" onClick={close}>
        {t('child.removeNo')}
      </Button>
    </div>
  );
}

/** Takes a child away: at once out of use, gone for good after thirty days. */
export function Removal({ child, hasPin }: RemovalProps) {
  const { t } = useTranslation('dashboard');
  return (
    <DialogWithTrigger
      alert
      trigger={<PressButton variant="danger">{t('child.remove')}</PressButton>}
      title={t('child.removeTitle', { name: child.firstName })}
      closeLabel={t('close')}
    >
      {(close) => (
        <>
          <p>{t('child.removeText', { name: child.firstName })}</p>
          <RemovalSteps child={child} hasPin={hasPin} close={close} />
        </>
      )}
    </DialogWithTrigger>
  );
}
