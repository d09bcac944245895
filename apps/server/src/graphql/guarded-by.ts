import type { Operation } from '@ori/core/access/operations';

/**
 * Names the access-table entry of a root field: `extensions: guardedBy('families.children')`.
 * The schema does not build while a root field has none.
 */
export function guardedBy(operation: Operation): { readonly operation: Operation } {
  return { operation };
}
