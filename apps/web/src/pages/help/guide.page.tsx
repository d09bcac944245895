import type { HelpText, TextAnswer } from '@ori/contracts/texts';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { PageWords, PathParams } from '../../app/route-rows.ts';
import { GuideEnds } from '../../features/help/guide-ends.tsx';
import { TextArticle } from '../../features/texts/text-article.tsx';
import { usePageData } from '../../lib/page-data.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import '../../features/help/help.css';

export const dataPath = ({ slug }: PathParams): string => `/api/texts/help/${encodeURIComponent(slug ?? '')}`;

/** The guide's own title and description. */
export function describe(data: unknown, _t: TFunction): PageWords {
  const { title, description } = (data as TextAnswer<HelpText>).text;
  return { title, description };
}

/** `/help/:slug`: one guide, its steps, and what comes after it. */
export function Page() {
  const { t } = useTranslation('help');
  const { text: guide } = usePageData<TextAnswer<HelpText>>();
  return (
    <article className="guide" data-topic={guide.topic}>
      <header className="guide-head">
        <Breadcrumbs
          label={t('trail')}
          items={[{ label: t('title'), to: '/help' }, { label: guide.title }]}
        />
        <h1>{guide.title}</h1>
        <p className="guide-for">
          {t('for')} {guide.roles.map((reader) => t(`reader.${reader}`)).join(', ')}
        </p>
      </header>
      <div className="guide-body">
        <TextArticle sections={guide.sections} contents={t('contents')} />
        <GuideEnds related={guide.related} />
      </div>
    </article>
  );
}
