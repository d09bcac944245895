import type { Installation } from '@ori/contracts/legal';
import { missingOfOperator } from '@ori/core/privacy/operator-facts';
import { useTranslation } from 'react-i18next';

/** Services that can be set up, and whether they are here. */
function useServices({ mailHost, hasGoogle, payments, modelVendor: vendor }: Installation) {
  const gateway = payments ?? 'none';
  const { t } = useTranslation('legal');
  return [
    ['mail', mailHost === null ? t('here.mail.kept') : mailHost],
    ['payments', t(`here.payments.${gateway}`)],
    ['google', hasGoogle ? t('here.google.used') : t('here.unused')],
    ['model', vendor === null ? t('here.unused') : t('here.model.used', { vendor })],
  ] as const;
}

/** What the operator tells besides; a line that is empty is left out. */
const NOTES = ['hosting', 'transfers', 'representative', 'mediator'] as const;

/** Says what the law asks for and this installation does not tell: until then it may not take children. */
function Missing({ installation }: { readonly installation: Installation }) {
  const { t, i18n } = useTranslation('legal');
  const missing = missingOfOperator(installation);
  if (missing.length === 0) return null;
  const list = new Intl.ListFormat(i18n.language, { type: 'conjunction' });
  const facts = list.format(missing.map((fact) => t(`here.missing.${fact}`)));
  return (
    <p className="legal-missing" role="note">
      {t('here.missing.says', { facts })}
    </p>
  );
}

/** Who answers for this installation, and whom data can reach from it: read from its settings. */
export function InstallationFacts({ installation }: { readonly installation: Installation }) {
  const { t } = useTranslation('legal');
  const services = useServices(installation);
  const { operator, contact, phone, notes } = installation;
  return (
    <section className="legal-here" aria-labelledby="here">
      <h2 id="here">{t('here.title')}</h2>
      <Missing installation={installation} />
      <dl>
        <div>
          <dt>{t('here.operator')}</dt>
          <dd>{operator?.name ?? t('here.unnamed')}</dd>
          {operator?.address && <dd>{operator.address}</dd>}
          {phone && <dd>{phone}</dd>}
        </div>
        <div>
          <dt>{t('here.contact')}</dt>
          <dd>
            <a href={`mailto:${contact}`}>{contact}</a>
          </dd>
        </div>
        {services.map(([service, says]) => (
          <div key={service}>
            <dt>{t(`here.${service}.name`)}</dt>
            <dd>{says}</dd>
          </div>
        ))}
        {NOTES.filter((note) => notes[note] !== null).map((note) => (
          <div key={note}>
            <dt>{t(`here.note.${note}`)}</dt>
            <dd>{notes[note]}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
