import type { KemetTableAnswer } from '@ori/contracts/elements';
import { useTranslation } from 'react-i18next';
import { Tray } from '../../../features/elements/tray.tsx';
import { ToldClaim } from './told-claim.tsx';

/** The head of the page: what is in the tray, and what the table is not. */
export function Head({ answer }: { readonly answer: KemetTableAnswer }) {
  const { t } = useTranslation('elements');
  const { banner, specimens, elements } = answer;
  return (
    <header className="page kemet-head">
      <div>
        <p className="eyebrow">{t('head.eyebrow')}</p>
        <h1>{t('head.title')}</h1>
        <p className="kemet-lead">
          {t('head.lead', { materials: specimens.length, elements: elements.length })}
        </p>
      </div>
      {banner && (
        <div className="kemet-banner">
          <p>
            <b>{t('head.banner')}</b>
          </p>
          <ToldClaim claim={banner} />
        </div>
      )}
      <Tray specimens={specimens} />
    </header>
  );
}
