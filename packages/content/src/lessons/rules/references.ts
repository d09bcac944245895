import { INTERACTIVES, isInteractive } from '@ori/contracts/interactives';
import type { Complaint } from '../../data/complaint.ts';
import type { LessonRule } from './rule.ts';

/** Skills, mappings and interactive figures that a lesson names exist, and its mappings are told in its language. */
export const referencesRule: LessonRule = ({ front, place }, data) => [
  ...unknownSkills('skills', front.skills, data.skills),
  ...unknownSkills('prerequisites', front.prerequisites, data.skills),
  ...unknownSkills(
    'practice',
    front.practice.map((part) => part.skill),
    data.skills,
  ),
  ...front.kimMappings.flatMap((id) => mappingComplaints(id, data, place.locale)),
  ...(front.band === 'K-2' ? front.kimMappings.flatMap((id) => childComplaints(id, data)) : []),
  ...front.interactives.flatMap(interactiveComplaints),
];

function unknownSkills(
  field: string,
  ids: readonly string[],
  skills: readonly { id: string }[],
): Complaint[] {
  return ids
    .filter((id) => !skills.some((skill) => skill.id === id))
    .map((id) => ({ field, rule: 'unknown-skill', message: `no skill "${id}"` }));
}

function mappingComplaints(id: string, data: Parameters<LessonRule>[1], locale: string): Complaint[] {
  const mapping = data.mappings.mappings.find((it) => it.id === id);
  const field = 'kimMappings';
  if (!mapping) return [{ field, rule: 'unknown-mapping', message: `no mapping "${id}"` }];
  if (mapping.needsReview)
    return [{ field, rule: 'mapping-unreviewed', message: `"${id}" still needs a reviewer` }];
  if (locale !== 'en' && !(id in data.mappingWords))
    return [{ field, rule: 'translation', message: `translations/mappings.json needs "${id}"` }];
  return [];
}

/** Those who cannot read yet are told a mapping in words of their own. */
function childComplaints(id: string, data: Parameters<LessonRule>[1]): Complaint[] {
  const message = `child-mappings.json needs "${id}"`;
  return id in data.childMappings ? [] : [{ field: 'kimMappings', rule: 'child-words', message }];
}

function interactiveComplaints(
  interactive: { component: string; props: Record<string, unknown> },
  at: number,
): Complaint[] {
  const field = `interactives.${at}`;
  if (!isInteractive(interactive.component))
    return [
      {
        field: `${field}.component`,
        rule: 'unknown-interactive',
        message: `no interactive "${interactive.component}"`,
      },
    ];
  const parsed = INTERACTIVES[interactive.component].safeParse(interactive.props);
  if (parsed.success) return [];
  return parsed.error.issues.map((issue) => ({
    field: [field, 'props', ...issue.path].join('.'),
    rule: 'interactive-props',
    message: issue.message,
  }));
}
