import type { SacredSite } from '@ori/contracts/heritage';
import { expect, it } from 'vitest';
import { furtherStudies, sourcesOf } from './sources-of.ts';

const survey = { id: 'SCH10', text: 'Schmidt, K., Göbekli Tepe, 2010' };
const list = { id: 'WH1572', text: 'UNESCO World Heritage List 1572, 2018' };
const stated = (...sources: (typeof survey)[]) => ({ claimId: 'site', label: 'record' as const, sources });

it('names every source of a place once, as it is first cited', () => {
  const feature = { type: 'pillars', measurements: '', significance: null, mathematicalProperty: null };
  const site: Pick<SacredSite, 'built' | 'geometricFeatures' | 'astronomicalAlignments' | 'acoustics'> = {
    built: { text: '', ...stated({ id: 'site.gobekli.place', text: 'the place itself' }, survey) },
    geometricFeatures: [{ ...feature, ...stated(survey, list) }],
    astronomicalAlignments: [],
    acoustics: null,
  };
  expect(sourcesOf(site).map(({ id }) => id)).toEqual(['SCH10', 'WH1572']);
});

it('leaves out of the further studies what is cited in full', () => {
  expect(furtherStudies('Schmidt 2010; Peters & Schmidt 2004; UNESCO 2018', [survey, list])).toBe(
    'Peters & Schmidt 2004',
  );
  expect(furtherStudies('', [survey])).toBe('');
});
