import { ASSESSMENT_KINDS, SAMPLE_WORDS_MAX, SHORT_TEXT_MAX } from '@ori/contracts/portfolio-names';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { useToasts } from '../../lib/toasts.ts';
import { type FormState, useForm } from '../../lib/use-form.ts';
import { useNow } from '../../lib/use-now.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { assessmentOf } from './filled.ts';
import { keepAssessment, usePortfolioChanged } from './portfolio.queries.ts';

type Kind = (typeof ASSESSMENT_KINDS)[number];

/** The fields that only one kind has. */
const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  test: ['instrument', 'form', 'giver', 'raw', 'percentile', 'stanine', 'composite'],
  evaluation: ['giver', 'licence'],
};
const NUMBERS: readonly string[] = ['raw', 'percentile', 'stanine'];
const NEEDED: Readonly<Record<Kind, string>> = { test: 'instrument', evaluation: 'giver' };

function KindFields({ kind, errorOf }: Pick<FormState, 'errorOf'> & { readonly kind: Kind }) {
  const { t } = useTranslation('family');
  return (
    <>
      {FIELDS[kind].map((name) => (
        <TextField
          key={`${kind} ${name}`}
          name={name}
          label={t(`portfolio.assessment.field.${name}`)}
          required={NEEDED[kind] === name}
          mark={NEEDED[kind] === name ? undefined : t('portfolio.optional')}
          inputMode={NUMBERS.includes(name) ? 'decimal' : undefined}
          maxLength={SHORT_TEXT_MAX}
          error={errorOf(name)}
        />
      ))}
      {kind === 'evaluation' && (
        <Checkbox
          name="isCertified"
          label={t('portfolio.assessment.certified')}
          error={errorOf('isCertified')}
        />
      )}
      <TextArea
        name="note"
        rows={3}
        label={t('portfolio.note')}
        mark={t('portfolio.optional')}
        maxLength={SAMPLE_WORDS_MAX}
        error={errorOf('note')}
      />
    </>
  );
}

/** A test with its scores, or an evaluator's look at the year. */
export function AssessmentForm({ childId, close }: { readonly childId: string; readonly close: () => void }) {
  const { t } = useTranslation('family');
  const toasts = useToasts();
  const changed = usePortfolioChanged();
  const today = localDay(useNow());
  const [id] = useState(() => crypto.randomUUID());
  const [kind, setKind] = useState<Kind>('test');
  const { form, end, errorOf } = useForm({
    send: (filled) => keepAssessment(assessmentOf({ id, childId, kind }, filled)),
    onDone: () => {
      void changed();
      toasts.show({ type: 'success', title: t('portfolio.assessment.kept') });
      close();
    },
  });
  return (
    <form {...form} className="portfolio-fields">
      <Select
        name="kind"
        label={t('portfolio.assessment.kind')}
        value={kind}
        onChange={(event) => setKind(event.target.value === 'evaluation' ? 'evaluation' : 'test')}
        options={ASSESSMENT_KINDS.map((value) => ({
          value,
          label: t(`portfolio.assessment.kinds.${value}`),
        }))}
      />
      <TextField
        name="takenOn"
        type="date"
        label={t('portfolio.assessment.takenOn')}
        required
        max={today}
        defaultValue={today}
        error={errorOf('takenOn')}
      />
      <KindFields kind={kind} errorOf={errorOf} />
      <FormEnd {...end} label={t('portfolio.assessment.save')} />
    </form>
  );
}
