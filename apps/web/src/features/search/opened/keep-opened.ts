import type { Locale } from '@ori/contracts/locale';
import { kindOfPath } from './kind-of-path.ts';
import { forgetPersonal, keepPage } from './opened-store.ts';

const HEADINGS_MOST = 20;
const PASSAGES_MOST = 12;
const PASSAGE_CHARS = 400;
const TITLE_END = / · [^·]*$/;

const textsOf = (selector: string, most: number): string[] =>
  [...document.querySelectorAll(selector)]
    .map((element) => (element.textContent ?? '').replace(/\s+/g, ' ').trim().slice(0, PASSAGE_CHARS))
    .filter((text) => text !== '')
    .slice(0, most);

/** Keeps the public page on screen for searches without a connection. Storage that is full or shut is no matter. */
export async function keepOpened(path: string, locale: Locale, isPersonal: boolean): Promise<void> {
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
    isPersonal,
  };
  await keepPage(page).catch(() => undefined);
}

/** What somebody opened while signed in goes with them. */
export async function forgetOpened(): Promise<void> {
  await forgetPersonal().catch(() => undefined);
}
