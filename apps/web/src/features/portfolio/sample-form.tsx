import {
  FILE_MAX_BYTES,
  FILE_TYPES,
  SAMPLE_TITLE_MAX,
  SAMPLE_WORDS_MAX,
  SHORT_TEXT_MAX,
} from '@ori/contracts/portfolio-names';
import { SUBJECTS } from '@ori/contracts/subjects';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { useToasts } from '../../lib/toasts.ts';
import { type FormState, useForm } from '../../lib/use-form.ts';
import { useNow } from '../../lib/use-now.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { fileOf, sampleOf } from './filled.ts';
import { keepSample, usePortfolioChanged } from './portfolio.queries.ts';

const MIB = 1024 * 1024;

function WhatItIs({ errorOf, from }: Pick<FormState, 'errorOf'> & { readonly from: string }) {
  const { t } = useTranslation('family');
  const today = localDay(useNow());
  return (
    <>
      <TextField
        name="title"
        label={t('portfolio.sample.name')}
        required
        maxLength={SAMPLE_TITLE_MAX}
        error={errorOf('title')}
      />
      <Select
        name="subject"
        label={t('portfolio.sample.subject')}
        options={SUBJECTS.map((value) => ({ value, label: t(`dashboard:subject.${value}`) }))}
        error={errorOf('subject')}
      />
      <TextField
        name="day"
        type="date"
        label={t('portfolio.sample.day')}
        required
        min={from}
        max={today}
        defaultValue={today}
        error={errorOf('day')}
      />
      <TextField
        name="file"
        type="file"
        accept={FILE_TYPES.join(',')}
        label={t('portfolio.sample.file')}
        mark={t('portfolio.optional')}
        hint={t('portfolio.sample.fileHint')}
        error={errorOf('file')}
      />
    </>
  );
}

function WhatIsTold({ errorOf, name }: Pick<FormState, 'errorOf'> & { readonly name: string }) {
  const { t } = useTranslation('family');
  return (
    <>
      <TextArea
        name="childWords"
        rows={3}
        label={t('portfolio.sample.words', { name })}
        mark={t('portfolio.optional')}
        maxLength={SAMPLE_WORDS_MAX}
        error={errorOf('childWords')}
      />
      <TextArea
        name="note"
        rows={3}
        label={t('portfolio.note')}
        mark={t('portfolio.optional')}
        maxLength={SAMPLE_WORDS_MAX}
        error={errorOf('note')}
      />
      <TextField
        name="standard"
        label={t('portfolio.sample.standard')}
        mark={t('portfolio.optional')}
        maxLength={SHORT_TEXT_MAX}
        error={errorOf('standard')}
      />
    </>
  );
}

interface Props {
  readonly child: { readonly id: string; readonly firstName: string };
  /** The first day of the year that is shown: what is older would be kept where nobody sees it. */
  readonly from: string;
  readonly close: () => void;
}

/** A sample of a child's work, with a picture or a PDF file if there is one. */
export function SampleForm({ child, from, close }: Props) {
  const { t } = useTranslation('family');
  const toasts = useToasts();
  const changed = usePortfolioChanged();
  // Kept over a second try, so that a sample whose file was refused is not made twice.
  const [id] = useState(() => crypto.randomUUID());
  const { form, end, errorOf } = useForm({
    check: (filled): Record<string, string> => {
      const file = fileOf(filled);
      if (file?.size === 0) return { file: t('portfolio.sample.emptyFile') };
      const isBig = (file?.size ?? 0) > FILE_MAX_BYTES;
      return isBig ? { file: t('portfolio.sample.tooBig', { size: FILE_MAX_BYTES / MIB }) } : {};
    },
    send: async (filled) => {
      const answer = await keepSample(sampleOf({ id, childId: child.id }, filled), fileOf(filled));
      // The sample may be kept although its file was refused: then it is shown, also when the form is closed.
      if (!answer.ok) void changed();
      return answer;
    },
    onDone: () => {
      void changed();
      toasts.show({ type: 'success', title: t('portfolio.sample.kept') });
      close();
    },
  });
  return (
    <form {...form} className="portfolio-fields">
      <WhatItIs errorOf={errorOf} from={from} />
      <WhatIsTold errorOf={errorOf} name={child.firstName} />
      <FormEnd {...end} label={t('portfolio.sample.save')} />
    </form>
  );
}
