import { STATE_NAMES } from '@ori/contracts/state-names';
import type { StatePathway, StateProfile } from '@ori/contracts/states';
import type { Problem } from '../problem.ts';
import { problemsIn, type Complaint } from './complaint.ts';
import type { ContentData } from './read-data.ts';
import { unusedSources } from './source-complaints.ts';
import { STATE_FILE_NAMES, STATE_FILES } from './state-files.ts';

function repeated(field: string, ids: readonly string[]): Complaint[] {
  return ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((id) => ({ field: `${field}.${id}`, rule: 'id-repeated', message: 'two of this name' }));
}

/** Everything a pathway asks for stands on one of its rules. */
function groundComplaints({ id, rules, ...asked }: StatePathway): Complaint[] {
  const known = new Set(rules.map((rule) => rule.id));
  const standing = [...asked.time, ...asked.subjects, ...asked.duties, ...asked.keep];
  return standing
    .filter(({ rule }) => !known.has(rule))
    .map(({ rule }) => ({ field: `${id}.${rule}`, rule: 'unknown-rule', message: `no rule "${rule}"` }));
}

function idComplaints({ id, rules, subjects, duties, keep }: StatePathway): Complaint[] {
  const lists = { rules, subjects, duties, keep };
  return Object.entries(lists).flatMap(([name, list]) =>
    repeated(
      `${id}.${name}`,
      list.map((each) => each.id),
    ),
  );
}

/** A rule was looked for in sources we name, on no earlier day than these were read, and after it took effect. */
function ruleComplaints({ sources, pathways }: StateProfile): Complaint[] {
  const readOn = new Map(sources.map((source) => [source.id, source.readOn]));
  return pathways.flatMap(({ id, rules }) =>
    rules.flatMap((rule) => {
      const field = `${id}.${rule.id}`;
      const unknown = rule.sources.filter((source) => !readOn.has(source));
      const read = rule.sources.map((source) => readOn.get(source) ?? '');
      const isEarly = read.some((day) => day > rule.verifiedOn) || (rule.since ?? '') > rule.verifiedOn;
      return [
        ...unknown.map((source) => ({ field, rule: 'unknown-source', message: `no source "${source}"` })),
        ...(isEarly ? [{ field, rule: 'verified-on', message: 'verified before it could be' }] : []),
      ];
    }),
  );
}

function sourceComplaints({ sources, pathways, changes }: StateProfile): Complaint[] {
  const listed = sources.map(({ id }) => id);
  const cited = [
    ...pathways.flatMap(({ rules }) => rules.flatMap((rule) => rule.sources)),
    ...changes.map(({ source }) => source),
  ];
  return [
    ...repeated('sources', listed),
    ...unusedSources(listed, cited),
    ...changes
      .filter(({ source }) => !sources.some(({ id }) => id === source))
      .map(({ source }) => ({ field: source, rule: 'unknown-source', message: 'no such source' })),
  ];
}

function nameComplaints(profile: StateProfile, path: string): Complaint[] {
  const isNamed = path.includes(profile.code.toLowerCase()) && STATE_NAMES[profile.code] === profile.name;
  return isNamed ? [] : [{ field: 'code', rule: 'state-name', message: 'file, code and name disagree' }];
}

/** State law names its statutes and sources, and every duty, measure and subject stands on a rule. */
export function checkStates(data: ContentData): Problem[] {
  return STATE_FILE_NAMES.flatMap((name) => {
    const { path } = STATE_FILES[name];
    const profile = data[name];
    return problemsIn(path, [
      ...nameComplaints(profile, path),
      ...repeated(
        'pathways',
        profile.pathways.map(({ id }) => id),
      ),
      ...profile.pathways.flatMap((pathway) => [...groundComplaints(pathway), ...idComplaints(pathway)]),
      ...ruleComplaints(profile),
      ...sourceComplaints(profile),
    ]);
  });
}
