import { createHash } from 'node:crypto';
import { Transformer } from '@napi-rs/image';
import type { Locale } from '@ori/contracts/locale';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { CardParts } from '../../http/web/renderer.ts';
import type { Printer } from '../../pdf/printer.ts';
import { type Card, createKeptCards } from './kept-cards.ts';

/** In pixels, as heads of documents announce it. */
const CARD = { width: 1200, height: 630 } as const;
const KEPT_MAX_BYTES = 24 * 1024 * 1024;

/** Finds what a page says of itself; null when there is no such page, or none that is offered. */
export type PartsOf = (path: string, locale: Locale) => Promise<CardParts | null>;
type Drawing = Promise<Result<Card, 'not-found' | 'printer-busy'>>;

/** Draws the cards of pages, 1200 × 630, in the product's faces; two that ask for the same one wait for one drawing. */
export function createSocialCards({ printer }: { readonly printer: Pick<Printer, 'draw'> }) {
  const kept = createKeptCards(KEPT_MAX_BYTES);
  const waiting = new Map<string, Drawing>();

  async function draw(key: string, { ornament, emblem, ...words }: CardParts, locale: Locale): Drawing {
    const files = { 'ornament.svg': Buffer.from(ornament), 'emblem.svg': Buffer.from(emblem) };
    const drawn = await printer.draw({ template: 'social-card', data: words, locale, files });
    if (!drawn.ok) return drawn;
    const png = await Transformer.fromSvg(drawn.value).resize(CARD).png();
    const etag = createHash('sha256').update(png).digest('base64url').slice(0, 22);
    kept.keep(key, { png, etag });
    return succeed({ png, etag });
  }

  return async (path: string, locale: Locale, partsOf: PartsOf): Drawing => {
    const key = `${locale} ${path}`;
    const known = kept.get(key);
    if (known) return succeed(known);
    const begun = waiting.get(key);
    if (begun) return begun;
    const drawing = partsOf(path, locale)
      .then((parts) => (parts ? draw(key, parts, locale) : fail('not-found')))
      .finally(() => waiting.delete(key));
    waiting.set(key, drawing);
    return drawing;
  };
}
