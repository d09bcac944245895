import fc from 'fast-check';

/** What no field expects: other kinds, huge, odd in Unicode, or close to what engines trip over. */
export const strangeValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    null,
    '',
    -1,
    1e308,
    -0,
    2 ** 53,
    [],
    {},
    [[]],
    '\u0000',
    'a\u0000b',
    '\ud800',
    '\u202e',
    'ﷺ'.repeat(50),
  ),
  fc.constantFrom(
    'x'.repeat(5_000),
    '9'.repeat(400),
    "'; drop table users; --",
    '${1+1}',
    '{{1+1}}',
    '<script>alert(1)</script>',
    '../../etc/passwd',
  ),
);

type Body = Record<string, unknown>;

/** The body with one field replaced by something strange, one taken away, or one added. */
function oneBroken(body: Body): fc.Arbitrary<Body> {
  const keys = Object.keys(body);
  const added = fc
    .record({ key: fc.string({ maxLength: 12 }), value: strangeValue })
    .map(({ key, value }) => ({ ...body, [key]: value }));
  if (keys.length === 0) return added;
  const key = fc.constantFrom(...keys);
  return fc.oneof(
    fc.tuple(key, strangeValue).map(([name, value]) => ({ ...body, [name]: value })),
    key.map((name) => Object.fromEntries(Object.entries(body).filter(([each]) => each !== name))),
    added,
  );
}

/** Keys that lead to an object's prototype cannot be written as an object here: they go in as text. */
function withPrototypeKeys(body: Body): string {
  const rest = JSON.stringify(body).slice(1, -1);
  return `{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}${rest === '' ? '' : `,${rest}`}}`;
}

/** Payloads around a valid body: as it is, with one field broken, all wrong, cut off, or with prototype keys. */
export function payloadsAround(valid: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const object = valid.map((value) => (typeof value === 'object' && value !== null ? (value as Body) : {}));
  return fc.oneof(
    { weight: 2, arbitrary: valid.map((value) => JSON.stringify(value)) },
    { weight: 4, arbitrary: object.chain(oneBroken).map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: strangeValue.map((value) => JSON.stringify(value) ?? 'undefined') },
    { weight: 1, arbitrary: object.map(withPrototypeKeys) },
    { weight: 1, arbitrary: object.map((value) => JSON.stringify(value).slice(0, -1)) },
  );
}
