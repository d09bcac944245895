import type { HiddenAnswer } from '@ori/contracts/hidden-stories';
import type { ComponentType } from 'react';
import { HiddenHero } from '../features/hidden/hidden-hero.tsx';
import { laterPart } from '../lib/later-part.tsx';
import { usePageData } from '../lib/page-data.ts';
import type { WallProps } from './hidden/wall.tsx';
// The wall is in the first document, so its sheet must be, too.
import '../features/hidden/hidden.css';
import '../features/hidden/story.css';
import '../features/heritage/how-sure.css';

const loadWall = async (): Promise<ComponentType<WallProps>> => (await import('./hidden/wall.tsx')).Wall;

const Below = laterPart(
  'hidden-wall',
  loadWall,
  import.meta.env.SSR || import.meta.env.MODE === 'test' ? await loadWall() : null,
);

export const dataPath = (): string => '/api/heritage/hidden';

/** `/hidden`: people and inventions left out of textbooks, each with what it rests on. */
export function Page() {
  const answer = usePageData<HiddenAnswer>();
  return (
    <div className="hs-all page">
      <HiddenHero count={answer.stories.length} />
      <Below answer={answer} />
    </div>
  );
}
