import { SHEET_KINDS, SHEET_VARIANTS, type SheetKind } from '@ori/contracts/worksheet-names';
import { sheetTitle } from '@ori/core/worksheets/sheet-words';
import type { Locale } from '@ori/contracts/locale';
import { useTranslation } from 'react-i18next';
import { RadioCards } from '../../../ui/forms/radio-cards.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { KindMark } from '../kind-mark.tsx';
import { isKind } from './draft.ts';

interface KindProps {
  readonly kind: SheetKind;
  readonly onChange: (kind: SheetKind) => void;
}

/** What is to be on the sheet. */
export function KindField({ kind, onChange }: KindProps) {
  const { t } = useTranslation('worksheets');
  return (
    <div className="sheet-kinds">
      <RadioCards
        legend={t('maker.kind')}
        name="kind"
        picture
        value={kind}
        onChange={(value) => isKind(value) && onChange(value)}
        options={SHEET_KINDS.map((value) => ({
          value,
          title: t(`kind.${value}`),
          picture: <KindMark kind={value} size={44} />,
        }))}
      />
    </div>
  );
}

interface VariantProps {
  readonly kind: Exclude<SheetKind, 'practice'>;
  readonly variant: string;
  readonly onChange: (variant: string) => void;
}

/** Which of its kind. */
export function VariantField({ kind, variant, onChange }: VariantProps) {
  const { t, i18n } = useTranslation('worksheets');
  return (
    <Select
      label={t(`maker.variant.${kind}`)}
      value={variant}
      onChange={(event) => onChange(event.target.value)}
      options={SHEET_VARIANTS[kind].map((value: string) => ({
        value,
        label: sheetTitle({ variant: value, locale: i18n.language as Locale }, []),
      }))}
    />
  );
}
