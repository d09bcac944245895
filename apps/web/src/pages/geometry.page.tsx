import { type PrincipleId, principleOf } from '@ori/contracts/geometry-names';
import type { GeometryAnswer } from '@ori/contracts/geometry-page';
import type { ComponentType } from 'react';
import { GeometryHero } from '../features/geometry/geometry-hero.tsx';
import { PrincipleIndex } from '../features/geometry/principle-index.tsx';
import { laterPart } from '../lib/later-part.tsx';
import { usePageData } from '../lib/page-data.ts';
import { SmallFigure, SmallMeter } from './geometry/plate-figure.tsx';
import type { PlatesProps } from './geometry/plates.tsx';
// The part below is in the first document, so its sheets must be, too.
import '@ori/labs/labs.css';
import '../features/geometry/geometry.css';
import '../features/labs/lab-stage.css';
import '../features/heritage/how-sure.css';

const loadPlates = async (): Promise<ComponentType<PlatesProps>> =>
  (await import('./geometry/plates.tsx')).Plates;

const Below = laterPart(
  'plates',
  loadPlates,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await loadPlates() : null,
);

/** The principles with all that is told of them, and the activities. */
export const dataPath = (): string => '/api/heritage/geometry';
export const failed = 'geometry:failed';

const smallFigure = (id: PrincipleId) => <SmallFigure id={id} />;

/** `/geometry`: fifteen principles, each drawn, built and proved. */
export function Page() {
  const answer = usePageData<GeometryAnswer>();
  const ids = answer.principles.flatMap(({ id }) => principleOf(id) ?? []);
  return (
    <div className="geo-page">
      <GeometryHero>
        <PrincipleIndex ids={ids} meter={<SmallMeter />} figureOf={smallFigure} />
      </GeometryHero>
      <Below answer={answer} />
    </div>
  );
}
