import type { Article, TextAnswer } from '@ori/contracts/texts';
import { textPath } from '@ori/contracts/text-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { EvidenceChip } from '../../ui/evidence-chip.tsx';

type Props = { readonly article: Article };

/** What a section of the article claims, and how sure we are of it. */
export function Claims({
  claims = [],
}: {
  readonly claims: readonly Article['claims'][number][] | undefined;
}) {
  const { t } = useTranslation('blog');
  if (claims.length === 0) return null;
  return (
    <div className="article-claims" role="group" aria-label={t('claims')}>
      <ul>
        {claims.map(({ text, label, sources }) => (
          <li key={text}>
            <EvidenceChip kind={label} label={t(`label.${label}`)} />
            <p>
              {text}{' '}
              {sources.map((number) => (
                <a key={number} href={`#source-${number}`} aria-label={t('source', { number })}>
                  [{number}]
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}

function SourceLine({ source }: { readonly source: Article['sources'][number] }) {
  const { author, title, publisher, year, url, shelfmark } = source;
  const more = [publisher, shelfmark, year].filter((each) => each !== undefined).join(', ');
  return (
    <>
      {author && `${author}: `}
      <cite>{title}</cite>. {more}.
      {url && (
        <>
          {' '}
          <a href={url} rel="noopener">
            {new URL(url).hostname.replace(/^www\./, '')}
          </a>
        </>
      )}
    </>
  );
}

/** Numbered as the text cites them. */
export function Sources({ article: { sources } }: Props) {
  const { t } = useTranslation('blog');
  return (
    <section className="article-sources" aria-labelledby="sources">
      <h2 id="sources">{t('sources')}</h2>
      <ol className="source-list">
        {sources.map((source, at) => (
          <li key={source.title} id={`source-${at + 1}`}>
            <SourceLine source={source} />
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Lessons that go on from here. */
export function Lessons({ article: { lessons } }: Props) {
  const { t } = useTranslation('blog');
  if (lessons.length === 0) return null;
  return (
    <section className="article-lessons no-print" aria-labelledby="lessons">
      <h2 id="lessons">{t('lessons')}</h2>
      <ul>
        {lessons.map(({ id, title }) => (
          <li key={id}>
            <Link to={`/lessons/${id}`}>{title}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The articles before and after this one. */
export function Neighbours({ before, after }: Pick<TextAnswer, 'before' | 'after'>) {
  const { t } = useTranslation('blog');
  const beside = [
    { way: 'before', to: before },
    { way: 'after', to: after },
  ] as const;
  return (
    <nav className="article-beside no-print" aria-label={t('beside')}>
      {beside.map(({ way, to }) =>
        to ? (
          <Link key={way} to={textPath('articles', to.slug)} data-way={way}>
            <span>{t(`way.${way}`)}</span> {to.title}
          </Link>
        ) : null,
      )}
    </nav>
  );
}
