import type { LearningPathAnswer } from '@ori/contracts/learning-path';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import type { PageWords } from '../../app/route-rows.ts';
import { WayForm } from '../../features/demo-paths/way-form.tsx';
import type { WaysProps } from '../../features/demo-paths/ways.tsx';
import { laterPart } from '../../lib/later-part.tsx';
import { usePageData } from '../../lib/page-data.ts';
// The ways are in the first document, so their sheet must be, too.
import '../../features/demo-paths/paths.css';

const loadWays = async (): Promise<ComponentType<WaysProps>> =>
  (await import('../../features/demo-paths/ways.tsx')).Ways;

const Below = laterPart(
  'ways',
  loadWays,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await loadWays() : null,
);

/** The goal and the age that an address names. */
export function dataPath(_params: unknown, search: URLSearchParams): string {
  const asked = ['goal', 'age'].flatMap((name) => {
    const value = search.get(name);
    return value ? [[name, value]] : [];
  });
  const query = new URLSearchParams(asked).toString();
  return `/api/curriculum/paths${query === '' ? '' : `?${query}`}`;
}

/** A way that was chosen gives the page its name. */
export function describe(data: unknown, t: TFunction): PageWords {
  const { chosen, paths } = data as LearningPathAnswer;
  const [path] = paths;
  const title =
    chosen && path
      ? t('demo:paths.title', { goal: path.goal.title, age: path.ageTitle })
      : t('demo:paths.page.title');
  return { title, description: t('demo:paths.page.description') };
}

/** `/demo/learning-paths`: the real way to a skill, through everything it stands on. */
export function Page() {
  const { t } = useTranslation('demo');
  const answer = usePageData<LearningPathAnswer>();
  return (
    <div className="lp page">
      <div className="lp-top">
        <header className="lp-hero">
          <p className="eyebrow">{t('paths.hero.eyebrow')}</p>
          <h1>{t('paths.hero.title')}</h1>
          <p className="text-xl text-mute">{t('paths.hero.lead')}</p>
        </header>
        <WayForm answer={answer} />
      </div>
      <Below answer={answer} />
    </div>
  );
}
