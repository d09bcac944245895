import type { Article, TextAnswer } from '@ori/contracts/texts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PageWords, PathParams } from '../../app/route-rows.ts';
import { Claims, Lessons, Neighbours, Sources } from '../../features/blog/article-ends.tsx';
import { ArticleLabels } from '../../features/blog/article-labels.tsx';
import { claimsBySection } from '../../features/blog/claims-by-section.ts';
import { ArticlePicture } from '../../features/blog/pictures/article-picture.tsx';
import { TextArticle } from '../../features/texts/text-article.tsx';
import { dayWithYear } from '../../lib/day-with-year.ts';
import { usePageData } from '../../lib/page-data.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import '../../features/blog/blog.css';
import '../../features/blog/pictures.css';
import '../../features/blog/article.css';

export const dataPath = ({ slug }: PathParams): string =>
  `/api/texts/articles/${encodeURIComponent(slug ?? '')}`;

/** The article's own title and description. */
export function describe(data: unknown, _t: TFunction): PageWords {
  const { title, description } = (data as TextAnswer<Article>).text;
  return { title, description };
}

function Head({ article }: { readonly article: Article }) {
  const { t, i18n } = useTranslation('blog');
  const { title, description, published, updated, minutes, picture, alt } = article;
  const day = (date: string) => <time dateTime={date}>{dayWithYear(date, i18n.language)}</time>;
  return (
    <header className="article-head">
      <Breadcrumbs label={t('trail')} items={[{ label: t('title'), to: '/blog' }, { label: title }]} />
      <h1>{title}</h1>
      <p className="almanac-says">{description}</p>
      <p className="almanac-facts">
        {day(published)}
        {updated !== published && (
          <span>
            {t('updated')} {day(updated)}
          </span>
        )}
        <span>{t('minutes', { minutes })}</span>
      </p>
      <ArticleLabels labels={article.labels} />
      <ArticlePicture picture={picture} alt={alt} />
    </header>
  );
}

/** `/blog/:slug`: an article with its drawing, what it claims, and every source. */
export function Page() {
  const { t } = useTranslation('blog');
  const { text: article, before, after } = usePageData<TextAnswer<Article>>();
  const claims = claimsBySection(article);
  const beneath = new Map([...claims].map(([id, some]) => [id ?? '-', <Claims key={id} claims={some} />]));
  return (
    <article className="almanac article">
      <Head article={article} />
      <TextArticle sections={article.sections} contents={t('contents')} beneath={beneath}>
        <Claims claims={claims.get(null)} />
        <Sources article={article} />
        <Lessons article={article} />
      </TextArticle>
      <Neighbours before={before} after={after} />
    </article>
  );
}
