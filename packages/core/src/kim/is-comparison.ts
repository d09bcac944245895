import type { Relation } from '@ori/contracts/kim-names';

/** Whether a mapping compares and claims no route, and has to say so (charter, rule 6). */
export function isComparison(relation: Relation | null): boolean {
  return relation === 'analogy' || relation === 'symbolic-resonance';
}
