import {
  Kind,
  type FieldNode,
  type FragmentDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
} from 'graphql';

/** How heavy a piece of a query is, with its fragments written out. */
export interface Measure {
  readonly depth: number;
  readonly aliases: number;
  readonly directives: number;
  readonly cost: number;
}

/** What a field without selection costs, one with, and by how much each level below weighs more. */
const LEAF_COST = 1;
const OBJECT_COST = 2;
const DEPTH_FACTOR = 1.5;

const NOTHING: Measure = { depth: 0, aliases: 0, directives: 0, cost: 0 };

function side(one: Measure, other: Measure): Measure {
  return {
    depth: Math.max(one.depth, other.depth),
    aliases: one.aliases + other.aliases,
    directives: one.directives + other.directives,
    cost: one.cost + other.cost,
  };
}

/**
 * Measures selections. A fragment is measured once and counted wherever it is spread, so that a
 * short document cannot unfold into a huge one unseen; one that spreads itself counts as nothing
 * here, since GraphQL's own rules refuse it. Introspection is not measured: it is on or off.
 */
export function createMeasure(fragments: ReadonlyMap<string, FragmentDefinitionNode>) {
  const measured = new Map<string, Measure>();

  function ofFragment(name: string): Measure {
    const known = measured.get(name);
    if (known !== undefined) return known;
    const fragment = fragments.get(name);
    if (fragment === undefined) return NOTHING;
    measured.set(name, NOTHING);
    const measure = withDirectives(fragment.directives, ofSet(fragment.selectionSet));
    measured.set(name, measure);
    return measure;
  }

  function ofField({ name, alias, selectionSet }: FieldNode): Measure {
    if (name.value.startsWith('__')) return NOTHING;
    const below = selectionSet === undefined ? NOTHING : ofSet(selectionSet);
    return {
      depth: 1 + below.depth,
      aliases: below.aliases + (alias === undefined ? 0 : 1),
      directives: below.directives,
      cost: selectionSet === undefined ? LEAF_COST : OBJECT_COST + DEPTH_FACTOR * below.cost,
    };
  }

  function ofNode(node: SelectionNode): Measure {
    if (node.kind === Kind.FRAGMENT_SPREAD) return ofFragment(node.name.value);
    return node.kind === Kind.INLINE_FRAGMENT ? ofSet(node.selectionSet) : ofField(node);
  }

  function ofSet(set: SelectionSetNode): Measure {
    return set.selections.map((node) => withDirectives(node.directives, ofNode(node))).reduce(side, NOTHING);
  }

  return ofSet;
}

function withDirectives(directives: readonly unknown[] | undefined, measure: Measure): Measure {
  return { ...measure, directives: measure.directives + (directives?.length ?? 0) };
}
