import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Disclosure } from '../../ui/disclosure.tsx';
import { RadioCards } from '../../ui/forms/radio-cards.tsx';

/** Whether plans are sold; without payments there is nothing to choose, and it says what would have to be set. */
export function PlansPart({ payments }: { readonly payments: 'stripe' | 'test' | null }) {
  const { t } = useTranslation('administration');
  if (payments === null)
    return (
      <>
        <p className="first-run-free">
          <CircleCheck size={24} aria-hidden="true" />
          <span>
            <b>{t('firstRun.plans.free')}</b>
            <span className="text-mute">{t('firstRun.plans.freeText')}</span>
          </span>
        </p>
        <Disclosure summary={t('firstRun.plans.how')}>
          <div className="grid gap-3">
            <p>{t('firstRun.plans.howText')}</p>
            <pre className="first-run-code">
              <code>{'STRIPE_SECRET_KEY=sk_live_…\nSTRIPE_WEBHOOK_SECRET=whsec_…'}</code>
            </pre>
          </div>
        </Disclosure>
      </>
    );
  return (
    <>
      <p className="text-mute">{t('firstRun.plans.lead')}</p>
      <RadioCards
        legend={t('firstRun.plans.title')}
        hideLegend
        name="plans"
        columns={2}
        defaultValue="sell"
        options={(['sell', 'free'] as const).map((value) => ({
          value,
          title: t(`settings.${value}.title`),
          text: t(`settings.${value}.text`),
        }))}
      />
    </>
  );
}
