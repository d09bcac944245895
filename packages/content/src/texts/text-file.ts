import { LOCALES, type Locale } from '@ori/contracts/locale';
import { TEXT_KINDS, type TextKind } from '@ori/contracts/text-names';
import type { Heading, RootContent } from 'mdast';
import type { Complaint } from '../data/complaint.ts';
import { slugOf } from '../index/planned-lessons.ts';
import { readFronted, type FrontedText } from '../lessons/front-matter.ts';
import { parseMarkdown } from '../lessons/markdown.ts';
import { plainWords, tidy } from '../passages/plain-words.ts';
import {
  TEXT_FRONTS,
  type ArticleFront,
  type HelpFront,
  type LegalFront,
  type TrainingFront,
} from '../shapes/texts.ts';

/** Where a text lies: `texts/<kind>/<slug>/<locale>.md`. */
export interface TextPlace {
  readonly file: string;
  readonly kind: TextKind;
  readonly slug: string;
  readonly locale: Locale;
}

interface Written<Kind extends TextKind, Front> extends FrontedText<Front> {
  readonly kind: Kind;
  readonly place: TextPlace;
}
/** A text as read: front matter checked against its shape, body still Markdown. */
export type TextFile =
  | Written<'articles', ArticleFront>
  | Written<'help', HelpFront>
  | Written<'legal', LegalFront>
  | Written<'training', TrainingFront>;

/** A part of a body before it is compiled: what stands under one heading. */
export interface TextPart {
  /** Empty before the first heading. */
  readonly id: string;
  readonly heading: string;
  readonly nodes: readonly RootContent[];
}

/** The place a path (with `/`) relative to the content folder names, or null when it is no text's. */
export function textPlaceOf(file: string): TextPlace | null {
  const [top, folder, slug, name, ...more] = file.split('/');
  const kind = TEXT_KINDS.find((known) => folder === known);
  const locale = LOCALES.find((known) => name === `${known}.md`);
  if (top !== 'texts' || more.length > 0 || !kind || !slug || !locale) return null;
  return { file, kind, slug, locale };
}

/** Reads a text's file, or says what is wrong with its front matter. */
export function readTextFile(place: TextPlace, text: string): TextFile | readonly Complaint[] {
  const { kind } = place;
  if (kind === 'articles') return placed(kind, place, readFronted(text, TEXT_FRONTS.articles));
  if (kind === 'help') return placed(kind, place, readFronted(text, TEXT_FRONTS.help));
  if (kind === 'training') return placed(kind, place, readFronted(text, TEXT_FRONTS.training));
  return placed(kind, place, readFronted(text, TEXT_FRONTS.legal));
}

function placed<Kind extends TextKind, Front>(
  kind: Kind,
  place: TextPlace,
  read: FrontedText<Front> | readonly Complaint[],
): Written<Kind, Front> | readonly Complaint[] {
  return 'front' in read ? { kind, place, ...read } : read;
}

const isHeading = (node: RootContent): node is Heading => node.type === 'heading' && node.depth === 2;

/** Parts a body at its `##` headings; each heading gets an anchor that no other has. */
export function partsOf(body: string): TextPart[] {
  const parts: { id: string; heading: string; nodes: RootContent[] }[] = [];
  for (const node of parseMarkdown(body).children) {
    if (isHeading(node)) {
      const heading = tidy(plainWords(node));
      const ids = parts.map(({ id }) => id);
      parts.push({ id: anchorOf(heading, ids), heading, nodes: [] });
    } else {
      if (parts.length === 0) parts.push({ id: '', heading: '', nodes: [] });
      parts.at(-1)?.nodes.push(node);
    }
  }
  return parts;
}

function anchorOf(heading: string, taken: readonly string[]): string {
  const base = slugOf(heading) || 'part';
  const numbered = (at: number) => (at === 1 ? base : `${base}-${at}`);
  let at = 1;
  while (taken.includes(numbered(at))) at += 1;
  return numbered(at);
}
