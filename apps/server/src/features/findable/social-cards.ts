import { createHash } from 'node:crypto';
import type { Locale } from '@ori/contracts/locale';
import { fail, type Result, succeed } from '@ori/contracts/result';
import type { CardParts } from '../../drawing/draw-task.ts';
import { DrawingBusy } from '../../drawing/drawing-busy.ts';
import { createBoundedQueue } from '../../db/bounded-queue.ts';
import type { Printer } from '../../pdf/printer.ts';
import { type Card, createKeptCards } from './kept-cards.ts';

/** In pixels, as heads of documents announce it. */
const CARD = { width: 1200, height: 630 } as const;
const KEPT_MAX_BYTES = 24 * 1024 * 1024;
/** Pages that may wait to be asked what they say of themselves: each is drawn for it, beside the documents. */
const BOUNDS = { mayWait: 16, mayWaitForOne: 16 } as const;

/** Finds what a page says of itself; null when there is no such page, or none that is offered. */
export type PartsOf = (path: string, locale: Locale) => Promise<CardParts | null>;
type CardFailure = 'not-found' | 'printer-busy';
type Drawing = Promise<Result<Card, CardFailure>>;

/** Draws the cards of pages, 1200 × 630, in the product's faces; two that ask for the same one wait for one drawing. */
export function createSocialCards({ printer }: { readonly printer: Pick<Printer, 'draw'> }) {
  const kept = createKeptCards(KEPT_MAX_BYTES);
  const waiting = new Map<string, Drawing>();
  const inQueue = createBoundedQueue(BOUNDS);

  async function draw(key: string, { ornament, emblem, ...words }: CardParts, locale: Locale): Drawing {
    const files = { 'ornament.svg': Buffer.from(ornament), 'emblem.svg': Buffer.from(emblem) };
    const drawn = await printer.draw({ template: 'social-card', data: words, locale, files });
    if (!drawn.ok) return drawn;
    const { Transformer } = await import('@napi-rs/image');
    const png = await Transformer.fromSvg(drawn.value).resize(CARD).png();
    const etag = createHash('sha256').update(png).digest('base64url').slice(0, 22);
    kept.keep(key, { png, etag });
    return succeed({ png, etag });
  }

  async function partsInTurn(ask: () => Promise<CardParts | null>): Promise<Result<CardParts, CardFailure>> {
    const asked = await inQueue('cards', async () => {
      const parts = await ask().catch((reason: unknown) => {
        if (reason instanceof DrawingBusy) return 'busy' as const;
        throw reason;
      });
      return parts === 'busy' ? fail('busy') : succeed(parts);
    });
    if (!asked.ok) return fail('printer-busy');
    return asked.value === null ? fail('not-found') : succeed(asked.value);
  }

  return async (path: string, locale: Locale, partsOf: PartsOf): Drawing => {
    const key = `${locale} ${path}`;
    const known = kept.get(key);
    if (known) return succeed(known);
    const begun = waiting.get(key);
    if (begun) return begun;
    const drawing = partsInTurn(() => partsOf(path, locale))
      .then((parts) => (parts.ok ? draw(key, parts.value, locale) : parts))
      .finally(() => waiting.delete(key));
    waiting.set(key, drawing);
    return drawing;
  };
}
