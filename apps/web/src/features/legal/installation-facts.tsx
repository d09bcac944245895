import type { Installation } from '@ori/contracts/legal';
import { useTranslation } from 'react-i18next';

/** Services that can be set up, and whether they are here. */
function useServices({ hasGoogle, payments, modelVendor: vendor }: Installation) {
  const gateway = payments ?? 'none';
  const { t } = useTranslation('legal');
  return [
    ['payments', t(`here.payments.${gateway}`)],
    ['google', hasGoogle ? t('here.google.used') : t('here.unused')],
    ['model', vendor === null ? t('here.unused') : t('here.model.used', { vendor })],
  ] as const;
}

/** Who answers for this installation, and whom data can reach from it: read from its settings. */
export function InstallationFacts({ installation }: { readonly installation: Installation }) {
  const { t } = useTranslation('legal');
  const services = useServices(installation);
  const { operator, contact } = installation;
  return (
    <section className="legal-here" aria-labelledby="here">
      <h2 id="here">{t('here.title')}</h2>
      <dl>
        <div>
          <dt>{t('here.operator')}</dt>
          <dd>{operator?.name ?? t('here.unnamed')}</dd>
          {operator?.address && <dd>{operator.address}</dd>}
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
      </dl>
    </section>
  );
}
