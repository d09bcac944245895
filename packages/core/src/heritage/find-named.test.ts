import { expect, it } from 'vitest';
import { findNamed } from './find-named.ts';

const sites = [
  { id: 'chichen', name: 'El Castillo, Chichén Itzá', location: 'Yucatán, Mexico' },
  { id: 'uxmal', name: 'House of the Governor, Uxmal', location: 'Yucatán, Mexico' },
  { id: 'mnajdra', name: 'Mnajdra South Temple (and Ħal Saflieni)', location: 'Malta' },
  { id: 'gobekli', name: 'Göbekli Tepe', location: 'Şanlıurfa, Türkiye' },
  { id: 'taputapuatea', name: 'Taputapuātea marae, Raʻiatea', location: 'French Polynesia' },
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

it('finds a name in its own spelling and as plain keys write it', () => {
  const spellings = {
    chichen: ['Chichén Itzá', 'Chichen Itza', 'Chichen-Itza'],
    mnajdra: ['Ħal Saflieni', 'Hal Saflieni'],
    gobekli: ['Göbekli Tepe', 'Gobekli Tepe', 'Sanliurfa', 'Şanlıurfa'],
    taputapuatea: ['Taputapuātea', 'Taputapuatea', 'Raʻiatea', "Ra'iatea", 'Raiatea'],
  };
  for (const [id, names] of Object.entries(spellings)) expect(names.map(found)).toEqual(names.map(() => id));
});
