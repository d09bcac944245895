import { DOWNLOAD_INKS } from '@ori/contracts/download-names';
import { LOCALES } from '@ori/contracts/locale';
import { PAPERS } from '@ori/contracts/worksheet-names';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../lib/language-names.ts';
import { Select } from '../../ui/forms/select.tsx';
import type { PrintChoice } from './print-choice.ts';

interface Props {
  readonly choice: PrintChoice;
  /** The year that is chosen first. */
  readonly year: number;
  readonly onChoose: (choice: PrintChoice) => void;
}

/** One choice for all papers on the page. */
export function PrintFields({ choice, year, onChoose }: Props) {
  const { t } = useTranslation('resources');
  return (
    <form className="take-how" aria-label={t('premium.how')} onSubmit={(event) => event.preventDefault()}>
      <Select
        label={t('premium.size')}
        value={choice.size}
        options={PAPERS.map((size) => ({ value: size, label: t(`premium.${size}`) }))}
        onChange={(event) => onChoose({ ...choice, size: event.target.value as PrintChoice['size'] })}
      />
      <Select
        label={t('premium.ink')}
        value={choice.ink}
        options={DOWNLOAD_INKS.map((ink) => ({ value: ink, label: t(`premium.${ink}`) }))}
        onChange={(event) => onChoose({ ...choice, ink: event.target.value as PrintChoice['ink'] })}
      />
      <Select
        label={t('premium.language')}
        value={choice.lng}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
        onChange={(event) => onChoose({ ...choice, lng: event.target.value as PrintChoice['lng'] })}
      />
      <Select
        label={t('premium.year')}
        value={String(choice.year)}
        options={[year - 1, year, year + 1].map((each) => ({ value: String(each), label: String(each) }))}
        onChange={(event) => onChoose({ ...choice, year: Number(event.target.value) })}
      />
    </form>
  );
}
