import type { SheetKind } from '@ori/contracts/worksheet-names';
import type { ShelfAnswer } from '@ori/contracts/worksheets';
import type { Locale } from '@ori/contracts/locale';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayWords } from '../../../lib/dates.ts';
import { localDay } from '../../../lib/local-day.ts';
import { Loaded } from '../../../lib/loaded.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { KindMark } from '../kind-mark.tsx';
import { paperOf } from '../paper-of.ts';
import { pdfPath } from '../print-sheet.ts';
import { useShelf } from '../worksheets.queries.ts';
import { TakeOff } from './take-off.tsx';

type Entry = ShelfAnswer['sheets'][number];
/** Kinds of which a sheet has more or fewer questions. */
const ASKING: ReadonlySet<SheetKind> = new Set(['practice', 'numerals']);

interface EntryProps {
  readonly entry: Entry;
  readonly more: ((code: string) => ReactNode) | undefined;
}

function KeptSheet({ entry: { id, code, kind, title, level, count, madeAt }, more }: EntryProps) {
  const { t, i18n } = useTranslation('worksheets');
  const print = { paper: paperOf(i18n.language as Locale), large: 'no', ink: 'no' } as const;
  const facts = ASKING.has(kind)
    ? [t('sheet.questions', { count }), t(`level.${level}`)]
    : [t(`kind.${kind}`)];
  const day = dayWords(localDay(new Date(madeAt)), i18n.language, 'date');
  return (
    <li className="shelf-sheet">
      <KindMark kind={kind} />
      <div className="min-w-0">
        <h3>
          <Link to={`/w/${code}`}>{title}</Link>
        </h3>
        <p className="text-sm text-mute">{[...facts, day].join(' · ')}</p>
      </div>
      <p className="shelf-files">
        <a href={pdfPath(code, { ...print, part: 'sheet' })} target="_blank" rel="noreferrer">
          {t('shelf.sheet')}
        </a>
        <a href={pdfPath(code, { ...print, part: 'key' })} target="_blank" rel="noreferrer">
          {t('shelf.key')}
        </a>
      </p>
      {more?.(code)}
      <TakeOff id={id} title={title} />
    </li>
  );
}

interface ShelfListProps {
  /** What else can be done with a sheet. */
  readonly more?: (code: string) => ReactNode;
}

/** The sheets a grown-up keeps, newest first. */
export function ShelfList({ more }: ShelfListProps) {
  const { t } = useTranslation('worksheets');
  const shelf = useShelf();
  return (
    <section className="shelf" aria-labelledby="shelf">
      <h2 id="shelf">{t('shelf.title')}</h2>
      <Loaded query={shelf} waiting={<Skeleton className="h-48 w-full" />}>
        {({ pages }) => {
          const sheets = pages.flatMap((page) => page.sheets);
          if (sheets.length === 0) return <p className="text-mute">{t('shelf.empty')}</p>;
          return (
            <>
              <ul>
                {sheets.map((entry) => (
                  <KeptSheet key={entry.id} entry={entry} more={more} />
                ))}
              </ul>
              {shelf.hasNextPage && (
                <p>
                  <Button
                    variant="secondary"
                    busy={shelf.isFetchingNextPage}
                    onClick={() => void shelf.fetchNextPage()}
                  >
                    {t('shelf.more')}
                  </Button>
                </p>
              )}
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
