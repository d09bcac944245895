import type { ClaimsAnswer, CultureAnswer, LedgerClaim, SiteAnswer } from '@ori/contracts/heritage';
import type { FrequencyAnswer } from '@ori/contracts/heritage-sound';
import type { MeetingsAnswer } from '@ori/contracts/meetings';
import { SOUND_FOCUS_AREAS } from '@ori/contracts/sound-focus';
import { SUBJECTS } from '@ori/contracts/subjects';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FamilyApp, openFamilyApp } from '../../testing/family-app.ts';

let family: FamilyApp;
beforeAll(async () => {
  family = await openFamilyApp();
});
afterAll(() => family.close());

const call = (path: string) => family.visitor('10.0.0.7').get(path);
const get = async <Body>(path: string) => (await call(path)).json<Body>();
const ask = (query: string) => family.visitor('10.0.0.8').graphql(query);

const CLAIMED = ['/api/heritage/cultures/kemet', '/api/heritage/sites/giza', '/api/heritage/mappings'];
const OPEN = [
  '/api/heritage/cultures',
  '/api/heritage/sites',
  '/api/heritage/sites/uxmal',
  '/api/heritage/sites/taputapuatea',
  '/api/heritage/principles',
  '/api/heritage/claims?first=100',
  '/api/heritage/sound',
  '/api/heritage/meetings?pattern=matter',
  '/api/heritage/inventions',
  '/api/heritage/elements?lng=fr',
  '/api/sacred/golden-ratio',
  '/api/consciousness/frequency/528',
  '/api/consciousness/tools',
];

describe('heritage over REST', () => {
  it.each([...CLAIMED, ...OPEN])('%s answers everybody, and publishes nothing marked (?)', async (path) => {
    const { statusCode, body } = await call(path);
    expect(statusCode).toBe(200);
    expect(body).not.toContain('(?)');
  });

  it('tells a culture with its mappings as cards, its sites, its lessons and its claims by label', async () => {
    const { culture, mappings, sites, lessons, labels } = await get<CultureAnswer>(
      '/api/heritage/cultures/mesopotamia?lng=fr',
    );
    expect(culture).toMatchObject({ id: 'mesopotamia', name: 'Mésopotamie', lang: 'fr' });
    expect(mappings.every(({ sources, label }) => sources.length > 0 && label !== 'unsupported')).toBe(true);
    expect(sites.map(({ id }) => id)).toEqual(['ur']);
    expect(lessons.map(({ id }) => id)).toContain('area-under-jupiters-speed');
    expect(labels.find(({ key }) => key === 'record')?.count).toBeGreaterThan(10);
  });

  it('has a lesson on sound for every age of the specification and every focus area that is named, and null for others', async () => {
    // Spec §3: the age groups, and those that the chat maps.
    const ages = ['elementary', 'middle-school', 'high-school', 'university'];
    const ofChat = ['toddler', 'early-elementary', 'middle', 'high'];
    for (const age of [...ages, ...ofChat]) {
      const asked = ['', ...SOUND_FOCUS_AREAS, 'levitation'].map(
        (focus, at) =>
          `f${at}: getCymaticsLesson(ageGroup: "${age}", focusArea: "${focus}") { title focusAreas }`,
      );
      const { data } = await ask(`{ ${asked.join(' ')} }`);
      const lessons = Object.values(data as Record<string, { focusAreas: string[] } | null>);
      expect(lessons[0], age).not.toBeNull();
      for (const [at, focus] of SOUND_FOCUS_AREAS.entries())
        expect(lessons[at + 1]?.focusAreas, `${age} ${focus}`).toContain(focus);
      expect(lessons.at(-1), age).toBeNull();
    }
  });

  it('says of each subject of the product what is documented of frequency in it, each something else', async () => {
    const told = new Map<string, FrequencyAnswer>();
    for (const subject of SUBJECTS)
      told.set(subject, await get<FrequencyAnswer>(`/api/consciousness/frequency/${subject}`));
    for (const { claims, frequency, why } of told.values()) {
      expect(claims).toHaveLength(1);
      expect(claims[0]?.sources.length).toBeGreaterThan(0);
      expect(frequency === null).toBe(why !== null);
    }
    expect(new Set([...told.values()].map(({ claims }) => claims[0]?.id)).size).toBe(SUBJECTS.length);
    expect(told.get('social')?.frequency).toBe(440);
    const inFrench = await get<FrequencyAnswer>('/api/consciousness/frequency/Math%C3%A9matiques?lng=fr');
    expect(inFrench).toMatchObject({ subject: 'math', lang: 'fr', frequency: null });
    expect(inFrench.why).toContain('rapport');
  });

  it('answers of a tone in hertz and of what is contested, and names the subject it does not know', async () => {
    const tone = await get<FrequencyAnswer>('/api/consciousness/frequency/528%20Hz');
    expect(tone).toMatchObject({ frequency: 528, pattern: { frequency: 528 } });
    expect(tone.claims.map(({ id }) => id)).toContain('contested.healing-frequency');
    const contested = await get<FrequencyAnswer>('/api/consciousness/frequency/astrology');
    expect(contested.claims.map(({ id }) => id)).toEqual(['contested.astrology']);
    const unknown = await call('/api/consciousness/frequency/algebraz');
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ code: 'not-found', field: 'subject' });
  });

  it('answers what is absent with not found, or with null where the specification’s calls are', async () => {
    expect((await call('/api/heritage/cultures/atlantis')).statusCode).toBe(404);
    expect((await call('/api/heritage/sites/atlantis')).statusCode).toBe(404);
    expect((await call('/api/heritage/claims/contested.none')).statusCode).toBe(404);
    expect(await get('/api/sacred/atlantis')).toEqual({ name: 'atlantis', site: null, principle: null });
  });

  it('tells places that are to be left in peace by a tenth of a degree only', async () => {
    const { site } = await get<{ site: { lat: number; lon: number } }>('/api/heritage/sites/kahikinui');
    expect(site).toMatchObject({ lat: 20.6, lon: -156.3, isApproximate: true });
  });

  it('names places as readers of each language know them', async () => {
    const told = await Promise.all(
      ['en', 'fr', 'es'].map((locale) => get<SiteAnswer>(`/api/heritage/sites/giza?lng=${locale}`)),
    );
    expect(told.map(({ site }) => [site?.name, site?.location])).toEqual([
      ['Great Pyramid of Khufu, Giza', 'Giza, Egypt'],
      ['Grande pyramide de Khéops, Gizeh', 'Gizeh, Égypte'],
      ['Gran Pirámide de Keops, Guiza', 'Guiza, Egipto'],
    ]);
  });
});

describe('map and timeline', () => {
  it('answer with a pattern’s ideas and pairs, in the reader’s language, each road a claim of the ledger', async () => {
    const { ideas, pairs } = await get<MeetingsAnswer>('/api/heritage/meetings?pattern=placeValue&lng=fr');
    expect([ideas.length, pairs.length]).toEqual([6, 15]);
    const way = pairs.find(({ verdict }) => verdict === 'documented')?.told[0];
    expect(way?.text).toContain('Bagdad');
    const claim = await get<LedgerClaim>(`/api/heritage/claims/${way?.claimId}?lng=fr`);
    expect(claim).toMatchObject({ kind: 'meeting', label: 'record', text: way?.text, sources: way?.sources });
  });

  it('begin with right triangles, and name a pattern that is none', async () => {
    expect((await get<MeetingsAnswer>('/api/heritage/meetings')).pattern).toBe('rightTriangle');
    expect(await get('/api/heritage/meetings?pattern=ley-lines')).toMatchObject({ field: 'pattern' });
  });
});

describe('the claim ledger', () => {
  it('narrows by label, culture and words, and counts what each choice would leave', async () => {
    const all = await get<ClaimsAnswer>('/api/heritage/claims');
    const some = await get<ClaimsAnswer>('/api/heritage/claims?label=debate&culture=maya');
    expect(some.claims.every(({ label, culture }) => label === 'debate' && culture === 'maya')).toBe(true);
    expect([some.all, all.total]).toEqual([all.all, all.all]);
    expect(some.cultures.find(({ key }) => key === 'maya')?.count).toBe(some.total);
    const { claims } = await get<ClaimsAnswer>('/api/heritage/claims?search=PLIMPTON%20mansfield');
    expect(claims.map(({ id }) => id)).toEqual(['mapping.mes-plimpton']);
  });

  it('pages without losing or repeating a claim', async () => {
    const seen = new Set<string>();
    const { all } = await get<ClaimsAnswer>('/api/heritage/claims?first=1');
    for (let offset = 0; offset < all; offset += 100) {
      const { claims } = await get<ClaimsAnswer>(`/api/heritage/claims?first=100&offset=${offset}`);
      for (const { id } of claims) seen.add(id);
    }
    expect(seen.size).toBe(all);
  });

  it('has the same claim under its id, with sources and review state, over both doors', async () => {
    const rest = await get<{ id: string }>('/api/heritage/claims/contested.chakras');
    const { data } = await ask('{ claim(id: "contested.chakras") { id label review sources { text } } }');
    expect(data).toMatchObject({ claim: { id: rest.id, label: 'tradition', review: 'edited' } });
    const paged = await ask(
      '{ claims(first: 2, offset: 1, label: "unsupported") { id label } claim(id: "x") { id } }',
    );
    expect(paged.data).toMatchObject({ claims: [{ label: 'unsupported' }, {}], claim: null });
  });

  it('names the field of a page that cannot be', async () => {
    expect(await get('/api/heritage/claims?first=0')).toMatchObject({
      code: 'invalid-input',
      field: 'first',
    });
  });
});

describe('the specification’s queries', () => {
  it('answer with every field of principle, site, activity and lesson', async () => {
    const { data, errors } = await ask(`{
      getGeometricPrinciple(id: "golden-ratio") { id name description mathematicalBasis naturalOccurrences
        architecturalApplications spiritualSignificance }
      getAllGeometricPrinciples { id }
      getSacredSite(name: "Stonehenge") { name location civilization dateBuilt acousticProperties modernStudies
        geometricFeatures { type measurements significance mathematicalProperty }
        astronomicalAlignments { target computedAzimuthDeg label } }
      getAllSacredSites { id }
      getGeometryActivitiesForAge(ageGroup: "middle") { id name ageGroups materials objectives instructions
        connections { historical mathematical practical } }
      getCymaticsLesson(ageGroup: "elementary", focusArea: "vibration") { title ageGroup duration objectives materials
        introduction discussion assessment extensions activities { name duration materials instructions
        educationalValue } } }`);
    expect(errors).toEqual([]);
    expect(data).toMatchObject({
      getGeometricPrinciple: { name: 'Golden ratio', mathematicalBasis: expect.stringContaining('φ²=φ+1') },
      getSacredSite: { location: 'Wiltshire, England', dateBuilt: '3000–1600 BCE' },
      getCymaticsLesson: { title: 'Dancing Salt', duration: 30 },
    });
    const { getAllSacredSites, getAllGeometricPrinciples, getGeometryActivitiesForAge } = data as Record<
      string,
      unknown[]
    >;
    expect(
      [getAllSacredSites, getAllGeometricPrinciples, getGeometryActivitiesForAge].map((it) => it?.length),
    ).toEqual([27, 15, 5]);
  });

  it('find a place in its own spelling and as plain keys write it', async () => {
    const { data } = await ask(`{
      own: getSacredSite(name: "Chichén Itzá") { id name }
      plain: getSacredSite(name: "Chichen Itza") { id name }
      former: getSacredSite(name: "El Castillo, Chichen Itza") { id name } }`);
    const chichen = { id: 'chichen', name: 'El Castillo, Chichén Itzá' };
    expect(data).toEqual({ own: chichen, plain: chichen, former: chichen });
  });

  it('answer with null or nothing for what is absent', async () => {
    const { data } = await ask(`{
      getGeometricPrinciple(id: "x") { id } getSacredSite(name: "Atlantis") { id }
      getGeometryActivitiesForAge(ageGroup: "toddlers") { id }
      getCymaticPattern(frequency: 529) { id }
      getCymaticsLesson(ageGroup: "adult", focusArea: "") { title }
      other: getCymaticsLesson(ageGroup: "elementary", focusArea: "levitation") { title } }`);
    expect(data).toEqual({
      getGeometricPrinciple: null,
      getSacredSite: null,
      getGeometryActivitiesForAge: [],
      getCymaticPattern: null,
      getCymaticsLesson: null,
      other: null,
    });
  });

  it('give no tone a colour, a chakra or a cure, but the claim about it with label and sources', async () => {
    const { data } =
      await ask(`{ getAllCymaticPatterns { frequency musicalNote label color { id } chakra { id }
      healing { id label sources { text } } } getCymaticPattern(frequency: 440) { musicalNote healing { id } } }`);
    const tones = data?.['getAllCymaticPatterns'] as {
      label: string;
      healing: unknown;
      color: null;
      chakra: null;
    }[];
    expect(tones).toHaveLength(16);
    expect(tones.every(({ color, chakra }) => color === null && chakra === null)).toBe(true);
    for (const { label, healing } of tones)
      expect(healing).toEqual(
        label === 'unsupported'
          ? { id: 'contested.healing-frequency', label: 'unsupported', sources: expect.any(Array) }
          : null,
      );
    expect(data).toMatchObject({ getCymaticPattern: { musicalNote: 'A4', healing: null } });
  });

  it('compute ratio and harmonics, and name the number that cannot be', async () => {
    const { data } = await ask(`{ analyzeGoldenRatio(a: 1, b: 1.618) { isGoldenRatio examples }
      calculateHarmonics(baseFrequency: 110) { fundamental { note } harmonics { frequency note }
        musicalIntervals { ratio } resonances { lengthM } } }`);
    expect(data).toMatchObject({
      analyzeGoldenRatio: { isGoldenRatio: true },
      calculateHarmonics: { fundamental: { note: 'A2' } },
    });
  });

  it.each([
    ['analyzeGoldenRatio(a: 0, b: 1) { ratio }', 'a'],
    ['analyzeGoldenRatio(a: 1, b: -2) { ratio }', 'b'],
    ['analyzeGoldenRatio(a: 1, b: 1e300) { ratio }', 'b'],
    ['calculateHarmonics(baseFrequency: 0) { fundamental { note } }', 'baseFrequency'],
    ['getCymaticPattern(frequency: -440) { id }', 'frequency'],
    ['claims(first: -1) { id }', 'first'],
  ])('%s is refused by the name of its field', async (field, name) => {
    const { errors } = await ask(`{ ${field} }`);
    expect(errors?.[0]).toMatchObject({ extensions: { code: 'invalid-input', field: name } });
  });
});
