import type { BookRead, Portfolio } from '@ori/contracts/portfolio';
import { useTranslation } from 'react-i18next';
import { dayWords } from '../../lib/dates.ts';
import { localDay } from '../../lib/local-day.ts';
import { useNow } from '../../lib/use-now.ts';
import { Button } from '../../ui/button.tsx';
import { BookForm } from './book-form.tsx';
import { keepBook } from './portfolio.queries.ts';
import { RemoveThing } from './remove-thing.tsx';
import { useKept } from './use-kept.ts';

/** A book in one line; the day it is finished is written at a press. */
function Book({ book, mayWrite }: { readonly book: BookRead; readonly mayWrite: boolean }) {
  const { t, i18n } = useTranslation('family');
  const { press, busy } = useKept();
  const today = localDay(useNow());
  const { addedAt: _added, ...kept } = book;
  const { title, author, startedOn, finishedOn } = book;
  const finish = () => keepBook({ ...kept, finishedOn: today });
  const day = (of: string) => dayWords(of, i18n.language, 'date');
  return (
    <li className="book">
      <p>
        <cite>{title}</cite>
        {author && <span className="text-mute"> · {author}</span>}
      </p>
      <p className="text-sm text-mute">
        {finishedOn
          ? t('portfolio.book.finishedOn', { day: day(finishedOn) })
          : startedOn
            ? t('portfolio.book.since', { day: day(startedOn) })
            : t('portfolio.book.reading')}
      </p>
      {mayWrite && (
        <p className="book-presses no-print">
          {!finishedOn && (
            <Button
              variant="secondary"
              busy={busy}
              onClick={() => void press(finish, t('portfolio.book.isFinished', { title }))}
            >
              {t('portfolio.book.finish')}
            </Button>
          )}
          <RemoveThing thing={book} part="books" title={title} />
        </p>
      )}
    </li>
  );
}

/** What a child reads and has read. */
export function BooksRead({ portfolio: { childId, books, mayWrite } }: { readonly portfolio: Portfolio }) {
  const { t } = useTranslation('family');
  return (
    <>
      {books.length === 0 && <p className="text-mute">{t('portfolio.book.none')}</p>}
      <ul className="books">
        {books.map((book) => (
          <Book key={book.id} book={book} mayWrite={mayWrite} />
        ))}
      </ul>
      {mayWrite && (
        <div className="portfolio-form no-print">
          <BookForm childId={childId} />
        </div>
      )}
    </>
  );
}
