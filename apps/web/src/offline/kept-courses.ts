import type { Course } from '@ori/contracts/content';
import { keepDocument, keepFiles } from './keep-document.ts';
import { CACHES, FIGURES } from './kept-names.ts';

/** A course kept on purpose. */
export interface KeptCourse {
  readonly id: string;
  /** What its lessons are kept under. */
  readonly keys: readonly string[];
}

/** Where the list of kept courses lies, beside their lessons. No page has this address. */
const LIST = '/offline/courses';
/** Lessons fetched at once: the line is left free for other things. */
const AT_ONCE = 3;

async function write(courses: readonly KeptCourse[]): Promise<void> {
  const cache = await caches.open(CACHES.trip);
  await cache.put(LIST, Response.json(courses));
}

export async function keptCourses(): Promise<readonly KeptCourse[]> {
  const cache = await caches.open(CACHES.trip);
  const list = await cache.match(LIST);
  return list ? ((await list.json()) as readonly KeptCourse[]) : [];
}

async function json<Answer>(path: string): Promise<Answer> {
  const response = await fetch(path, { headers: { accept: 'application/json' } });
  if (!response.ok) throw new Error(`${path}: status ${response.status}`);
  return (await response.json()) as Answer;
}

/**
 * Fetches every lesson of a course in the language spoken now, and the code of all figures.
 * @param onLesson told after each lesson: how many are kept, of how many
 * @throws when the network fails on the way; what came stays, and another try goes on from there
 */
export async function keepCourse(id: string, onLesson: (done: number, all: number) => void): Promise<void> {
  const course = await json<Course>(`/api/courses/${encodeURIComponent(id)}`);
  const lessons = course.units.flatMap((unit) => unit.lessons.map((lesson) => `/lessons/${lesson.id}`));
  const keys: string[] = [];
  onLesson(0, lessons.length);
  for (let at = 0; at < lessons.length; at += AT_ONCE) {
    const some = lessons.slice(at, at + AT_ONCE);
    const kept = await Promise.all(some.map((path) => keepDocument(CACHES.trip, path)));
    keys.push(...kept.filter((key) => key !== null));
    onLesson(Math.min(at + AT_ONCE, lessons.length), lessons.length);
  }
  await keepFiles(CACHES.trip, await json<string[]>(FIGURES));
  await write([...(await keptCourses()).filter((each) => each.id !== id), { id, keys }]);
}

/** Gives the room back; files go with the last course, for courses share them. */
export async function dropCourse(id: string): Promise<void> {
  const all = await keptCourses();
  const left = all.filter((course) => course.id !== id);
  if (left.length === 0) return void (await caches.delete(CACHES.trip));
  const cache = await caches.open(CACHES.trip);
  const gone = all.find((course) => course.id === id)?.keys ?? [];
  await Promise.all(gone.map((key) => cache.delete(key)));
  await write(left);
}
