import { beforeAll, describe, expect, it } from 'vitest';
import { shippedData, type Writable } from '../testing/real-content.ts';
import { checkData } from './check-data.ts';
import type { ContentData } from './read-data.ts';

let shipped: ContentData;
beforeAll(async () => {
  shipped = await shippedData();
});

/** Rules and fields that a change to the shipped data breaks. */
function broken(change: (data: Writable<ContentData>) => void): string[] {
  const copy = structuredClone(shipped) as Writable<ContentData>;
  change(copy);
  return checkData(copy as ContentData).map(({ file, field, rule }) => `${file} ${field} ${rule}`);
}

function first<Item>(items: readonly Item[]): Item {
  const [item] = items;
  if (item === undefined) throw new Error('nothing there');
  return item;
}

function firstUnit(data: Writable<ContentData>) {
  return first(first(data.curriculum).units);
}

describe('the data files', () => {
  it('ship without a broken reference', () => {
    expect(checkData(shipped)).toEqual([]);
  });

  it('refuse a skill that names an unknown prerequisite', () => {
    const found = broken((data) => first(data.skills).prerequisites.push('ma-nothing'));
    expect(found).toEqual(['skills.json ma-count20.prerequisites unknown-skill']);
  });

  it('refuse prerequisites that lead back to the skill itself', () => {
    const found = broken((data) => {
      const halves = data.skills.find(({ id }) => id === 'ma-halves');
      data.skills.find(({ id }) => id === 'ma-shapes')?.prerequisites.push(halves?.id ?? '');
    });
    expect(found).toContainEqual(
      expect.stringMatching(/^skills\.json ma-(shapes|halves)\.prerequisites skill-cycle$/),
    );
  });

  it('refuse a depth that is not the longest chain of prerequisites', () => {
    const found = broken((data) => (first(data.skills).depth = 7));
    expect(found).toEqual(['skills.json ma-count20.depth skill-depth']);
  });

  it('refuse two skills of one id', () => {
    expect(broken((data) => data.skills.push(first(data.skills)))).toContain(
      'skills.json ma-count20 id-repeated',
    );
  });

  it('refuse a mapping of an unknown culture', () => {
    const found = broken((data) => (first(data.mappings.mappings).culture = 'atlantis'));
    expect(found).toContain('mappings.json kem-doubling.culture unknown-culture');
  });

  it('refuse a mapping of an unknown source', () => {
    const found = broken((data) => first(data.mappings.mappings).sources.push('NOBODY'));
    expect(found).toEqual(['mappings.json kem-doubling.sources unknown-source']);
  });

  it('refuse a direct transmission without its channel, and a channel without one', () => {
    const found = broken((data) => {
      const [doubling] = data.mappings.mappings;
      if (doubling) doubling.relation = 'direct-transmission';
    });
    expect(found).toEqual(['mappings.json kem-doubling.channel channel']);
    expect(broken((data) => (first(data.mappings.mappings).channel = 'trade'))).toEqual([
      'mappings.json kem-doubling.channel channel',
    ]);
  });

  it('refuse a mapping with fewer sources than its label needs', () => {
    const found = broken((data) => (first(data.mappings.mappings).sources = []));
    expect(found).toEqual(['mappings.json kem-doubling.sources too-few-sources']);
  });

  it('refuse a doubtful mapping that asks for no review', () => {
    const found = broken((data) => (first(data.mappings.mappings).date = 'c.1850 BCE (?)'));
    expect(found).toEqual(['mappings.json kem-doubling.needsReview doubt']);
  });

  it('refuse a pattern or page of unknown mappings, and a pattern of other cultures than its mappings', () => {
    expect(broken((data) => data.kim.mythologyPages.quantum.push('sym-nothing'))).toEqual([
      'kim.json mythologyPages.quantum unknown-mapping',
      'bridges.json sym-nothing bridge-missing',
    ]);
    expect(broken((data) => first(data.kim.patterns).cultures.push('kemet'))).toEqual([
      'kim.json patterns.rightTriangle.cultures pattern-cultures',
    ]);
  });

  it('refuse a unit of unknown skills or mappings', () => {
    expect(broken((data) => firstUnit(data).skills.push('ma-nothing'))).toEqual([
      'curriculum.json math-k-2-1.skills unknown-skill',
    ]);
    expect(broken((data) => firstUnit(data).mappings.push('kem-nothing'))).toEqual([
      'curriculum.json math-k-2-1.mappings unknown-mapping',
    ]);
  });

  it('refuse words in other languages for what does not exist', () => {
    const words = { fr: 'mot', es: 'palabra' };
    expect(broken((data) => (data.skillWords['ma-nothing'] = words))).toEqual([
      'translations/skills.json ma-nothing unknown-skill',
    ]);
    expect(broken((data) => (data.courseWords.units['math-k-2-99'] = words))).toEqual([
      'translations/courses.json units.math-k-2-99 unknown-unit',
    ]);
  });

  it('refuse an extract for a mapping that does not exist', () => {
    expect(
      broken((data) => {
        const [some] = Object.values(data.extracts);
        if (some) data.extracts['kem-nothing'] = some;
      }),
    ).toEqual(['extracts.json kem-nothing unknown-mapping']);
  });

  it('refuse a contested claim with too few sources, and a primary source that is not in the bibliography', () => {
    expect(broken((data) => first(data.evidence.contestedClaims).sources.splice(0))).toEqual([
      'evidence.json contestedClaims.chakras.sources too-few-sources',
    ]);
    expect(broken((data) => data.primarySources.push('NOBODY'))).toEqual([
      'primary-sources.json NOBODY unknown-source',
    ]);
  });

  it('refuse an orbital whose nodes do not follow from its numbers', () => {
    expect(broken((data) => (first(data.orbitals.orbitals).radialNodes = 3))).toEqual([
      'orbitals.json 1s nodes',
    ]);
  });

  it('refuse a skill that has no name in French and Spanish', () => {
    expect(broken((data) => delete data.skillWords['ma-count20'])).toEqual([
      'translations/skills.json ma-count20 translation',
    ]);
  });

  it('refuse a culture that has no name in French and Spanish', () => {
    expect(broken((data) => delete data.cultureWords['kemet'])).toEqual([
      'translations/cultures.json kemet translation',
    ]);
  });

  it('refuse a site that has no name in French and Spanish, and names of no site', () => {
    expect(broken((data) => delete data.siteWords['giza'])).toEqual([
      'translations/sites.json giza translation',
    ]);
    const place = { name: 'Atlantis', location: 'Atlantis', civilization: 'Atlantis' };
    expect(broken((data) => (data.siteWords['atlantis'] = { fr: place, es: place }))).toEqual([
      'translations/sites.json atlantis unknown-site',
    ]);
  });

  it('refuse a site, principle or tone that is not told in every language, part by part', () => {
    expect(broken((data) => delete data.siteTexts['giza'])).toEqual([
      'translations/site-texts.json giza translation',
    ]);
    expect(broken((data) => data.siteTexts['giza']?.fr.features.pop())).toEqual([
      'translations/site-texts.json giza.fr parts',
    ]);
    expect(broken((data) => delete data.geometryWords['vesica'])).toEqual([
      'translations/geometry.json vesica translation',
    ]);
    expect(broken((data) => delete data.toneWords['528'])).toEqual([
      'translations/tones.json 528 translation',
    ]);
    expect(broken((data) => delete data.soundLessonWords['elementary'])).toEqual([
      'translations/sound-lessons.json elementary translation',
    ]);
    expect(broken((data) => data.soundLessonWords['elementary']?.es.activities.pop())).toEqual([
      'translations/sound-lessons.json elementary.es parts',
    ]);
  });

  it('refuse a mythology page that leaves out a story, or cites what is not listed', () => {
    expect(broken((data) => data.bridges.bridges.shift())).toContain(
      'bridges.json sym-complementarity bridge-missing',
    );
    const found = broken((data) => first(data.bridges.bridges).apart.sources.push('NOBODY99'));
    expect(found).toEqual(['bridges.json sources unknown-source']);
  });

  it('refuse a road that nothing backs or that leads nowhere', () => {
    const found = broken(({ meetings: { roads } }) => {
      first(roads).sources = ['BER16', 'PLO09'];
      first(roads).ideas = ['ind-zero', 'atlantis'];
    });
    expect(found).toEqual([
      'meetings.json zero-to-baghdad unknown-end',
      'meetings.json zero-to-baghdad no-primary',
      'meetings.json DIXIT source-unused',
    ]);
  });

  it('refuse a date that reads as years to come', () => {
    const found = broken((data) => (first(data.mappings.mappings).date = '9999 CE'));
    expect(found).toEqual(['mappings.json kem-doubling date']);
  });
});
