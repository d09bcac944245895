import type { Skill } from '@ori/contracts/content';
import type { Problem } from '../problem.ts';

const FILE = 'skills.json';

/** Ids are unique, prerequisites exist and never lead back, depth is the longest chain of prerequisites. */
export function checkSkills(skills: readonly Skill[]): Problem[] {
  const byId = new Map(skills.map((skill) => [skill.id, skill]));
  return [...repeated(skills), ...skills.flatMap((skill) => unknown(skill, byId)), ...depths(skills, byId)];
}

function repeated(skills: readonly Skill[]): Problem[] {
  const ids = skills.map((skill) => skill.id);
  return ids
    .filter((id, at) => ids.indexOf(id) !== at)
    .map((id) => ({ file: FILE, field: id, rule: 'id-repeated', message: 'this id is used twice' }));
}

function unknown(skill: Skill, byId: ReadonlyMap<string, Skill>): Problem[] {
  return skill.prerequisites
    .filter((id) => !byId.has(id))
    .map((id) => ({
      file: FILE,
      field: `${skill.id}.prerequisites`,
      rule: 'unknown-skill',
      message: `no skill "${id}"`,
    }));
}

function depths(skills: readonly Skill[], byId: ReadonlyMap<string, Skill>): Problem[] {
  const found = new Map<string, number | 'open'>();
  const problems: Problem[] = [];
  const depthOf = (skill: Skill): number => {
    const known = found.get(skill.id);
    if (known === 'open') {
      problems.push({
        file: FILE,
        field: `${skill.id}.prerequisites`,
        rule: 'skill-cycle',
        message: 'a prerequisite leads back to this skill',
      });
      return 0;
    }
    if (known !== undefined) return known;
    found.set(skill.id, 'open');
    const before = skill.prerequisites.flatMap((id) => byId.get(id) ?? []).map(depthOf);
    const depth = before.length === 0 ? 0 : Math.max(...before) + 1;
    found.set(skill.id, depth);
    return depth;
  };
  for (const skill of skills) {
    const depth = depthOf(skill);
    if (depth !== skill.depth && !problems.some((it) => it.rule === 'skill-cycle')) {
      problems.push({
        file: FILE,
        field: `${skill.id}.depth`,
        rule: 'skill-depth',
        message: `depth is ${depth}, not ${skill.depth}`,
      });
    }
  }
  return problems;
}
