import {
  type GraphQLInputType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isLeafType,
  isListType,
  isNonNullType,
  getNamedType,
} from 'graphql';

/** What the texts and numbers of a document's arguments are. */
export interface Odd {
  readonly text: string;
  readonly number: number;
}

/** A literal of an input type in which every text and number is odd. */
function literalOf(type: GraphQLInputType, odd: Odd): string {
  if (isNonNullType(type)) return literalOf(type.ofType, odd);
  if (isListType(type)) return `[${literalOf(type.ofType, odd)}]`;
  if (isEnumType(type)) return type.getValues()[0]?.name ?? 'null';
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields()).map(
      (each) => `${each.name}: ${literalOf(each.type, odd)}`,
    );
    return `{ ${fields.join(', ')} }`;
  }
  if (type.name === 'Boolean') return 'true';
  return type.name === 'Int' || type.name === 'Float' ? String(odd.number) : JSON.stringify(odd.text);
}

/** One document for each query and change that takes arguments, with all of them given and odd. */
export function documentsOfOdd(schema: GraphQLSchema, odd: Odd): string[] {
  const roots = [
    ['query', schema.getQueryType()],
    ['mutation', schema.getMutationType()],
  ] as const;
  return roots.flatMap(([kind, root]) =>
    Object.values(root?.getFields() ?? {}).flatMap(({ name, args, type }) => {
      if (args.length === 0) return [];
      const inside = isLeafType(getNamedType(type)) ? '' : '{ __typename }';
      const given = args.map((each) => `${each.name}: ${literalOf(each.type, odd)}`).join(', ');
      return [`${kind} { ${name}(${given}) ${inside} }`];
    }),
  );
}
