import { HUNDREDTHS, MARK_KINDS, MARK_WEIGHT_MAX } from '@ori/contracts/transcript-names';
import type { Mark } from '@ori/contracts/transcript';
import type { Ref } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormState } from '../../lib/use-form.ts';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';

const POINTS_MAX = 1000;
const TITLE_MAX = 120;

interface Props {
  readonly state: FormState;
  readonly today: string;
  /** The mark that is corrected, where it is not a new one. */
  readonly mark?: Mark;
  readonly pointsRef?: Ref<HTMLInputElement>;
}

/** Points, what they are out of, and the day: what a mark cannot do without. */
export function PointFields({ state, today, mark, pointsRef }: Props) {
  const { t } = useTranslation('transcript');
  const number = { type: 'number', step: 'any', inputMode: 'decimal', required: true } as const;
  return (
    <>
      <TextField
        {...number}
        label={t('mark.points')}
        name="points"
        min={0}
        max={POINTS_MAX}
        ref={pointsRef}
        defaultValue={mark && mark.points / HUNDREDTHS}
        autoComplete="off"
        error={state.errorOf('points')}
      />
      <TextField
        {...number}
        label={t('mark.outOf')}
        name="outOf"
        min={0.01}
        max={POINTS_MAX}
        defaultValue={mark ? mark.outOf / HUNDREDTHS : 100}
        autoComplete="off"
        error={state.errorOf('outOf')}
      />
      <TextField
        label={t('mark.day')}
        name="day"
        type="date"
        required
        max={today}
        defaultValue={mark?.day ?? today}
        error={state.errorOf('day')}
      />
    </>
  );
}

/** What a mark may say besides: what it was for, its kind and how often it counts. */
export function MoreMarkFields({ state, mark }: Omit<Props, 'today'>) {
  const { t } = useTranslation('transcript');
  return (
    <>
      <TextField
        label={t('mark.title')}
        mark={t('optional')}
        name="title"
        maxLength={TITLE_MAX}
        autoComplete="off"
        defaultValue={mark?.title}
        error={state.errorOf('title')}
      />
      <Select
        label={t('mark.kind')}
        name="kind"
        defaultValue={mark?.kind ?? 'assignment'}
        options={MARK_KINDS.map((kind) => ({ value: kind, label: t(`mark.kinds.${kind}`) }))}
        error={state.errorOf('kind')}
      />
      <TextField
        label={t('mark.weight')}
        name="weight"
        type="number"
        min={1}
        max={MARK_WEIGHT_MAX}
        step={1}
        required
        defaultValue={mark?.weight ?? 1}
        error={state.errorOf('weight')}
      />
    </>
  );
}
