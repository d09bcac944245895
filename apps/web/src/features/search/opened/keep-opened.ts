import type { Lesson } from '@ori/contracts/content';
import type { Locale } from '@ori/contracts/locale';
import { kindOfPath } from './kind-of-path.ts';
import { forgetPersonal, keepPage } from './opened-store.ts';

type LessonWords = Pick<Lesson, 'locale' | 'title' | 'summary'>;

const HEADINGS_MOST = 20;
const PASSAGES_MOST = 12;
const PASSAGE_CHARS = 400;
const TITLE_END = / · [^·]*$/;

const textsOf = (selector: string, most: number): string[] =>
  [...document.querySelectorAll(selector)]
    .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, PASSAGE_CHARS))
    .filter((text) => text !== '')
    .slice(0, most);

/** Who opens a page: nobody signed in, somebody, or a person who cannot be asked for without a connection. */
export type Reader = 'nobody' | 'somebody' | 'unknown';

/** Keeps the public page on screen for searches without a connection. Storage that is full or shut is no matter. */
export async function keepOpened(path: string, locale: Locale, reader: Reader): Promise<void> {
  // Whoever was signed in before did not sign out here: their time ran out, or they left from elsewhere.
  if (reader === 'nobody') await forgetOpened();
  const kind = kindOfPath(path);
  if (kind === null) return;
  const description = document.querySelector<HTMLMetaElement>('meta[name=description]')?.content ?? '';
  const page = {
    path,
    locale,
    kind,
    title: document.title.replace(TITLE_END, ''),
    text: description,
    headings: textsOf('main :is(h1, h2, h3)', HEADINGS_MOST),
    passages: textsOf('main p', PASSAGES_MOST),
    openedAt: Date.now(),
    isPersonal: reader !== 'nobody',
  };
  await keepPage(page).catch(() => undefined);
}

/** Keeps a lesson that a learner does in their own rooms as the public page it also is, with nothing of theirs. */
export async function keepLesson(path: string, { locale, title, summary }: LessonWords): Promise<void> {
  const page = {
    path,
    locale,
    kind: 'lesson' as const,
    title,
    text: summary,
    headings: textsOf('#lesson :is(h2, h3)', HEADINGS_MOST),
    passages: textsOf('#lesson .lesson-text p', PASSAGES_MOST),
    openedAt: Date.now(),
    isPersonal: true,
  };
  await keepPage(page).catch(() => undefined);
}

/** What somebody opened while signed in goes with them. */
export async function forgetOpened(): Promise<void> {
  await forgetPersonal().catch(() => undefined);
}
