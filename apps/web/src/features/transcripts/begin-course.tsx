import type { Subject } from '@ori/contracts/subjects';
import { SUBJECTS } from '@ori/contracts/subjects';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { useToasts } from '../../lib/toasts.ts';
import { textOf, useForm } from '../../lib/use-form.ts';
import { useNow } from '../../lib/use-now.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { freshCourse, type GradedChild } from './course-input.ts';
import { addCourse, useTranscriptsChanged } from './transcripts.queries.ts';

const TITLE_MAX = 120;
const subjectOf = (text: string): Subject => SUBJECTS.find((subject) => subject === text) ?? 'math';

/** A course of the family's own: a title and a subject are enough to begin giving marks. */
export function BeginCourse({ child, open }: { readonly child: GradedChild; readonly open: boolean }) {
  const { t } = useTranslation('transcript');
  const toasts = useToasts();
  const changed = useTranscriptsChanged();
  const today = localDay(useNow());
  const state = useForm<unknown>({
    send: (filled) =>
      addCourse({
        ...freshCourse(child, today),
        title: textOf(filled, 'title').trim(),
        subject: subjectOf(textOf(filled, 'subject')),
        id: crypto.randomUUID(),
        childId: child.id,
        productCourse: null,
      }),
    onDone: () => {
      void changed();
      toasts.show({ type: 'success', title: t('begin.done') });
    },
  });
  return (
    <div className="no-print">
      <Disclosure summary={t('begin.title')} open={open}>
        <form {...state.form} className="grid gap-4">
          <TextField
            label={t('course.title')}
            name="title"
            required
            maxLength={TITLE_MAX}
            autoComplete="off"
            error={state.errorOf('title')}
          />
          <Select
            label={t('course.subject')}
            name="subject"
            options={SUBJECTS.map((id) => ({ value: id, label: t(`dashboard:subject.${id}`) }))}
            error={state.errorOf('subject')}
          />
          <FormEnd {...state.end} label={t('begin.submit')} />
        </form>
      </Disclosure>
    </div>
  );
}
