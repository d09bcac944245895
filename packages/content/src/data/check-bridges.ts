import type { Problem } from '../problem.ts';
import { problemsIn } from './complaint.ts';
import type { ContentData } from './read-data.ts';
import { sourceComplaints } from './source-complaints.ts';

/** Every mythology page tells the mappings that kim.json names for it, from sources that the file lists. */
export function checkBridges({ bridges: { bridges, sources }, kim }: ContentData): Problem[] {
  const named = Object.values(kim.mythologyPages).flat();
  const told = bridges.map(({ mapping }) => mapping);
  const cited = bridges.flatMap(({ story, science, apart }) =>
    [...story, ...science, apart].flatMap((statement) => statement.sources),
  );
  return problemsIn('bridges.json', [
    ...named
      .filter((id) => !told.includes(id))
      .map((id) => ({ field: id, rule: 'bridge-missing', message: 'kim.json names it for a page' })),
    ...told
      .filter((id) => !named.includes(id))
      .map((id) => ({ field: id, rule: 'bridge-nowhere', message: 'kim.json names it for no page' })),
    ...sourceComplaints(sources, cited),
  ]);
}
