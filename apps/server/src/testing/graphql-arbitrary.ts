import fc from 'fast-check';
import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLObjectType,
  type GraphQLSchema,
  isObjectType,
} from 'graphql';

type Text = fc.Arbitrary<string>;
type Field = GraphQLField<unknown, unknown>;
type Fill = (text: string) => string;

/** Deeper than any page asks; past it an object stands without its selection, which is wrong too. */
const LEVELS = 4;
const oftenNothing = (text: Text): Text =>
  fc.oneof({ weight: 4, arbitrary: fc.constant('') }, { weight: 1, arbitrary: text });

const strangeLiteral: Text = fc.oneof(
  fc.constantFrom(
    'null',
    '-1',
    '1e999',
    '99999999999999999999',
    'true',
    'WORD',
    '$given',
    '$missing',
    '[[]]',
  ),
  fc.constantFrom(
    '{a: {b: 1}}',
    '"\\u0000"',
    '"\\ud800"',
    '"\\u{110000}"',
    '"""block "" text"""',
    '"unfinished',
  ),
  fc.string({ unit: 'binary', maxLength: 20 }).map((text) => JSON.stringify(text)),
);

const directive: Text = fc.constantFrom(
  '@skip(if: false)',
  '@include(if: true)',
  '@include(if: $given)',
  '@include',
  '@defer',
  '@stream(initialCount: 0)',
  '@unknown(x: 1)',
);

function argumentsOf(args: readonly GraphQLArgument[], ids: readonly string[]): Text {
  if (args.length === 0) return oftenNothing(strangeLiteral.map((value) => `(extra: ${value})`));
  const valueOf = ({ type }: GraphQLArgument): Text => {
    const fitting = getNamedType(type).name === 'Int' ? ['0', '1', '7'] : ids.map((id) => JSON.stringify(id));
    const known = fc.constantFrom(...fitting);
    return fc.oneof({ weight: 3, arbitrary: known }, { weight: 1, arbitrary: strangeLiteral });
  };
  const given = fc.tuple(...args.map((arg) => valueOf(arg).map((text) => `${arg.name}: ${text}`)));
  return fc.oneof(
    { weight: 5, arbitrary: given.map((each) => `(${each.join(' ')})`) },
    { weight: 1, arbitrary: fc.constant('') },
  );
}

function fieldText(field: Field, ids: readonly string[], levels: number): Text {
  const type = getNamedType(field.type);
  const below = isObjectType(type) && levels > 0 ? selectionOf(type, ids, levels - 1) : fc.constant('');
  const alias = oftenNothing(fc.constantFrom('a: ', 'b: ', 'id: ', '__proto__: '));
  const parts = fc.tuple(alias, argumentsOf(field.args, ids), oftenNothing(directive), below);
  return parts.map(([name, args, mark, inner]) => `${name}${field.name}${args} ${mark} ${inner}`);
}

/** `{ … }` with some fields of the type, most of them as they should be. */
function selectionOf(type: GraphQLObjectType, ids: readonly string[], levels: number): Text {
  const fields = Object.values(type.getFields()) as Field[];
  const some = fc.subarray(fields, { minLength: 1, maxLength: Math.min(4, fields.length) });
  const own = some.chain((chosen) => fc.tuple(...chosen.map((field) => fieldText(field, ids, levels))));
  const extra = oftenNothing(
    fc.constantFrom('__typename', 'noSuchField', '...f', '...missing', `... on ${type.name} { __typename }`),
  );
  return fc.tuple(own, extra).map(([texts, more]) => `{ ${[...texts, more].join(' ')} }`);
}

const repeat = (times: number, text: string): string => Array.from({ length: times }, () => text).join(' ');

/** Documents made to exhaust: deep, wide, full of aliases, or unfolding through fragments. */
const bombs: Text = fc.constantFrom(
  `${'{ children '.repeat(40)}{ id }${' }'.repeat(40)}`,
  '{'.repeat(3_000),
  `{ ${Array.from({ length: 200 }, (_, n) => `a${n}: courses { id }`).join(' ')} }`,
  `{ ${repeat(2_000, 'me { id }')} }`,
  `{ me { id } ${repeat(100, '@skip(if: false)')} }`,
  '{ ...a } fragment a on Query { ...b } fragment b on Query { ...a }',
  `{ ...f9 } fragment f0 on Query { me { id } } ${Array.from({ length: 9 }, (_, n) => `fragment f${n + 1} on Query { ...f${n} ...f${n} }`).join(' ')}`,
  '{ __schema { types { fields { type { fields { type { name } } } } } } }',
  repeat(300, 'query q { me { id } }'),
);

const cutOff = fc.double({ min: 0, max: 1, noNaN: true }).map(
  (at): Fill =>
    (text) =>
      text.slice(0, Math.floor(text.length * at)),
);
const oddInside = fc.tuple(fc.nat(200), fc.string({ unit: 'binary', maxLength: 3 })).map(
  ([at, odd]): Fill =>
    (text) =>
      text.slice(0, at) + odd + text.slice(at),
);
const breaks: fc.Arbitrary<Fill> = fc.oneof(
  { weight: 6, arbitrary: fc.constant<Fill>((text) => text) },
  { weight: 1, arbitrary: cutOff },
  { weight: 1, arbitrary: oddInside },
  { weight: 1, arbitrary: fc.constant<Fill>((text) => `${text} ${text}`) },
);

/**
 * Documents around a schema: queries that fit it, and such as are broken, too deep, too wide, full of
 * aliases, fragments and directives, or cut off. `kinds` are the operations tried.
 */
export function documentsFor(
  schema: GraphQLSchema,
  ids: readonly string[],
  kinds: readonly ('query' | 'subscription' | 'mutation')[],
): Text {
  const roots = {
    query: schema.getQueryType(),
    subscription: schema.getSubscriptionType(),
    mutation: schema.getMutationType(),
  };
  const fragment = fc.constantFrom(
    '',
    '',
    'fragment f on Query { me { id } }',
    'fragment f on Nothing { x }',
  );
  const head = fc.constantFrom(
    '',
    'q',
    'q($given: Boolean = true)',
    'q($given: String!)',
    '($given: [Nothing!]!)',
  );
  const whole = fc.constantFrom(...kinds).chain((kind) => {
    const root = roots[kind];
    const body = root ? selectionOf(root, ids, LEVELS) : fc.constant('{ x }');
    return fc.tuple(head, body, fragment).map(([name, text, more]) => `${kind} ${name} ${text} ${more}`);
  });
  const intact = fc.tuple(whole, breaks).map(([text, change]) => change(text));
  return fc.oneof({ weight: 6, arbitrary: intact }, { weight: 1, arbitrary: bombs });
}
