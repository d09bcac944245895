import { expect, it } from 'vitest';
import { findNamed } from './find-named.ts';

const sites = [
  { id: 'chichen', name: 'El Castillo, Chichén Itzá', location: 'Yucatán, Mexico' },
  { id: 'uxmal', name: 'House of the Governor, Uxmal', location: 'Yucatán, Mexico' },
];
const found = (name: string) => findNamed(sites, name)?.id ?? null;

it('finds by id, name or part of it, without accents', () => {
  expect(['chichen', 'el castillo, chichen itza', 'Chichen Itza', 'UXMAL'].map(found)).toEqual([
    'chichen',
    'chichen',
    'chichen',
    'uxmal',
  ]);
});

it('finds nothing for a name that fits two, none, or is no name', () => {
  expect(['Yucatan', 'Atlantis', '', ' -- '].map(found)).toEqual([null, null, null, null]);
});
