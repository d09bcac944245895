import { LOCALES } from '@ori/contracts/locale';
import type { copiesAnswer, FamilyCopy } from '@ori/contracts/privacy';
import { strFromU8, unzipSync } from 'fflate';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { z } from 'zod';
import type { Client } from '../../../testing/client.ts';
import { type FamilyApp, openFamilyApp } from '../../../testing/family-app.ts';
import { openFamily } from '../../../testing/family-people.ts';
import { practise } from '../../../testing/practice-walk.ts';
import { smallPicture } from '../../../testing/small-picture.ts';
import { tableWords } from './table-words.ts';

const PARENT_PIN = '7294';
const NAME = '</script><b>=1+1';
const SAMPLE = 'b3f6a5d0-7c1e-4a52-9d3e-5f0c6a1b2c3d';
type Copies = z.infer<typeof copiesAnswer>;
let family: FamilyApp;
/** A family that worked a little, and its copy. */
let made: Awaited<ReturnType<typeof open>> & { readonly copy: FamilyCopy; readonly zip: Uint8Array };
beforeAll(async () => {
  family = await openFamilyApp();
  const people = await open();
  const walker = { learner: people.learner, learnerId: people.child.id, sessionSecret: family.sessionSecret };
  await practise(walker, 'sharing-a-loaf');
  await addSample(people);
  await keepRecords(people);
  const copy = await madeCopy(people.parent);
  const { rawPayload } = await people.parent.get(zipOf(copy.id));
  made = { ...people, copy, zip: new Uint8Array(rawPayload) };
}, 60_000);
afterAll(() => family.close());

const pass = (ms: number): void => {
  family.clock.now = new Date(family.clock.now.getTime() + ms);
};
const open = () =>
  openFamily(family, {
    parent: { pin: PARENT_PIN, pinConfirmation: PARENT_PIN },
    child: { firstName: NAME },
  });
const prove = (parent: Client, pin = PARENT_PIN) => parent.post('/api/accounts/prove', { pin });
const list = async (parent: Client) => (await parent.get('/api/privacy/copies')).json<Copies>();

async function madeCopy(parent: Client): Promise<FamilyCopy> {
  await prove(parent);
  const asked = await parent.post('/api/privacy/copies');
  expect(asked.statusCode).toBe(200);
  return vi.waitFor(
    async () => {
      const [copy] = (await list(parent)).copies;
      if (copy?.state !== 'ready') throw new Error(`the copy is ${copy?.state}`);
      return copy;
    },
    { timeout: 30_000, interval: 100 },
  );
}
/** A piece of work with a picture. */
async function addSample({ parent, child }: Awaited<ReturnType<typeof open>>): Promise<void> {
  const told = { id: SAMPLE, childId: child.id, title: 'A map', subject: 'social', day: '2026-08-03' };
  await parent.put('/api/portfolio/samples', { ...told, childWords: '', note: '', standard: '' });
  const options = { payload: await smallPicture(), headers: { 'content-type': 'image/jpeg' } };
  await parent.put(`/api/portfolio/samples/${SAMPLE}/file?childId=${child.id}`, undefined, options);
}
/** A school year under a state's law, a course on the transcript, choices, and words of an admin to all parents. */
async function keepRecords({ parent, child }: Awaited<ReturnType<typeof open>>): Promise<void> {
  const { proposed } = (await parent.get(`/api/records/years?childId=${child.id}`)).json();
  const law = {
    state: 'US-PA',
    pathway: 'home-education',
    legalName: 'Kofi Mensah',
    schoolName: 'Oak House',
  };
  await parent.put('/api/records/years', { ...proposed, ...law, id: crypto.randomUUID() });
  const words = {
    provider: '',
    description: 'Angles.',
    texts: '',
    instructor: '',
    method: '',
    assessment: '',
  };
  await parent.post('/api/transcripts/courses', {
    ...words,
    id: crypto.randomUUID(),
    childId: child.id,
    productCourse: null,
    title: 'Geometry',
    subject: 'math',
    level: 'regular',
    year: 2025,
    gradeLevel: 9,
    term: 'year',
    minutes: null,
    repeats: null,
    status: 'completed',
    grading: 'graded',
    gradeFrom: 'hand',
    grade: 'A',
    credit: 100,
  });
  const choices = (await parent.get('/api/notifications/choices')).json();
  const { hasEmail: _known, ...own } = choices;
  await parent.put('/api/notifications/choices', { ...own, digest: 'weekly' });
  const { client: admin } = await family.makeAdmin();
  const said = { title: 'Closed on Monday', text: 'We mend the roof.', audience: 'parent' };
  await admin.post('/api/announcements', { ...said, id: crypto.randomUUID() });
}
const anyDay = (name: string) => name.replace(/packet-\d{4}-\d\d-\d\d/, 'packet-DAY');
const zipOf = (id: string) => `/api/privacy/copies/${id}/zip`;

/** Tables that carry a family, as the database says. */
async function familyTables(): Promise<string[]> {
  const text = `select c.relname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'family_id' and not a.attisdropped
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p') and not c.relispartition`;
  return (await family.database.pool.query<{ name: string }>(text)).rows.map(({ name }) => name);
}

describe('a family’s copy of everything', () => {
  test('holds every table that keeps something of the family, and no secret', async () => {
    expect(made.zip.length).toBe(made.copy.bytes);
    const files = unzipSync(made.zip);
    const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());

    const wanted = (await familyTables()).filter((name) => name !== 'family_export_pieces');
    expect(wanted.length).toBeGreaterThan(30);
    expect(
      wanted.filter((name) => !(`tables/${name}.csv` in files) || !(`data/${name}.js` in files)),
    ).toEqual([]);
    const heads = Object.keys(files)
      .filter((name) => name.endsWith('.csv'))
      .map((name) => text(name).split('\r\n')[0]);
    expect(heads.filter((head) => /hash|secret|pepper/.test(head ?? ''))).toEqual([]);
    expect(text('tables/attempts.csv').trim().split('\r\n')).toHaveLength(3);
    expect(text('tables/users.csv')).toContain(`</script><b>=1+1`);

    const told = JSON.parse(text('family.json')) as {
      data: { children: { records: { attempts: unknown[] } }[] };
    };
    expect(told.data.children[0]?.records.attempts).toHaveLength(2);
    expect(text('README.txt')).toContain('tables/*.csv');
    const pdf = await getDocumentProxy(new Uint8Array(files['summary.pdf'] ?? []));
    expect((await extractText(pdf, { mergePages: true })).text).toContain('Skills mastered');
    const documents = Object.keys(files).filter((name) => name.startsWith('documents/'));
    expect(documents.map(anyDay).toSorted()).toEqual([
      'documents/1-scriptb11-course-descriptions.pdf',
      'documents/1-scriptb11-log.pdf',
      'documents/1-scriptb11-packet-DAY.pdf',
      'documents/1-scriptb11-portfolio.pdf',
      'documents/1-scriptb11-report.pdf',
      'documents/1-scriptb11-transcript.pdf',
      `documents/1-scriptb11-work-2026-08-03-${SAMPLE.slice(0, 8)}.webp`,
    ]);
    expect(strFromU8((files[documents.at(-1) ?? ''] ?? new Uint8Array()).subarray(8, 12))).toBe('WEBP');
  });

  test('holds the transcript, the course descriptions and the filing packet as they are printed', async () => {
    const files = unzipSync(made.zip);
    const textOf = async (part: string): Promise<string> => {
      const [name = ''] = Object.keys(files).filter((each) => each.includes(part));
      const pdf = await getDocumentProxy(new Uint8Array(files[name] ?? []));
      return (await extractText(pdf, { mergePages: true })).text;
    };
    expect(await textOf('-transcript.pdf')).toMatch(/Oak House[\s\S]*Kofi Mensah[\s\S]*Geometry/);
    expect(await textOf('-course-descriptions.pdf')).toContain('Angles.');
    expect(await textOf('-packet-')).toMatch(/Kofi Mensah[\s\S]*Pennsylvania/);
  });

  test('tells what the family chose to hear of, and what was announced to them', async () => {
    const files = unzipSync(made.zip);
    const { data } = JSON.parse(strFromU8(files['family.json'] ?? new Uint8Array())) as {
      data: Record<string, unknown>;
    };
    expect(data['notificationChoices']).toMatchObject([{ digest: 'weekly' }]);
    expect(data['announcements']).toMatchObject([{ title: 'Closed on Monday', body: 'We mend the roof.' }]);
    expect(strFromU8(files['tables/notification_choices.csv'] ?? new Uint8Array())).toContain('weekly');
  });

  test('has a page that needs no network and that no name can break', async () => {
    const page = strFromU8(unzipSync(made.zip)['index.html'] ?? new Uint8Array());
    expect(page.match(/<\/script>/g)).toHaveLength(2);
    expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:\/\//);
    expect(page).not.toMatch(/<(?:script|link|img)[^>]+(?:src|href)=/);
    const [, data = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page) ?? [];
    expect(JSON.parse(data)).toMatchObject({ children: [{ name: NAME }] });
  });

  test('has a page that leads to every paper and file of it, and to no empty table', async () => {
    const files = unzipSync(made.zip);
    const page = strFromU8(files['index.html'] ?? new Uint8Array());
    const [, data = ''] = /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(page) ?? [];
    const shown = JSON.parse(data) as {
      files: string[];
      tables: { name: string; label: string; rows: number }[];
    };
    const beside = Object.keys(files).filter((name) => /^(?:documents\/|summary|family\.json)/.test(name));
    expect(beside.filter((name) => name.startsWith('documents/')).length).toBeGreaterThan(0);
    expect(shown.files.toSorted()).toEqual(beside.toSorted());
    expect(shown.tables.filter(({ rows }) => rows === 0)).toEqual([]);
    for (const { name } of shown.tables) expect(files[`data/${name}.js`]).toBeDefined();
    expect(shown.tables.find(({ name }) => name === 'users')?.label).toBe('People');
  });

  test.each(LOCALES)('calls each of its tables by a name of its own in %s', (locale) => {
    const kept = Object.keys(unzipSync(made.zip)).flatMap(
      (path) => /^tables\/(.*)\.csv$/.exec(path)?.[1] ?? [],
    );
    expect(kept.filter((name) => tableWords(locale, name) === null)).toEqual([]);
    const labels = kept.map((name) => tableWords(locale, name));
    expect(labels.filter((label, at) => labels.indexOf(label) < at)).toEqual([]);
  });

  test('is made and fetched only by who has just given their PIN again', async () => {
    const { parent } = await open();
    const refused = await parent.post('/api/privacy/copies');
    expect([refused.statusCode, refused.json().code]).toEqual([403, 'proof-needed']);
    expect((await prove(parent, '0000')).json().code).toBe('pin-authentication-failed');
    expect((await list(parent)).provedUntil).toBeNull();
    pass(11 * 60_000);
    expect((await made.parent.get(zipOf(made.copy.id))).json().code).toBe('proof-needed');
  });

  test('is nobody else’s: not the child’s, not another family’s, not a teacher’s', async () => {
    const { copy, learner } = made;
    const stranger = await open();
    await prove(stranger.parent);
    expect((await stranger.parent.get(zipOf(copy.id))).statusCode).toBe(404);
    expect((await list(stranger.parent)).copies).toEqual([]);
    expect((await learner.get(zipOf(copy.id))).statusCode).toBe(403);
    const { client: teacher } = await family.signUp('teacher');
    expect((await teacher.post('/api/privacy/copies')).statusCode).toBe(403);
  });

  test('is gone after a day, piece by piece', async () => {
    const { copy } = made;
    family.clock.now = new Date(Date.parse(copy.expiresAt) - 60_000);
    for (const job of family.services.privacy.jobs) await job.run();
    const kept = await family.database.pool.query('select 1 from family_exports where id = $1', [copy.id]);
    expect(kept.rowCount).toBe(1);
    pass(2 * 60_000);
    for (const job of family.services.privacy.jobs) await job.run();
    const left = 'select count(*)::int as pieces from family_export_pieces where export_id = $1';
    expect((await family.database.pool.query(left, [copy.id])).rows).toEqual([{ pieces: 0 }]);
  });
});
