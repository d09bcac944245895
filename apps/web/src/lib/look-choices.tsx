import { DEFAULT_LOOK, LOOK_AGES, type LookAge } from '@ori/contracts/look';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '../ui/forms/checkbox.tsx';
import { RadioCards } from '../ui/forms/radio-cards.tsx';
import { changeLook } from './change-look.ts';
import { useHomeschoolTheme, useInkSaving } from './look.ts';
import { setPrintMode, usePrintMode } from './print-mode.ts';
import { storedLook } from './stored-look.ts';

/** The parts of the look that are on or off: at once, on this device. */
export function LookChecks() {
  const { t } = useTranslation('rooms');
  const isHomeschool = useHomeschoolTheme();
  const isInkSaving = useInkSaving();
  const isPrint = usePrintMode();
  return (
    <fieldset className="grid gap-4">
      <legend className="field-label mb-3">{t('look.title')}</legend>
      <Checkbox
        label={t('look.homeschool')}
        hint={t('look.homeschoolHint')}
        checked={isHomeschool}
        onChange={(event) => changeLook({ isHomeschool: event.target.checked })}
      />
      <Checkbox
        label={t('look.ink')}
        hint={t('look.inkHint')}
        checked={isInkSaving}
        onChange={(event) => changeLook({ isInkSaving: event.target.checked })}
      />
      <Checkbox
        label={t('look.print')}
        hint={t('look.printHint')}
        checked={isPrint}
        onChange={(event) => setPrintMode(event.target.checked)}
      />
    </fieldset>
  );
}

/** The age group that the size of text and buttons is made for (spec §3). */
export function LookAgeChoice() {
  const { t } = useTranslation('rooms');
  const [age, setAge] = useState<LookAge>(() => storedLook().ageGroup ?? DEFAULT_LOOK.ageGroup);
  const choose = (ageGroup: LookAge) => {
    setAge(ageGroup);
    changeLook({ ageGroup });
  };
  return (
    <RadioCards
      legend={t('look.age')}
      hint={t('look.ageHint')}
      name="lookAge"
      columns={2}
      value={age}
      onChange={(value) => choose(value as LookAge)}
      options={LOOK_AGES.map((each) => ({ value: each, title: t(`look.ages.${each}`) }))}
    />
  );
}
