import type { Specimen } from '@ori/contracts/elements';
import { ALL_PLACES, PLACES_BOX, placePath } from '@ori/core/elements/drawn-places';
import { DRAWINGS } from './specimens/drawings.ts';

export type Drawn = Pick<Specimen, 'id' | 'elements'>;

/** The drawings of the page, once: every specimen, and where its elements stand in the table. */
export function SpecimenSheet({ specimens }: { readonly specimens: readonly Drawn[] }) {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      <symbol id="pt-places" viewBox={PLACES_BOX}>
        <path d={ALL_PLACES} />
      </symbol>
      {specimens.map(({ id, elements }) => {
        const Drawing = DRAWINGS[id];
        return (
          <g key={id}>
            <symbol id={`sp-${id}`} viewBox="0 0 160 120">
              {Drawing && <Drawing />}
            </symbol>
            <symbol id={`pt-${id}`} viewBox={PLACES_BOX}>
              <path d={elements.map(({ symbol }) => placePath(symbol)).join('')} />
            </symbol>
          </g>
        );
      })}
    </svg>
  );
}
