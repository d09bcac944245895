import { HOME_KINDS, HOME_NEEDS } from '@ori/contracts/practice-names';
import { BANDS } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { Select } from '../../ui/forms/select.tsx';
import type { Wanted } from './filter-activities.ts';

const TIMES = [5, 15, 30, 60] as const;
/** Bands that activities are written for. */
const AGES = BANDS.filter((band) => band !== 'esl');
const ANY = '';

interface HomeFiltersProps {
  readonly wanted: Wanted;
  readonly onChange: (wanted: Wanted) => void;
  readonly hasQuiet: boolean;
}

/** Age, kind, time, and what is at hand. */
export function HomeFilters({ wanted, onChange, hasQuiet }: HomeFiltersProps) {
  const { t } = useTranslation('dashboard');
  const any = { value: ANY, label: t('practices.filter.any') };
  const kinds = HOME_KINDS.filter((kind) => hasQuiet || kind !== 'mind');
  const needs = HOME_NEEDS.filter((need) => need !== 'nothing');
  return (
    <div className="home-filters no-print">
      <Select
        label={t('practices.filter.age')}
        value={wanted.band ?? ANY}
        onChange={({ target }) =>
          onChange({ ...wanted, band: AGES.find((it) => it === target.value) ?? null })
        }
        options={[any, ...AGES.map((value) => ({ value, label: t(`practices.age.${value}`) }))]}
      />
      <Select
        label={t('practices.filter.kind')}
        value={wanted.kind ?? ANY}
        onChange={({ target }) =>
          onChange({ ...wanted, kind: HOME_KINDS.find((it) => it === target.value) ?? null })
        }
        options={[any, ...kinds.map((value) => ({ value, label: t(`practices.kind.${value}`) }))]}
      />
      <Select
        label={t('practices.filter.time')}
        value={wanted.minutes === null ? ANY : String(wanted.minutes)}
        onChange={({ target }) => onChange({ ...wanted, minutes: Number(target.value) || null })}
        options={[
          any,
          ...TIMES.map((count) => ({ value: String(count), label: t('practices.filter.upTo', { count }) })),
        ]}
      />
      <Select
        label={t('practices.filter.atHand')}
        value={wanted.atHand ?? ANY}
        onChange={({ target }) =>
          onChange({ ...wanted, atHand: HOME_NEEDS.find((it) => it === target.value) ?? null })
        }
        options={[any, ...needs.map((value) => ({ value, label: t(`practices.need.${value}`) }))]}
      />
    </div>
  );
}
