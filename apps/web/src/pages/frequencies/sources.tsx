import type { Source } from '@ori/contracts/content';
import { useTranslation } from 'react-i18next';
import { SourceList } from '../../features/heritage/source-list.tsx';

/** Where a claim comes from, behind a press. */
export function Sources({ sources }: { readonly sources: readonly Source[] }) {
  const { t } = useTranslation('lesson');
  return (
    <details className="sound-sources">
      <summary>{t('sources.title')}</summary>
      <SourceList sources={sources} lang="en" />
    </details>
  );
}
