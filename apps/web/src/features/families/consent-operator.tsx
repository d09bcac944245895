import type { Installation } from '@ori/contracts/legal';
import { missingOfOperator } from '@ori/core/privacy/operator-facts';
import { useTranslation } from 'react-i18next';
import { useLegalText } from './legal-text.queries.ts';

/** Whom letters, payments and Ori's words reach from here, by name; or that it is nobody. */
function useRecipients({ mailHost, payments, modelVendor, notes }: Installation): readonly string[] {
  const { t } = useTranslation('dashboard');
  const all = [
    ...(notes.hosting === null ? [] : [t('consent.other.hosting', { name: notes.hosting })]),
    ...(mailHost === null ? [] : [t('consent.other.mail', { name: mailHost })]),
    ...(payments === 'stripe' ? [t('consent.other.payments')] : []),
    ...(modelVendor === null ? [] : [t('consent.other.model', { name: modelVendor })]),
  ];
  return all.length === 0 ? [t('consent.other.none')] : all;
}

function Facts({ installation }: { readonly installation: Installation }) {
  const { t } = useTranslation('dashboard');
  const { operator, phone, contact } = installation;
  const recipients = useRecipients(installation);
  const isWhole = missingOfOperator(installation).length === 0;
  const facts = [operator?.name, operator?.address, phone, contact].filter((fact) => fact != null);
  return (
    <>
      <div>
        <dt className="font-bold">{t('consent.head.operator')}</dt>
        <dd className="text-mute">{facts.join(' · ')}</dd>
        {!isWhole && <dd className="font-bold">{t('consent.text.unnamed')}</dd>}
      </div>
      <div>
        <dt className="font-bold">{t('consent.head.others')}</dt>
        <dd className="text-mute">{t('consent.text.others')}</dd>
        {recipients.map((recipient) => (
          <dd key={recipient} className="text-mute">
            {recipient}
          </dd>
        ))}
      </div>
    </>
  );
}

/** Who asks for the consent, and who else gets something (16 CFR 312.4(c)), as this installation is set up. */
export function ConsentOperator() {
  const { data } = useLegalText('privacy');
  return data === undefined ? null : <Facts installation={data.installation} />;
}
