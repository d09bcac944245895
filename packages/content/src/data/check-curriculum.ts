import type { Problem } from '../problem.ts';
import type { Curriculum } from '../shapes/curriculum.ts';
import { problemsIn, type Complaint } from './complaint.ts';
import type { ContentData } from './read-data.ts';

/** Units have ids of their own and name existing skills and mappings; each subject and band comes once; every skill has a name in each language. */
export function checkCurriculum(data: ContentData): Problem[] {
  const known = {
    skills: new Set(data.skills.map((skill) => skill.id)),
    mappings: new Set(data.mappings.mappings.map((mapping) => mapping.id)),
  };
  const seen = new Set<string>();
  return [
    ...problemsIn('curriculum.json', [
      ...cellsTwice(data.curriculum),
      ...unitComplaints(data.curriculum, known, seen),
    ]),
    ...problemsIn('named-lessons.json', unitComplaints(data.namedLessons, known, seen)),
    ...problemsIn('translations/courses.json', unknownUnits(data, seen)),
    ...problemsIn('translations/skills.json', [
      ...unknownSkills(data, known.skills),
      ...untranslatedSkills(data),
    ]),
  ];
}

function cellsTwice(curriculum: Curriculum): Complaint[] {
  const cells = curriculum.map(({ subject, band }) => `${subject} ${band}`);
  return cells
    .filter((cell, at) => cells.indexOf(cell) !== at)
    .map((cell) => ({ field: cell, rule: 'cell-repeated', message: 'this subject and band come twice' }));
}

function unitComplaints(
  curriculum: Curriculum,
  known: { skills: ReadonlySet<string>; mappings: ReadonlySet<string> },
  seen: Set<string>,
): Complaint[] {
  return curriculum.flatMap(({ units }) =>
    units.flatMap((unit) => {
      const twice = seen.has(unit.id)
        ? [{ field: unit.id, rule: 'id-repeated', message: 'this id is used twice' }]
        : [];
      seen.add(unit.id);
      return [
        ...twice,
        ...unknownIn(unit.id, 'skills', unit.skills, known.skills),
        ...unknownIn(unit.id, 'mappings', unit.mappings, known.mappings),
      ];
    }),
  );
}

function unknownIn(
  unit: string,
  field: 'skills' | 'mappings',
  ids: readonly string[],
  known: ReadonlySet<string>,
): Complaint[] {
  const singular = field.slice(0, -1);
  return ids
    .filter((id) => !known.has(id))
    .map((id) => ({
      field: `${unit}.${field}`,
      rule: `unknown-${singular}`,
      message: `no ${singular} "${id}"`,
    }));
}

function unknownUnits(data: ContentData, units: ReadonlySet<string>): Complaint[] {
  return Object.keys(data.courseWords.units)
    .filter((id) => !units.has(id))
    .map((id) => ({ field: `units.${id}`, rule: 'unknown-unit', message: `no unit "${id}"` }));
}

function unknownSkills(data: ContentData, skills: ReadonlySet<string>): Complaint[] {
  return Object.keys(data.skillWords)
    .filter((id) => !skills.has(id))
    .map((id) => ({ field: id, rule: 'unknown-skill', message: `no skill "${id}"` }));
}

function untranslatedSkills(data: ContentData): Complaint[] {
  return data.skills
    .filter(({ id }) => !(id in data.skillWords))
    .map(({ id }) => ({
      field: id,
      rule: 'translation',
      message: 'the title of this skill needs fr and es',
    }));
}
