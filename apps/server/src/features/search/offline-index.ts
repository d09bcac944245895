import type { Locale } from '@ori/contracts/locale';
import type { LessonSearchIndex, Passage } from '@ori/contracts/search';
import { type Encoded, encode } from '../../http/web/encodings.ts';
import { createGiveWay } from '../../give-way.ts';
import type { SearchContent } from './search.deps.ts';

/** The bytes of one language's passages, for browsers that search without asking. */
export interface OfflineIndex {
  readonly version: string;
  readonly forms: Encoded;
}

/** Put together when a language is first asked for, one lesson at a time; content does not change while it is open. */
export function createOfflineIndex(content: SearchContent): (locale: Locale) => Promise<OfflineIndex> {
  const made = new Map<Locale, Promise<OfflineIndex>>();

  async function make(locale: Locale): Promise<OfflineIndex> {
    const passages: Passage[] = [];
    const giveWay = createGiveWay();
    for (const id of content.lessonIds) {
      const own = content.passages(id, locale);
      passages.push(...(own.length > 0 ? own : content.passages(id, 'en')));
      await giveWay();
    }
    const index: LessonSearchIndex = { version: content.version, locale, passages };
    return { version: content.version, forms: await encode(Buffer.from(JSON.stringify(index))) };
  }

  return (locale) => {
    const index = made.get(locale) ?? make(locale);
    made.set(locale, index);
    return index;
  };
}
