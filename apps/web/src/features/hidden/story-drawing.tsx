import { type Drawing, HEIGHT, WIDTH } from './drawing.ts';
import { NEW } from './drawings-new.ts';
import { OLD } from './drawings-old.ts';

const DRAWN = { ...OLD, ...NEW };
const made = new Map<string, Drawing | null>();

/** What a story's panel shows; null for a story that has no drawing. */
export function drawingOf(story: string): Drawing | null {
  const drawing = made.get(story) ?? DRAWN[story]?.() ?? null;
  made.set(story, drawing);
  return drawing;
}

/** The picture of a story, drawn from numbers: its light comes on with the story. The words tell all of it. */
export function StoryDrawing({ story }: { readonly story: string }) {
  const drawing = drawingOf(story);
  if (!drawing) return null;
  return (
    <svg className="hs-drawing" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <path className="hs-lines" d={drawing.lines} />
      <path className="hs-lit" d={drawing.lit} />
      {drawing.solid && <path className="hs-solid" d={drawing.solid} />}
    </svg>
  );
}
