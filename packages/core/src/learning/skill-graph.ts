import type { Band, Subject } from '@ori/contracts/content';

/** A skill as the graph knows it; `prerequisites` lead into it, some from other subjects. */
export interface SkillNode {
  readonly id: string;
  readonly subject: Subject;
  readonly band: Band;
  readonly depth: number;
  readonly prerequisites: readonly string[];
}

/** The skill graph with both directions of its edges at hand. */
export interface SkillGraph {
  readonly nodes: ReadonlyMap<string, SkillNode>;
  /** Skills that need this one directly. */
  opens(id: string): readonly string[];
  /** Everything below a skill, with its distance in edges. */
  below(id: string): ReadonlyMap<string, number>;
  /** Everything above a skill, with its distance in edges. */
  above(id: string): ReadonlyMap<string, number>;
}

function reach(start: string, nextOf: (id: string) => readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  let edge = [start];
  for (let distance = 1; edge.length > 0; distance++) {
    const next = edge.flatMap((id) => nextOf(id)).filter((id) => id !== start && !found.has(id));
    for (const id of next) found.set(id, distance);
    edge = [...new Set(next)];
  }
  return found;
}

function remember<Value>(make: (id: string) => Value): (id: string) => Value {
  const made = new Map<string, Value>();
  return (id) => {
    const known = made.get(id);
    if (known !== undefined) return known;
    const value = make(id);
    made.set(id, value);
    return value;
  };
}

/** Builds the graph once; prerequisites that are no skill of it are left out. */
export function skillGraph(skills: readonly SkillNode[]): SkillGraph {
  const nodes = new Map(skills.map((skill) => [skill.id, skill]));
  const opened = new Map<string, string[]>();
  for (const { id, prerequisites } of skills) {
    for (const needed of prerequisites) opened.set(needed, [...(opened.get(needed) ?? []), id]);
  }
  const opens = (id: string) => opened.get(id) ?? [];
  const needs = (id: string) => (nodes.get(id)?.prerequisites ?? []).filter((needed) => nodes.has(needed));
  return {
    nodes,
    opens,
    below: remember((id) => reach(id, needs)),
    above: remember((id) => reach(id, opens)),
  };
}
