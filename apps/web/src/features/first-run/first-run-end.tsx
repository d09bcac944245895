import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LinkButton } from '../../ui/link-button.tsx';
import { OriEmblem } from '../../ui/ornament/ori-emblem.tsx';
import { type Step, StepList } from '../../ui/step-list.tsx';
import type { End } from './first-run-form.tsx';

function useSteps({ name, isProved }: End): readonly Step[] {
  const { t } = useTranslation('administration');
  const confirm = { id: 'confirm', title: t('firstRun.end.confirm'), text: t('firstRun.end.confirmText') };
  return [
    {
      id: 'account',
      state: 'done' as const,
      title: t('firstRun.end.account'),
      text: t('firstRun.end.accountText', { name }),
    },
    ...(isProved ? [] : [confirm]),
    {
      id: 'backup',
      title: t('firstRun.end.backup'),
      text: t('firstRun.end.backupText'),
    },
    {
      id: 'second',
      title: t('firstRun.end.second'),
      text: (
        <>
          {t('firstRun.end.secondText')} <Link to="/profile#passkeys">{t('firstRun.end.toProfile')}</Link>
        </>
      ),
    },
    {
      id: 'check',
      title: t('firstRun.end.check'),
      text: (
        <>
          {t('firstRun.end.checkText')} <Link to="/help/run-an-installation">{t('firstRun.end.guide')}</Link>
        </>
      ),
    },
  ];
}

/** It is done: what comes before the first family. */
export function FirstRunEnd({ name, isProved }: End) {
  const { t } = useTranslation('administration');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const steps = useSteps({ name, isProved });
  return (
    <div className="page first-run-end">
      <OriEmblem mood="celebrating" size={150} />
      <div className="grid gap-6">
        <header className="grid gap-3">
          <h1 ref={heading} tabIndex={-1} className="text-4xl text-pretty">
            {t('firstRun.end.title')}
          </h1>
          <p className="max-w-prose text-lg text-mute">{t('firstRun.end.lead')}</p>
        </header>
        <h2 className="text-2xl">{t('firstRun.end.steps')}</h2>
        <StepList steps={steps} doneLabel={t('firstRun.end.doneLabel')} />
        <p>
          <LinkButton to="/admin/config" size="large">
            {t('firstRun.end.toAdmin')}
          </LinkButton>
        </p>
      </div>
    </div>
  );
}
