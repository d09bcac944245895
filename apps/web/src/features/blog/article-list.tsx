import type { ArticleSummary } from '@ori/contracts/texts';
import { textPath } from '@ori/contracts/text-names';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { dayWithYear } from '../../lib/day-with-year.ts';
import { ArticleLabels } from './article-labels.tsx';
import { ArticlePicture } from './pictures/article-picture.tsx';

type Props = { readonly article: ArticleSummary };

function Facts({ article: { published, minutes, tags } }: Props) {
  const { t, i18n } = useTranslation('blog');
  return (
    <p className="almanac-facts">
      <time dateTime={published}>{dayWithYear(published, i18n.language)}</time>
      <span>{t('minutes', { minutes })}</span>
      <span>{tags.join(' · ')}</span>
    </p>
  );
}

/** The article at the head of the almanac, with its drawing large. */
export function LeadArticle({ article }: Props) {
  return (
    <article className="almanac-lead">
      <ArticlePicture picture={article.picture} />
      <div>
        <Facts article={article} />
        <h2>
          <Link to={textPath('articles', article.slug)}>{article.title}</Link>
        </h2>
        <p className="almanac-says">{article.description}</p>
        <ArticleLabels labels={article.labels} />
      </div>
    </article>
  );
}

/** An article further down: a line of the almanac, its drawing beside it. */
export function ListedArticle({ article }: Props) {
  return (
    <article className="almanac-item">
      <div>
        <h2>
          <Link to={textPath('articles', article.slug)}>{article.title}</Link>
        </h2>
        <p>{article.description}</p>
        <ArticleLabels labels={article.labels} />
        <Facts article={article} />
      </div>
      <ArticlePicture picture={article.picture} />
    </article>
  );
}
