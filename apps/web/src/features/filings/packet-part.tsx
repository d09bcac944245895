import type { RequirementsAnswer } from '@ori/contracts/filings';
import { LOCALES } from '@ori/contracts/locale';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/forms/select.tsx';
import { packetPath } from './filing-desk.ts';

/** The packet of a year as one PDF, in the language its reader has. */
export function PacketPart({ answer }: { readonly answer: RequirementsAnswer }) {
  const { t } = useTranslation('states');
  const id = useId();
  const isGeneral = answer.pathway === null;
  const [language, setLanguage] = useState('en');
  return (
    <section className="law-packet no-print" aria-labelledby={id}>
      <h3 id={id}>{t(isGeneral ? 'law.record' : 'law.packet')}</h3>
      <p className="law-mute">{t(isGeneral ? 'law.recordText' : 'law.packetText')}</p>
      <div className="law-packet-do">
        <Select
          label={t('law.language')}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
          options={LOCALES.map((value) => ({ value, label: t(`language.${value}`) }))}
        />
        <a className="btn btn-primary" href={packetPath(answer, language)} target="_blank" rel="noreferrer">
          {t('law.openPdf')}
        </a>
      </div>
    </section>
  );
}
