import type { Problem } from '../problem.ts';
import { type Complaint, problemsIn } from './complaint.ts';
import type { ContentData } from './read-data.ts';
import { sourceComplaints } from './source-complaints.ts';

/** Places of a story's next step that name a row of the data: the row must be there. */
function targetComplaints({ hiddenStories, cultures, sites }: ContentData): Complaint[] {
  const known: Readonly<Record<string, readonly string[]>> = {
    cultures: cultures.map(({ id }) => id),
    sites: sites.sites.map(({ id }) => id),
  };
  return hiddenStories.stories.flatMap(({ id, next }) => {
    const [, room = '', row = ''] = next.to.split(/[/#]/u);
    if (!known[room] || known[room].includes(row)) return [];
    return [{ field: `${id}.next`, rule: 'unknown-target', message: `nothing at ${next.to}` }];
  });
}

/** Hidden stories have an id each, cite sources that the file lists, and lead somewhere that is there. */
export function checkStories(data: ContentData): Problem[] {
  const { stories, sources } = data.hiddenStories;
  const ids = stories.map(({ id }) => id);
  const cited = stories.flatMap(({ did, told }) => [...did.sources, ...told.sources]);
  const cultures = data.cultures.map(({ id }) => id);
  return problemsIn('hidden-stories.json', [
    ...ids
      .filter((id, at) => ids.indexOf(id) !== at)
      .map((field) => ({ field, rule: 'id-repeated', message: 'this id is used twice' })),
    ...sourceComplaints(sources, cited),
    ...stories
      .filter(({ culture }) => culture !== undefined && !cultures.includes(culture))
      .map(({ id }) => ({ field: `${id}.culture`, rule: 'unknown-culture', message: 'no such culture' })),
    ...targetComplaints(data),
  ]);
}
