import { cp, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { LOCALES } from '@ori/contracts/locale';
import { openContent } from '@ori/content/open-content';
import { spawnSync } from 'node:child_process';

/** How long a process takes to open thousands of lessons: the first time, and when they are known (bar: 2 s). */
const LESSONS = 3000;
const BAR_MS = 2000;
const CONTENT = resolve(import.meta.dirname, '../content');
const SAMPLE = 'math/3-5/adding-unlike-parts';

interface Opening {
  readonly openMs: number;
  readonly lessonMs: number;
  readonly residentMb: number;
}

/** Opens the folder in this process and tells what it cost. */
async function open(dir: string, cacheDir: string): Promise<Opening> {
  const startedMs = performance.now();
  const content = await openContent(dir, { cacheDir });
  const openMs = performance.now() - startedMs;
  const ids = content.lessonIds.slice(0, 50);
  const readingMs = performance.now();
  for (const id of ids) content.lesson(id, 'fr');
  const lessonMs = (performance.now() - readingMs) / ids.length;
  return { openMs, lessonMs, residentMb: process.memoryUsage().rss / 2 ** 20 };
}

/** Opens the folder in a process of its own, as a server would. */
function openApart(dir: string, cacheDir: string): Opening {
  const { stdout, stderr, status } = spawnSync(
    process.execPath,
    [import.meta.filename, 'open', dir, cacheDir],
    {
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout) as Opening;
}

/** A content folder with `LESSONS` lessons in three languages, all planned in one unit. */
async function makeContent(dir: string): Promise<void> {
  await cp(CONTENT, dir, { recursive: true });
  const titles = Array.from({ length: LESSONS }, (_, at) => `Measured Lesson ${at}`);
  const cell = { subject: 'math', band: '3-5' };
  const unit = { id: 'math-3-5-measured', title: 'Measured', lessons: titles, skills: [], mappings: [] };
  await editJson(join(dir, 'named-lessons.json'), (cells) => [
    ...(cells as object[]),
    { ...cell, units: [unit] },
  ]);
  await editJson(join(dir, 'translations/courses.json'), (words) => {
    const { units, ...rest } = words as { units: object };
    return { ...rest, units: { ...units, [unit.id]: { fr: 'Mesure', es: 'Medida' } } };
  });
  for (const locale of LOCALES) {
    const sample = await readFile(join(dir, `lessons/${SAMPLE}/${locale}.md`), 'utf8');
    for (let at = 0; at < LESSONS; at += 1) {
      const id = `measured-lesson-${at}`;
      await mkdir(join(dir, `lessons/math/3-5/${id}`), { recursive: true });
      await writeFile(
        join(dir, `lessons/math/3-5/${id}/${locale}.md`),
        sample.replace('id: adding-unlike-parts', `id: ${id}`),
      );
    }
  }
}

async function editJson(path: string, change: (value: unknown) => unknown): Promise<void> {
  await writeFile(path, JSON.stringify(change(JSON.parse(await readFile(path, 'utf8')))));
}

async function main(): Promise<void> {
  const root = await mkdtemp(join(tmpdir(), 'ori-content-bench-'));
  try {
    const [dir, cacheDir] = [join(root, 'content'), join(root, 'cache')];
    await makeContent(dir);
    const first = openApart(dir, cacheDir);
    const copied = join(root, 'copy');
    await cp(dir, copied, { recursive: true });
    const copy = openApart(copied, cacheDir);
    const again =
      [1, 2, 3].map(() => openApart(copied, cacheDir)).toSorted((a, b) => a.openMs - b.openMs)[1] ?? first;
    console.table({ 'first, all checked': first, 'known, fresh copy': copy, known: again });
    console.log(
      `${LESSONS} lessons × ${LOCALES.length} languages: known content opens in ${Math.round(again.openMs)} ms (bar ${BAR_MS})`,
    );
    if (again.openMs > BAR_MS || copy.openMs > BAR_MS) process.exitCode = 1;
  } finally {
    await rm(root, { recursive: true });
  }
}

const [mode, dir, cacheDir] = process.argv.slice(2);
if (mode === 'open' && dir && cacheDir) process.stdout.write(JSON.stringify(await open(dir, cacheDir)));
else await main();
