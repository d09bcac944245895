import type { CultureAnswer } from '@ori/contracts/heritage';
import { useTranslation } from 'react-i18next';
import { CultureView } from '../../features/heritage/cultures/culture-view.tsx';
import { WorldMap } from '../../features/sky/world-map.tsx';
import { usePageData } from '../../lib/page-data.ts';

export const dataPath = ({ id }: Readonly<Record<string, string | undefined>>): string =>
  `/api/heritage/cultures/${encodeURIComponent(id ?? '')}`;

/** The culture's own name and why lessons draw on it, for the head of the document. */
export function describe(data: unknown): { readonly title: string; readonly description: string } {
  const { culture } = data as CultureAnswer;
  return { title: culture.name, description: culture.why };
}

/** `/cultures/:id`: one culture with its ideas, places and lessons. */
export function Page() {
  const { t } = useTranslation('heritage');
  const answer = usePageData<CultureAnswer>();
  const { sites, culture } = answer;
  const label = t('cultures.placesMap', { count: sites.length, culture: culture.name });
  return (
    <CultureView
      answer={answer}
      map={<WorldMap points={sites} label={label} centred={t('cultures.mapCentred')} />}
    />
  );
}
