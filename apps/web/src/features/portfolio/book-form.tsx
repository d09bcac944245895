import { SAMPLE_TITLE_MAX, SHORT_TEXT_MAX } from '@ori/contracts/portfolio-names';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { localDay } from '../../lib/local-day.ts';
import { useForm } from '../../lib/use-form.ts';
import { useNow } from '../../lib/use-now.ts';
import { FormEnd } from '../../ui/forms/form-end.tsx';
import { TextField } from '../../ui/forms/text-field.tsx';
import { bookOf } from './filled.ts';
import { keepBook, usePortfolioChanged } from './portfolio.queries.ts';

/** A book written down in seconds: its title is enough. Kept, the form is ready for the next. */
export function BookForm({ childId }: { readonly childId: string }) {
  const { t } = useTranslation('family');
  const changed = usePortfolioChanged();
  const today = localDay(useNow());
  const [id, setId] = useState(() => crypto.randomUUID());
  const whole = useRef<HTMLFormElement>(null);
  const { form, end, errorOf } = useForm({
    send: (filled) => keepBook(bookOf({ id, childId }, filled)),
    onDone: () => {
      void changed();
      setId(crypto.randomUUID());
      whole.current?.reset();
      whole.current?.querySelector('input')?.focus();
    },
  });
  return (
    <form {...form} ref={whole} className="portfolio-fields">
      <TextField
        name="title"
        label={t('portfolio.book.name')}
        required
        maxLength={SAMPLE_TITLE_MAX}
        error={errorOf('title')}
      />
      <TextField
        name="author"
        label={t('portfolio.book.author')}
        mark={t('portfolio.optional')}
        maxLength={SHORT_TEXT_MAX}
        error={errorOf('author')}
      />
      <TextField
        name="startedOn"
        type="date"
        label={t('portfolio.book.startedOn')}
        max={today}
        defaultValue={today}
        error={errorOf('startedOn')}
      />
      <TextField
        name="isbn"
        label={t('portfolio.book.isbn')}
        mark={t('portfolio.optional')}
        maxLength={SHORT_TEXT_MAX}
        error={errorOf('isbn')}
      />
      <FormEnd {...end} label={t('portfolio.book.save')} />
    </form>
  );
}
