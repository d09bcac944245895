import type { Content } from '@ori/content/open-content';
import type { Locale } from '@ori/contracts/locale';
import { TEXT_KINDS, type TextKind } from '@ori/contracts/text-names';
import type { TextAnswer, TextSummary } from '@ori/contracts/texts';

const linkTo = (text: TextSummary | undefined) => (text ? { slug: text.slug, title: text.title } : null);

const kindOf = (name: string): TextKind | null => TEXT_KINDS.find((kind) => kind === name) ?? null;

/** The written texts of the product, as its pages ask for them. */
export function createTextsService({ content: { texts } }: { readonly content: Pick<Content, 'texts'> }) {
  return {
    /** Null for an unknown kind. */
    list(name: string, locale: Locale): TextSummary[] | null {
      const kind = kindOf(name);
      return kind && [...texts.list(kind, locale)];
    },
    /** Null for an unknown kind or text. */
    get(name: string, slug: string, locale: Locale): TextAnswer | null {
      const kind = kindOf(name);
      const text = kind && texts.get(kind, slug, locale);
      if (!text) return null;
      const list = texts.list(kind, locale);
      const at = list.findIndex((each) => each.slug === slug);
      return { text, before: linkTo(list[at - 1]), after: linkTo(list[at + 1]) };
    },
  };
}
export type TextsService = ReturnType<typeof createTextsService>;
