import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyDatabase } from '../testing/database.ts';
import { askedTogether } from './asked-together.ts';
import type { Database } from './database.ts';

interface Pet {
  readonly name: string;
  readonly bornAt: Date;
}
interface Household {
  readonly family: string;
  readonly names: readonly string[];
}

let database: Database;
let ask: (household: Household) => Promise<Pet[]>;

const FAMILIES = ['a', 'b', 'c'];
const NAMES = ['Ubu', 'Ada', 'Moa', 'Kit'];
const BORN_AT = new Date('2026-02-03T04:05:06.789Z');
const MAX_ITEMS = 5;

beforeAll(async () => {
  database = await openEmptyDatabase();
  await database.pool.query('create table pets (family text, name text, born_at timestamptz)');
  for (const family of FAMILIES) {
    const values = [NAMES.map((name) => `${family} ${name}`), family, BORN_AT];
    await database.pool.query('insert into pets select $2, unnest($1::text[]), $3', values);
  }
  ask = askedTogether<Household, Pet>(database, {
    name: 'pets',
    maxItems: MAX_ITEMS,
    asked: { family: 'text', names: 'text[]' },
    select: `select name, born_at as "bornAt" from pets
      where family = asked.family and name = any(asked.names)
      order by name`,
  });
});
afterAll(() => database.close());

it('gives everybody the rows of their own values, in the order asked for, whoever asks beside them', async () => {
  const household = fc.record({
    family: fc.constantFrom(...FAMILIES, 'nobody'),
    names: fc.subarray(NAMES).map((names) => [...names, 'x']),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(household, { maxLength: 3 * MAX_ITEMS }), async (households) => {
      const asked = households.map(({ family, names }) => ({
        family,
        names: names.map((name) => `${family} ${name}`),
      }));
      const answers = await Promise.all(asked.map((each) => ask(each)));
      expect(answers).toEqual(
        asked.map(({ family, names }) =>
          FAMILIES.includes(family)
            ? names
                .filter((name) => !name.endsWith(' x'))
                .toSorted()
                .map((name) => ({ name, bornAt: BORN_AT }))
            : [],
        ),
      );
    }),
    { numRuns: 60 },
  );
});

it('tells only the one whose values the database refuses, and answers everybody else', async () => {
  const nth = askedTogether<{ share: number }, { piece: number }>(database, {
    name: 'pieces',
    maxItems: MAX_ITEMS,
    asked: { share: 'int' },
    select: 'select 12 / asked.share as piece',
  });
  const [half, none, third] = await Promise.allSettled([2, 0, 3].map((share) => nth({ share })));
  expect(half).toMatchObject({ value: [{ piece: 6 }] });
  expect(none).toMatchObject({ reason: { message: 'division by zero' } });
  expect(third).toMatchObject({ value: [{ piece: 4 }] });
});
