import type { PrincipleId } from '@ori/contracts/geometry-names';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';

interface PrincipleIndexProps {
  readonly ids: readonly PrincipleId[];
  /** The small picture of a principle. */
  readonly meter: ReactNode;
  readonly figureOf: (id: PrincipleId) => ReactNode;
}

/** All principles as a wall of small drawings; each leads to its plate. */
export function PrincipleIndex({ ids, meter, figureOf }: PrincipleIndexProps) {
  const { t } = useTranslation('geometry');
  return (
    <nav aria-label={t('index')}>
      <ol className="geo-index">
        {ids.map((id) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span aria-hidden="true">{figureOf(id)}</span>
              {t(`name.${id}`)}
            </a>
          </li>
        ))}
        <li>
          <a href="#golden-meter">
            <span aria-hidden="true">{meter}</span>
            {t('meter.short')}
          </a>
        </li>
      </ol>
    </nav>
  );
}
