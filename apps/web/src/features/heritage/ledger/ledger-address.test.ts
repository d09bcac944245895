import { expect, it } from 'vitest';
import { askedIn, ledgerAddress, ledgerDataPath } from './ledger-address.ts';

const params = (text: string) => new URLSearchParams(text);

it('asks only for what is said, and takes no page that cannot be', () => {
  expect(ledgerDataPath(params('label=record&culture=&search=%20pi%20&offset=24&other=1'))).toBe(
    '/api/heritage/methodology?search=pi&label=record&offset=24',
  );
  for (const offset of ['-24', '1e9', 'x', '1.5'])
    expect(ledgerDataPath(params(`offset=${offset}`))).toBe('/api/heritage/methodology');
});

it('leads to a page that asks for the same again, in the language it is read in', () => {
  const asked = { ...askedIn(params('label=debate&culture=maya')), offset: 24 };
  expect(ledgerAddress(asked, 'fr')).toBe('/methodology?label=debate&culture=maya&offset=24&lng=fr#ledger');
  expect(ledgerAddress({ claim: 'tone.528' }, null)).toBe('/methodology?claim=tone.528#claim');
});
