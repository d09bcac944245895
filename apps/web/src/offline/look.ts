import { lookOf } from '@ori/contracts/look';
import { htmlInLook } from './what-is-kept.ts';
import { scope } from './worker-scope.ts';

/** Where nothing was chosen: what the browser itself speaks, as the server finds it. */
const ownLocale = (): string =>
  /\b(?:en|fr|es)(?=[-,]|$)/i.exec(navigator.languages.join(','))?.[0].toLowerCase() ?? 'en';

/** The language of the last document that came: for browsers whose workers cannot read cookies. */
let lastLocale: string | null = null;

async function cookie(name: string): Promise<string | null> {
  return (await scope.cookieStore?.get(name).catch(() => null))?.value ?? null;
}

/** The language an address is answered in, as the server finds it: by its query, else by choice. */
export async function localeOf(address: string): Promise<string> {
  return new URL(address).searchParams.get('lng') ?? (await cookie('ori_lng')) ?? lastLocale ?? ownLocale();
}

export function noteLocale(response: Response): void {
  lastLocale = response.headers.get('content-language') ?? lastLocale;
}

/** A kept document in the look chosen since: it was kept in the one of its day. */
export async function inLook(response: Response): Promise<Response> {
  const look = await cookie('ori_theme');
  if (look === null) return response;
  return new Response(htmlInLook(await response.text(), lookOf(look)), {
    status: response.status,
    headers: response.headers,
  });
}
