import type { ArticleSummary } from '@ori/contracts/texts';
import { useTranslation } from 'react-i18next';
import { LeadArticle, ListedArticle } from '../features/blog/article-list.tsx';
import { usePageData } from '../lib/page-data.ts';
import { Ornament } from '../ui/ornament/ornament.tsx';
import '../features/blog/blog.css';
import '../features/blog/pictures.css';
import '../features/blog/article.css';

export const dataPath = (): string => '/api/texts/articles';

function Masthead({ count }: { readonly count: number }) {
  const { t, i18n } = useTranslation('blog');
  const query = i18n.language === 'en' ? '' : `?lng=${i18n.language}`;
  return (
    <header className="almanac-head">
      <Ornament name="star" className="almanac-star" />
      <h1>{t('title')}</h1>
      <p className="almanac-motto">{t('motto')}</p>
      <p className="almanac-line">
        <span>{t('count', { articles: count })}</span>
        <span>{t('rule')}</span>
        <a href={`/blog/feed.xml${query}`}>{t('feed')}</a>
      </p>
    </header>
  );
}

/** `/blog`: the almanac, its latest article large, the others as lines beneath. */
export function Page() {
  const { t } = useTranslation('blog');
  const { texts } = usePageData<{ texts: ArticleSummary[] }>();
  const [lead, ...others] = texts;
  return (
    <div className="almanac">
      <Masthead count={texts.length} />
      {lead ? <LeadArticle article={lead} /> : <p>{t('none')}</p>}
      <div className="almanac-list">
        {others.map((article) => (
          <ListedArticle key={article.slug} article={article} />
        ))}
      </div>
    </div>
  );
}
