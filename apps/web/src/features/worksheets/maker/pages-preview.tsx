import type { SheetPages } from '@ori/contracts/worksheets';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The pages as they will be printed, each on its own. */
export function PagesPreview({ pages: { svg, pages, width, height } }: { readonly pages: SheetPages }) {
  const { t } = useTranslation('worksheets');
  const address = useMemo(() => `data:image/svg+xml,${encodeURIComponent(svg)}`, [svg]);
  return (
    <ol className="sheet-pages" aria-label={t('maker.pages', { count: pages })}>
      {Array.from({ length: pages }, (_, at) => (
        <li key={at}>
          <svg
            viewBox={`0 ${at * height} ${width} ${height}`}
            role="img"
            aria-label={t('maker.page', { number: at + 1, count: pages })}
          >
            <image href={address} width={width} height={height * pages} />
          </svg>
        </li>
      ))}
    </ol>
  );
}
