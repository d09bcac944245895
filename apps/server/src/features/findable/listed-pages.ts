import { LOCALES, type Locale } from '@ori/contracts/locale';
import { stateProfiles } from '@ori/content/index/states';
import type { StateProfile } from '@ori/contracts/states';
import { STATE_NAMES } from '@ori/contracts/state-names';
import { isOtherVersion, type TextKind, textPath } from '@ori/contracts/text-names';
import type { FindableDeps } from './findable.deps.ts';

/** A page that search engines are offered. */
export interface ListedPage {
  readonly path: string;
  /** The languages it is written in. */
  readonly locales: readonly Locale[];
  /** The day it last changed, as YYYY-MM-DD, where its content tells: lessons do not, and no other day would be true. */
  readonly changed?: string;
}

type Content = FindableDeps['content'];

const inAll = (path: string): ListedPage => ({ path, locales: LOCALES });

/** A lesson is offered in the languages it is written in. */
function lessons({ lessonIds, lessonLanguages }: Content): ListedPage[] {
  return lessonIds.map((id) => ({ path: `/lessons/${id}`, locales: lessonLanguages(id) }));
}

function texts({ texts: written }: Content, kind: TextKind): ListedPage[] {
  const offered = written.list(kind, 'en').filter(({ slug }) => !isOtherVersion(slug));
  return offered.map((text) => {
    const locales = LOCALES.filter((locale) =>
      written.list(kind, locale).some(({ slug }) => slug === text.slug),
    );
    const changed = 'updated' in text ? text.updated : 'effective' in text ? text.effective : undefined;
    return { path: textPath(kind, text.slug), locales, ...(changed === undefined ? {} : { changed }) };
  });
}

/** The day a rule of this state was last read. */
const readOn = ({ pathways }: StateProfile): string | undefined =>
  pathways
    .flatMap(({ rules }) => rules.map((rule) => rule.verifiedOn))
    .toSorted()
    .at(-1);

/** Every state has its page; where its law was read, the day a rule was last read is the day it changed. */
function states({ data }: Content): ListedPage[] {
  const days = new Map<string, string | undefined>(
    stateProfiles(data).map((profile) => [profile.code, readOn(profile)]),
  );
  return Object.keys(STATE_NAMES).map((code) => {
    const changed = days.get(code);
    const page = inAll(`/homeschool/states/${code.slice('US-'.length).toLowerCase()}`);
    return changed === undefined ? page : { ...page, changed };
  });
}

/** What stands for the parameter of a path, by what comes before it. */
const EXPANSIONS: Readonly<Record<string, (content: Content) => ListedPage[]>> = {
  '/lessons/': lessons,
  // Those that are told of, without putting the whole ledger together at the start.
  '/cultures/': ({ data: { cultures, culturePages } }) =>
    cultures.filter(({ id }) => id in culturePages).map(({ id }) => inAll(`/cultures/${id}`)),
  '/sites/': ({ data: { sites, heritageClaims } }) =>
    sites.sites.filter(({ id }) => id in heritageClaims.sites).map(({ id }) => inAll(`/sites/${id}`)),
  // The other subjects have paths of their own.
  '/subjects/': () => [inAll('/subjects/life-skills')],
  '/homeschool/states/': states,
  '/blog/': (content) => texts(content, 'articles'),
  '/help/': (content) => texts(content, 'help'),
  '/legal/': (content) => texts(content, 'legal'),
};

/**
 * Every page behind the paths of the route table; a path whose parameter nothing here stands for has none.
 * @param patterns paths as the route table writes them
 */
export function listedPages(patterns: readonly string[], content: Content): ListedPage[] {
  const found = patterns.flatMap((pattern) => {
    const at = pattern.indexOf(':');
    return at < 0 ? [inAll(pattern)] : (EXPANSIONS[pattern.slice(0, at)]?.(content) ?? []);
  });
  // A page of its own comes before one that a pattern would make of its address.
  return [...new Map(found.toReversed().map((page) => [page.path, page])).values()].toReversed();
}
