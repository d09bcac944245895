import type { Specimen } from '@ori/contracts/elements';
import { useTranslation } from 'react-i18next';
import { SpecimenPicture } from './drawings.tsx';

/** All specimens in one tray, each a link to its place on the page. */
export function Tray({ specimens }: { readonly specimens: readonly Specimen[] }) {
  const { t } = useTranslation('elements');
  return (
    <nav aria-label={t('tray.label')} className="kemet-tray">
      <ul>
        {specimens.map(({ id, name }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <SpecimenPicture id={id} />
              <span>{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
