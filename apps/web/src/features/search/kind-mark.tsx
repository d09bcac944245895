import type { SiteKind } from '@ori/contracts/site-search-names';
import { Emblem, type EmblemShape } from '../../ui/ornament/emblem.tsx';

type Tone = 'gold' | 'nile' | 'clay' | 'lapis' | 'leaf';

const MARKS: Readonly<Record<SiteKind, readonly [EmblemShape, Tone]>> = {
  lesson: ['star', 'gold'],
  term: ['star', 'gold'],
  skill: ['star', 'gold'],
  subject: ['sun', 'gold'],
  worksheet: ['hexagon', 'leaf'],
  culture: ['sun', 'clay'],
  site: ['sun', 'clay'],
  story: ['circles', 'clay'],
  lab: ['orbit', 'nile'],
  law: ['hexagon', 'lapis'],
  article: ['wave', 'lapis'],
  help: ['circles', 'lapis'],
  page: ['circles', 'nile'],
};

/** What kind of place it is, drawn; the words beside it say so, too. */
export function KindMark({ kind, size = 30 }: { readonly kind: SiteKind; readonly size?: number }) {
  const [shape, tone] = MARKS[kind];
  return (
    <span className="kind-mark" data-tone={tone}>
      <Emblem shape={shape} size={size} />
    </span>
  );
}
