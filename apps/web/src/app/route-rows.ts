import type { Locale } from '@ori/contracts/locale';
import type { Role } from '@ori/contracts/roles';
import type { TFunction } from 'i18next';
import type { ComponentType } from 'react';
import type { Namespace } from '../lib/i18n.ts';

export type PathParams = Readonly<Record<string, string | undefined>>;

/** Who may open a page: everybody, anybody signed in, or people of these roles. */
export type Access = 'public' | 'signed-in' | readonly Role[];

/** What a page file exports. */
export interface PageModule {
  readonly Page: ComponentType;
  /** REST path whose answer a public page needs before it is drawn (read it with `usePageData`). */
  readonly dataPath?: (params: PathParams, search: URLSearchParams) => string;
  /** Title and description that depend on that data. */
  readonly describe?: (data: unknown, t: TFunction) => PageWords;
  /** What is said where that data cannot be had, `namespace:key`; without it, what is said of a crash. */
  readonly failed?: string | undefined;
  /** What stands where what the address names does not exist; without it, the page for unknown addresses. */
  readonly missing?: MissingThing;
  /** The page finds another way where its data cannot be had (`usePageData` is null then). */
  readonly standsWithoutData?: boolean;
}

/** A page of its own for an address that names nothing. `title` is a key, `namespace:key`. */
interface MissingThing {
  readonly title: string;
  readonly Page: ComponentType;
}

/** Does this answer mean that there is no such thing, or that nothing could be called so? */
export function isMissing(status: number): boolean {
  return status === 404 || status === 400;
}

/** What a page is called, and the languages it is written in where these are not all. */
export interface PageWords {
  readonly title: string;
  readonly description: string;
  readonly languages?: readonly Locale[];
  /** False where search engines are offered another page in its place. */
  readonly isListed?: boolean;
}

/** A page: one line in a route table. `title` and `description` are keys, `namespace:key`. */
export interface PageRow {
  readonly path: string;
  readonly access: Access;
  readonly page: () => Promise<PageModule>;
  readonly title: string;
  readonly description?: string;
  /** Words the page needs besides `common` and the title's namespace. */
  readonly words?: readonly Namespace[];
  /** What of an address's query the page reads, beside the language; the rest makes no other document (read-address). */
  readonly reads?: readonly string[];
  /** `false`: open to everybody, but nothing that a search engine should offer (a code's page, a way out of letters). */
  readonly isListed?: boolean;
  /** `false`: drawn anew for each request, since it may be gone by the next. */
  readonly isKept?: boolean;
  /** The path of an Atom feed of what this page is part of. */
  readonly feed?: string;
}

/** A legacy path and where it leads. */
export interface RedirectRow {
  readonly path: string;
  readonly to: string;
}

/** Every namespace a page's words come from; signed-in pages may have to tell of any failure, and of the rooms beside them. */
export function namespacesOf(row: PageRow): Namespace[] {
  const own = (row.title.includes(':') ? row.title.split(':')[0] : 'common') as Namespace;
  const inside: Namespace[] = row.access === 'public' ? [] : ['errors', 'rooms'];
  return [...new Set<Namespace>(['common', own, ...inside, ...(row.words ?? [])])];
}

/** What a drawn page's route remembers, for the document's head. */
export interface PageHandle {
  readonly row: PageRow;
  /** Filled in once the page's code is there. */
  module: PageModule | null;
}
