import type { SiteResult, SiteSearchAnswer } from '@ori/contracts/site-search';
import type { SiteKind } from '@ori/contracts/site-search-names';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { KindMark } from './kind-mark.tsx';

/** Results of a kind that are shown before somebody asks for all of them. */
const GROUP_MOST = 4;

const pathTo = (query: string, kind: SiteKind | null): string =>
  `/search?${new URLSearchParams({ q: query, ...(kind ? { kind } : {}) })}`;

/** The pieces with the place where each begins. */
function placed(excerpt: SiteResult['excerpt']) {
  let from = 0;
  return excerpt.map((piece) => {
    const begun = { ...piece, from };
    from += piece.text.length;
    return begun;
  });
}

function Excerpt({ excerpt }: Pick<SiteResult, 'excerpt'>) {
  if (excerpt.length === 0) return null;
  return (
    <p>
      {placed(excerpt).map(({ text, isHit, from }) =>
        isHit ? <mark key={from}>{text}</mark> : <Fragment key={from}>{text}</Fragment>,
      )}
    </p>
  );
}

function Result({ result, isFirst = false }: { readonly result: SiteResult; readonly isFirst?: boolean }) {
  const { t } = useTranslation('search');
  const { kind, path, title, place, excerpt } = result;
  return (
    <li className="seek-result" data-first={isFirst || undefined}>
      <KindMark kind={kind} size={isFirst ? 56 : 30} />
      <div>
        <Link to={path}>{title}</Link>
        <p className="seek-where">{[t(`kind.${kind}`), place].filter(Boolean).join(' · ')}</p>
        <Excerpt excerpt={excerpt} />
      </div>
    </li>
  );
}

/** Kinds in the order of their best results, the very best one apart. */
function grouped(results: readonly SiteResult[]) {
  const [first, ...others] = results;
  return { first, groups: [...Map.groupBy(others, ({ kind }) => kind)] };
}

interface ResultsProps {
  readonly answer: SiteSearchAnswer;
  readonly kind: SiteKind | null;
}

/** The kinds that were found, each a link to it alone. */
export function KindLinks({ answer, kind }: ResultsProps) {
  const { t } = useTranslation('search');
  if (answer.kinds.length < 2) return null;
  return (
    <nav aria-label={t('kinds')} className="seek-kinds">
      <Link to={pathTo(answer.query, null)} aria-current={kind === null ? 'page' : undefined}>
        {t('everything')} <span>{answer.total}</span>
      </Link>
      {answer.kinds.map((each) => (
        <Link
          key={each.kind}
          to={pathTo(answer.query, each.kind)}
          aria-current={kind === each.kind ? 'page' : undefined}
        >
          {t(`kinds_of.${each.kind}`)} <span>{each.count}</span>
        </Link>
      ))}
    </nav>
  );
}

/** What was found: the best first, then kind by kind. */
export function SearchResults({ answer, kind }: ResultsProps) {
  const { t } = useTranslation('search');
  if (kind !== null)
    return (
      <ul className="seek-results">
        {answer.results.map((result) => (
          <Result key={`${result.path} ${result.title}`} result={result} />
        ))}
      </ul>
    );
  const { first, groups } = grouped(answer.results);
  return (
    <>
      {first && (
        <ul className="seek-results">
          <Result result={first} isFirst />
        </ul>
      )}
      {groups.map(([of, results]) => (
        <section key={of} className="seek-group" aria-labelledby={`seek-${of}`}>
          <h2 id={`seek-${of}`}>{t(`kinds_of.${of}`)}</h2>
          <ul className="seek-results">
            {results.slice(0, GROUP_MOST).map((result) => (
              <Result key={`${result.path} ${result.title}`} result={result} />
            ))}
          </ul>
          {results.length > GROUP_MOST && (
            <Link className="seek-more" to={pathTo(answer.query, of)}>
              {t('more', { kind: t(`kinds_of.${of}`) })}
            </Link>
          )}
        </section>
      ))}
    </>
  );
}
