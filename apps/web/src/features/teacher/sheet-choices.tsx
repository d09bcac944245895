import { LOCALES } from '@ori/contracts/locale';
import { SHEET_PREFERENCES } from '@ori/contracts/preference-names';
import { PAPERS, SHEET_PARTS } from '@ori/contracts/worksheet-names';
import { sheetDefaultsOf } from '@ori/core/worksheets/sheet-defaults';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../lib/language-names.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { Select } from '../../ui/forms/select.tsx';
import type { ChoiceProps } from './choice-props.ts';
import { SheetSketch } from './sheet-sketch.tsx';

/** How every new sheet begins in the maker, beside a small sheet that shows it. */
export function SheetChoices({ values, choose }: ChoiceProps) {
  const { t } = useTranslation('teacher');
  const chosen = sheetDefaultsOf(values);
  const { language, paper, part, large, ink } = SHEET_PREFERENCES;
  const change = (name: string) => (value: string) => choose({ [name]: value === '' ? null : value });
  return (
    <div className="sheet-choices">
      <div className="choice-fields">
        <Select
          label={t('choices.sheets.language')}
          value={chosen.language ?? ''}
          placeholder={t('choices.sheets.asShown')}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
          onChange={({ target }) => change(language)(target.value)}
        />
        <Select
          label={t('worksheets:print.paper')}
          value={chosen.paper ?? ''}
          placeholder={t('choices.sheets.byLanguage')}
          options={PAPERS.map((value) => ({ value, label: t(`worksheets:paper.${value}`) }))}
          onChange={({ target }) => change(paper)(target.value)}
        />
        <Select
          label={t('worksheets:print.part')}
          value={chosen.part ?? 'sheet'}
          options={SHEET_PARTS.map((value) => ({ value, label: t(`worksheets:part.${value}`) }))}
          onChange={({ target }) => change(part)(target.value)}
        />
        <Checkbox
          label={t('worksheets:print.large')}
          checked={chosen.large}
          onChange={({ target }) => choose({ [large]: target.checked })}
        />
        <Checkbox
          label={t('worksheets:print.ink')}
          checked={chosen.ink}
          onChange={({ target }) => choose({ [ink]: target.checked })}
        />
      </div>
      <SheetSketch chosen={chosen} />
    </div>
  );
}
