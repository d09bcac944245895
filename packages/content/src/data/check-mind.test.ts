import { beforeAll, describe, expect, it } from 'vitest';
import { shippedData } from '../testing/real-content.ts';
import { checkHomeActivities } from './check-home-activities.ts';
import { checkMind } from './check-mind.ts';
import type { ContentData } from './read-data.ts';

let shipped: ContentData;
beforeAll(async () => {
  shipped = await shippedData();
});

type Change = (data: ContentData) => void;

/** Rules that a change to the shipped data breaks. */
function broken(change: Change): string[] {
  const copy = structuredClone(shipped);
  change(copy);
  return [...checkMind(copy), ...checkHomeActivities(copy)].map(({ field, rule }) => `${field} ${rule}`);
}

const walk = (data: ContentData) => data.mindActivities.activities.find(({ id }) => id === 'slow-walk')!;

describe('quiet activities', () => {
  it('ship with every rule of safety kept, in three languages', () => {
    expect(broken(() => undefined)).toEqual([]);
  });

  it('are refused above ten minutes for anybody under 18, though reading may last', () => {
    expect(broken((data) => (walk(data).minutes = 11))).toEqual(
      expect.arrayContaining(['slow-walk mind-too-long']),
    );
    expect(
      shipped.mindActivities.activities.some(({ kind, minutes }) => kind === 'reading' && minutes > 10),
    ).toBe(true);
  });

  it.each([
    ['en', 'Now empty your mind.', 'mind-never-asked'],
    ['en', 'Hold your breath.', 'mind-never-asked'],
    ['fr', 'Ferme les yeux.', 'mind-never-asked'],
    ['es', 'Vacía tu mente.', 'mind-never-asked'],
    ['es', 'Cura la ansiedad.', 'phrase:treats-illness'],
    ['en', 'Go on and on and on until you have walked the whole long way there.', 'mind-sentence'],
  ] as const)('never ask or promise in %s: %s', (locale, text, rule) => {
    const found = broken((data) => (walk(data).steps[0]![locale] = text));
    expect(found).toContain(`slow-walk.${locale} ${rule}`);
  });

  it('stand for each row of the table, with all its rules and claims translated', () => {
    expect(broken((data) => data.mindActivities.activities.pop())).toContain('activities mind-rows');
    expect(broken((data) => data.mindActivities.safety.pop())).toEqual(['safety mind-safety']);
    expect(broken((data) => data.mindWords.findings.pop())).toEqual(['findings translation']);
    expect(
      broken((data) => Object.assign(data.mindWords.contested, { ufo: data.mindWords.contested['pineal'] })),
    ).toEqual(['ufo unknown-claim']);
  });
});

describe('activities for home', () => {
  it('need their time, a mapping told in every language, and as many steps in each', () => {
    expect(broken((data) => delete data.homeActivities.ways['seked'])).toEqual(['seked home-way']);
    expect(broken((data) => (data.homeActivities.heritage[0]!.mapping = 'kem-nothing'))).toEqual([
      'share-loaves home-mapping',
    ]);
    expect(broken((data) => data.activityWords['seked']!.fr.instructions.pop())).toEqual([
      'seked translation',
    ]);
  });
});
