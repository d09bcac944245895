import { LOCALES } from '@ori/contracts/locale';
import {
  SHEET_COLUMNS,
  SHEET_COUNT_MAX,
  SHEET_LEVELS,
  SHEET_SEED_MAX,
  SHEET_SPACES,
  type SheetKind,
} from '@ori/contracts/worksheet-names';
import type { SheetSpec } from '@ori/contracts/worksheets';
import { Shuffle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../../lib/language-names.ts';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/forms/text-field.tsx';
import { PillRadios } from '../pill-radios.tsx';
import { drawSeed } from './draft.ts';

type Field = 'level' | 'count' | 'columns' | 'space' | 'seed';
/** What there is to choose of each kind. */
const FIELDS: Readonly<Record<SheetKind, readonly Field[]>> = {
  practice: ['level', 'count', 'columns', 'space', 'seed'],
  numerals: ['level', 'count', 'columns', 'seed'],
  tracing: ['count', 'seed'],
  map: [],
  construction: [],
  colouring: ['level', 'seed'],
  dots: ['level'],
};

interface FieldsProps {
  readonly spec: SheetSpec;
  readonly onChange: (changes: Partial<SheetSpec>) => void;
}

function Count({ spec: { kind, count }, onChange }: FieldsProps) {
  const { t } = useTranslation('worksheets');
  return (
    <TextField
      type="number"
      inputMode="numeric"
      label={t(kind === 'tracing' ? 'maker.rows' : 'maker.count')}
      min={1}
      max={SHEET_COUNT_MAX}
      value={count}
      onChange={({ target }) => {
        const asked = Math.round(target.valueAsNumber);
        if (asked >= 1) onChange({ count: Math.min(asked, SHEET_COUNT_MAX) });
      }}
    />
  );
}

function Seed({ spec: { kind, seed }, onChange }: FieldsProps) {
  const { t } = useTranslation('worksheets');
  return (
    <div className="sheet-seed">
      <TextField
        type="number"
        inputMode="numeric"
        label={t('maker.seed')}
        hint={t(kind === 'tracing' ? 'maker.seedTracing' : 'maker.seedHint')}
        min={0}
        max={SHEET_SEED_MAX - 1}
        value={seed}
        onChange={({ target }) => {
          const asked = Math.round(target.valueAsNumber);
          if (asked >= 0) onChange({ seed: Math.min(asked, SHEET_SEED_MAX - 1) });
        }}
      />
      <Button variant="secondary" onClick={() => onChange({ seed: drawSeed() })}>
        <Shuffle size={18} aria-hidden="true" />
        {t('maker.another')}
      </Button>
    </div>
  );
}

/** How hard, how many, how they stand on the page, and in which language. */
export function LayoutFields({ spec, onChange }: FieldsProps) {
  const { t } = useTranslation('worksheets');
  const has = (field: Field) => FIELDS[spec.kind].includes(field);
  const isCounted = has('count');
  return (
    <>
      {has('level') && (
        <PillRadios
          legend={t(spec.kind === 'dots' || spec.kind === 'colouring' ? 'maker.fineness' : 'maker.level')}
          value={spec.level}
          onChange={(level) => onChange({ level })}
          options={SHEET_LEVELS.filter((level) => isCounted || level !== 'rising').map((value) => ({
            value,
            label: t(isCounted ? `level.${value}` : `fineness.${value}`),
          }))}
        />
      )}
      {has('columns') && (
        <PillRadios
          legend={t('maker.columns')}
          value={String(spec.columns)}
          onChange={(value) =>
            onChange({ columns: SHEET_COLUMNS.find((each) => String(each) === value) ?? 1 })
          }
          options={SHEET_COLUMNS.map((value) => ({ value: String(value), label: String(value) }))}
        />
      )}
      {has('space') && (
        <PillRadios
          legend={t('maker.space')}
          value={spec.space}
          onChange={(space) => onChange({ space })}
          options={SHEET_SPACES.map((value) => ({ value, label: t(`space.${value}`) }))}
        />
      )}
      <PillRadios
        legend={t('maker.language')}
        value={spec.locale}
        onChange={(locale) => onChange({ locale })}
        options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value] }))}
      />
      {has('count') && <Count spec={spec} onChange={onChange} />}
      {has('seed') && <Seed spec={spec} onChange={onChange} />}
    </>
  );
}
