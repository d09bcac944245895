import type { Specimen } from '@ori/contracts/elements';
import { useTranslation } from 'react-i18next';
import { SmallTable, SpecimenPicture } from '../../../features/elements/drawings.tsx';
import { ToldClaim } from './told-claim.tsx';

/** A material: what it looks like, what it is made of, what is said of it, and how that is known. */
export function SpecimenPart({ specimen }: { readonly specimen: Specimen }) {
  const { t } = useTranslation('elements');
  const { id, name, formulas, elements, claims, how } = specimen;
  return (
    <li id={id} className="kemet-specimen">
      <div className="kemet-plate">
        <SpecimenPicture id={id} />
      </div>
      <div className="kemet-told">
        <h3>{name}</h3>
        <p className="kemet-formulas">
          <span className="sr-only">{t('specimen.formulas')} </span>
          {formulas.join(' · ')}
        </p>
        {claims.map((claim) => (
          <ToldClaim key={claim.id} claim={claim} />
        ))}
        <h4>{t('specimen.how')}</h4>
        <ToldClaim claim={how} />
      </div>
      <div className="kemet-inside">
        <SmallTable id={id} />
        <h4>{t('specimen.elements', { count: elements.length })}</h4>
        <ul>
          {elements.map((element) => (
            <li key={element.symbol}>
              <b>{element.symbol}</b> {element.name}
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
