import { CONSENT_TEXT_VERSION } from '@ori/contracts/families';
import { useTranslation } from 'react-i18next';
import { useVersionName } from '../../lib/use-version-name.ts';
import { Card } from '../../ui/card.tsx';
import { ConsentOperator } from './consent-operator.tsx';

const PARTS = ['kept', 'why', 'who', 'safety', 'rights', 'end'] as const;

/** What a parent agrees to, in full, with its version: the direct notice of 16 CFR 312.4(c). */
export function ConsentText() {
  const { t } = useTranslation('dashboard');
  return (
    <Card look="inset" className="grid gap-3">
      <h3 className="text-xl">{t('consent.title')}</h3>
      <dl className="grid gap-3">
        {PARTS.map((part) => (
          <div key={part}>
            <dt className="font-bold">{t(`consent.head.${part}`)}</dt>
            <dd className="text-mute">{t(`consent.text.${part}`)}</dd>
          </div>
        ))}
        <ConsentOperator />
      </dl>
      <p className="text-sm">
        <a href="/legal/privacy" target="_blank" rel="noopener">
          {t('consent.whole')}
        </a>
      </p>
      <p className="text-sm text-mute">
        {t('consent.version', { version: useVersionName()(CONSENT_TEXT_VERSION) })}
      </p>
    </Card>
  );
}
