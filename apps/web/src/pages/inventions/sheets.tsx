import { useTranslation } from 'react-i18next';
import { SHEETS, type SheetId } from '../../features/inventions/sheets.ts';
import { LabStage } from '../../features/labs/lab-stage.tsx';

const LABS = {
  field: { name: 'rotating-field', props: { coils: 2, supplyHz: 50 }, years: '1888' },
  coils: { name: 'tuned-coils', props: { distanceCm: 25 }, years: '1891 – 1914' },
  boat: { name: 'remote-boat', props: { buoys: 4 }, years: '1898' },
} as const satisfies Record<SheetId, unknown>;

function Sheet({ at }: { readonly at: 0 | 1 | 2 }) {
  const { t } = useTranslation('inventions');
  const { id, numbers } = SHEETS[at];
  const { name, props, years } = LABS[id];
  return (
    <div className="inv-sheet">
      <p className="inv-no">
        <span>{t('sheet.patents', { numbers: numbers.join(' · ') })}</span>
        <span>{t('sheet.years', { years })}</span>
        <span>{t('sheet.no', { n: at + 1 })}</span>
      </p>
      <LabStage
        id={id}
        lab={{ name, props, label: t(`${id}.figure`) }}
        title={t(`${id}.title`)}
        lead={t(`${id}.lead`)}
        model={
          <>
            <p>{t(`${id}.model`)}</p>
            <p>{t(`${id}.error`)}</p>
          </>
        }
      />
    </div>
  );
}

/** The three laboratories, each on a sheet with the numbers of its patents. */
export function Sheets() {
  return (
    <div className="page inv-sheets">
      <Sheet at={0} />
      <Sheet at={1} />
      <Sheet at={2} />
    </div>
  );
}
