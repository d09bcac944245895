import { SOURCES_NEEDED } from '@ori/contracts/content';
import type { Problem } from '../problem.ts';
import type { Mapping } from '../shapes/mappings.ts';
import { problemsIn, type Complaint } from './complaint.ts';
import type { ContentData } from './read-data.ts';

/** Cultures and sources exist, a direct transmission names its channel, patterns and pages name existing mappings. */
export function checkMappings(data: ContentData): Problem[] {
  return [
    ...problemsIn(
      'mappings.json',
      data.mappings.mappings.flatMap((mapping) => mappingComplaints(mapping, data)),
    ),
    ...problemsIn('primary-sources.json', unknownPrimary(data)),
    ...problemsIn('kim.json', kimComplaints(data)),
    ...problemsIn('translations/mappings.json', unknownMappings(Object.keys(data.mappingWords), data)),
    ...problemsIn('child-mappings.json', unknownMappings(Object.keys(data.childMappings), data)),
    ...problemsIn('extracts.json', unknownMappings(Object.keys(data.extracts), data)),
  ];
}

function mappingComplaints(mapping: Mapping, data: ContentData): Complaint[] {
  const complaints: Complaint[] = [];
  const complain = (field: string, rule: string, message: string) =>
    complaints.push({ field: `${mapping.id}.${field}`, rule, message });
  if (data.mappings.mappings.filter((other) => other.id === mapping.id).length > 1)
    complain('id', 'id-repeated', 'this id is used twice');
  if (!data.cultures.some((culture) => culture.id === mapping.culture))
    complain('culture', 'unknown-culture', `no culture "${mapping.culture}"`);
  for (const id of mapping.sources)
    if (!(id in data.mappings.bibliography)) complain('sources', 'unknown-source', `no source "${id}"`);
  if ((mapping.relation === 'direct-transmission') !== (mapping.channel !== undefined))
    complain('channel', 'channel', 'a direct transmission, and only one, names its channel');
  // The object named in `primary` counts as a source of the mapping.
  if (mapping.sources.length + 1 < SOURCES_NEEDED[mapping.evidence])
    complain('sources', 'too-few-sources', `"${mapping.evidence}" needs ${SOURCES_NEEDED[mapping.evidence]}`);
  if (JSON.stringify(mapping).includes('(?)') && !mapping.needsReview)
    complain('needsReview', 'doubt', 'what is marked (?) needs a reviewer');
  return complaints;
}

function unknownPrimary(data: ContentData): Complaint[] {
  return data.primarySources
    .filter((id) => !(id in data.mappings.bibliography))
    .map((id) => ({ field: id, rule: 'unknown-source', message: `no source "${id}" in the bibliography` }));
}

function kimComplaints(data: ContentData): Complaint[] {
  const byId = new Map(data.mappings.mappings.map((mapping) => [mapping.id, mapping]));
  const named = [
    ...data.kim.patterns.map(({ id, mappings }) => ({ field: `patterns.${id}.mappings`, mappings })),
    ...Object.entries(data.kim.mythologyPages).map(([page, mappings]) => ({
      field: `mythologyPages.${page}`,
      mappings,
    })),
  ];
  const unknown = named.flatMap(({ field, mappings }) =>
    mappings
      .filter((id) => !byId.has(id))
      .map((id) => ({ field, rule: 'unknown-mapping', message: `no mapping "${id}"` })),
  );
  const cultures = data.kim.patterns.flatMap((pattern) => {
    const meant = [...new Set(pattern.mappings.flatMap((id) => byId.get(id)?.culture ?? []))]
      .toSorted()
      .join(', ');
    return meant === [...pattern.cultures].toSorted().join(', ')
      ? []
      : [
          {
            field: `patterns.${pattern.id}.cultures`,
            rule: 'pattern-cultures',
            message: `its mappings belong to ${meant}`,
          },
        ];
  });
  return [...unknown, ...cultures];
}

function unknownMappings(ids: readonly string[], data: ContentData): Complaint[] {
  const known = new Set(data.mappings.mappings.map((mapping) => mapping.id));
  return ids
    .filter((id) => !known.has(id))
    .map((id) => ({ field: id, rule: 'unknown-mapping', message: `no mapping "${id}"` }));
}
