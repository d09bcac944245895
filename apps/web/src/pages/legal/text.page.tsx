import type { LegalAnswer } from '@ori/contracts/legal';
import { isOtherVersion, textPath } from '@ori/contracts/text-names';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { PageWords, PathParams } from '../../app/route-rows.ts';
import { ChildNotice } from '../../features/legal/child-notice.tsx';
import { InstallationFacts } from '../../features/legal/installation-facts.tsx';
import { LegalSummary } from '../../features/legal/legal-summary.tsx';
import { LegalVersions } from '../../features/legal/legal-versions.tsx';
import { RetentionSchedule } from '../../features/legal/retention-schedule.tsx';
import { TextArticle } from '../../features/texts/text-article.tsx';
import { dayWithYear } from '../../lib/day-with-year.ts';
import { useVersionName } from '../../lib/use-version-name.ts';
import { usePageData } from '../../lib/page-data.ts';
import '../../features/legal/legal.css';

const CHILDREN = 'children';
const SCHEDULE = 'retention';
/** The texts in force, in the order they are offered. */
const TEXTS = ['privacy', CHILDREN, 'terms', SCHEDULE, 'accessibility'] as const;

export const dataPath = ({ slug }: PathParams): string => `/api/legal/${encodeURIComponent(slug ?? '')}`;

/** The text's own title and description; search engines are offered the version in force. */
export function describe(data: unknown, _t: TFunction): PageWords {
  const { slug, title, description } = (data as LegalAnswer).text;
  return { title, description, isListed: !isOtherVersion(slug) };
}

/** The other texts of the law. */
function LegalTabs({ slug }: { readonly slug: string }) {
  const { t } = useTranslation('legal');
  return (
    <nav aria-label={t('all')} className="legal-tabs no-print">
      <ul>
        {TEXTS.map((each) => (
          <li key={each}>
            <Link to={textPath('legal', each)} aria-current={each === slug ? 'page' : undefined}>
              {t(`name.${each}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** From when the text holds; or, where one comes that will take its place, when that is. */
function Dates({ text, coming }: Pick<LegalAnswer, 'text' | 'coming'>) {
  const { t, i18n } = useTranslation('legal');
  const versionName = useVersionName();
  const day = (date: string) => <time dateTime={date}>{dayWithYear(date, i18n.language)}</time>;
  const { version, effective } = text;
  const isComing = coming?.slug === text.slug;
  return (
    <>
      <p className="legal-facts">
        {t(isComing ? 'from' : 'since', { version: versionName(version) })} {day(effective)}
      </p>
      {coming !== null && !isComing && (
        <p>
          {t('coming.says', { version: versionName(coming.version) })} {day(coming.effective)} ·{' '}
          <Link to={textPath('legal', coming.slug)}>{t('coming.read')}</Link>
        </p>
      )}
    </>
  );
}

/** `/legal/:slug`: a text of the law, in short beside it, and who answers for it here. */
export function Page() {
  const { t } = useTranslation('legal');
  const { text, versions, coming, installation } = usePageData<LegalAnswer>();
  const { slug, title, description, sections } = text;
  const isForChildren = slug === CHILDREN;
  return (
    <article className="legal" data-children={isForChildren || undefined}>
      <LegalTabs slug={slug} />
      <header className="legal-head">
        <h1>{title}</h1>
        <p className="legal-says">{description}</p>
        <Dates text={text} coming={coming} />
      </header>
      {isForChildren ? (
        <ChildNotice sections={sections} />
      ) : (
        <div className="legal-body">
          <div className="legal-beside">
            <LegalSummary slug={slug} />
            <InstallationFacts installation={installation} />
          </div>
          <div className="legal-text">
            {slug === SCHEDULE && <RetentionSchedule />}
            <TextArticle sections={sections} contents={t('contents')} />
          </div>
        </div>
      )}
      <LegalVersions text={text} versions={versions} />
    </article>
  );
}
