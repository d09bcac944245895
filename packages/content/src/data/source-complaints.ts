import type { Complaint } from './complaint.ts';

/** Sources that a file lists and nothing in it cites. */
export function unusedSources(listed: readonly string[], cited: readonly string[]): Complaint[] {
  const used = new Set(cited);
  return listed
    .filter((id) => !used.has(id))
    .map((field) => ({ field, rule: 'source-unused', message: 'nothing cites this source' }));
}

/** Every source that is cited is listed, and the other way round. */
export function sourceComplaints(sources: Readonly<Record<string, unknown>>, cited: readonly string[]): Complaint[] {
  return [
    ...cited
      .filter((id) => !(id in sources))
      .map((id) => ({ field: 'sources', rule: 'unknown-source', message: `no source "${id}"` })),
    ...unusedSources(Object.keys(sources), cited),
  ];
}
