import type { Patent } from '@ori/contracts/inventions';
import { useTranslation } from 'react-i18next';
import { sheetOf } from '../../features/inventions/sheets.ts';
import { YearRule } from '../../features/inventions/year-rule.tsx';
import { HowSure } from '../../features/heritage/how-sure.tsx';

function PatentRow({ patent }: { readonly patent: Patent }) {
  const { t, i18n } = useTranslation('inventions');
  const date = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'long', timeZone: 'UTC' });
  const sheet = sheetOf(patent.number);
  return (
    <li id={patent.claimId}>
      <p className="inv-when">
        US {patent.number}
        <small>{t('patents.granted', { date: date.format(new Date(patent.granted)) })}</small>
      </p>
      <div>
        <h3 lang="en">{patent.title}</h3>
        <p lang={patent.lang}>{patent.note}.</p>
        {sheet && <a href={`#${sheet.id}`}>{t('patents.try', { n: sheet.n })}</a>}
      </div>
      <HowSure label={patent.label} sources={patent.sources} lang="en" />
    </li>
  );
}

interface PatentsProps {
  readonly patents: readonly Patent[];
  readonly heldBack: number;
}

/** The patents on a rule of years and as a list, each with its label and sources. */
export function Patents({ patents, heldBack }: PatentsProps) {
  const { t } = useTranslation('inventions');
  return (
    <section className="page inv-part" id="patents" aria-labelledby="patents-title">
      <h2 id="patents-title">{t('patents.title')}</h2>
      <p className="max-w-prose text-lg text-mute">
        {t('patents.lead', { count: patents.length })} {t('patents.heldBack', { count: heldBack })}
      </p>
      <YearRule patents={patents} />
      <ol className="inv-list">
        {patents.map((patent) => (
          <PatentRow key={patent.number} patent={patent} />
        ))}
      </ol>
    </section>
  );
}
