import { expect, it } from 'vitest';
import { type Bill, unclearLicences } from './bill-of-materials.ts';

const component = (name: string, ...ids: string[]) => ({
  'bom-ref': `${name}@1.0.0`,
  name,
  version: '1.0.0',
  licenses: ids.map((id) => ({ license: { id } })),
});

const of = (...components: Bill['components']) => unclearLicences({ bomFormat: 'CycloneDX', components });

it('lets permissive licences pass, alone, together or by choice', () => {
  const chosen = { ...component('c'), licenses: [{ expression: '(GPL-3.0 OR BSD-3-Clause)' }] };
  expect(of(component('a', 'MIT'), component('b', 'MIT', 'OFL-1.1'), chosen)).toEqual([]);
});

it('names what has no licence, or one that asks for more', () => {
  expect(of(component('a'), component('b', 'AGPL-3.0-only'), component('c', 'MIT', 'GPL-2.0'))).toEqual([
    'a@1.0.0: none',
    'b@1.0.0: AGPL-3.0-only',
    'c@1.0.0: MIT AND GPL-2.0',
  ]);
});

it('asks no licence of our own packages', () => {
  expect(of(component('@ori/core'))).toEqual([]);
});
