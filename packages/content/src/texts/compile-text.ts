import { EVIDENCE_LABELS } from '@ori/contracts/evidence-labels';
import type { Locale } from '@ori/contracts/locale';
import type { TextKind } from '@ori/contracts/text-names';
import type {
  ArticleSummary,
  HelpSummary,
  LegalSummary,
  Text,
  TextSummary,
  TrainingSummary,
} from '@ori/contracts/texts';
import { htmlOf } from '../lessons/compile.ts';
import { countWords } from '../lessons/prose.ts';
import { plainWords, tidy } from '../passages/plain-words.ts';
import { partsOf, type TextFile } from './text-file.ts';

/** Words an adult reads in a minute, silently (Brysbaert, Journal of Memory and Language 109, 2019: 238). */
const WORDS_A_MINUTE = 238;

/** A part of a text in plain words, as it is searched. `section` is the anchor it stands at; empty at the head. */
export interface TextPassage {
  readonly section: string;
  readonly heading: string;
  readonly text: string;
}

/** What is known about other things of the content when a text is put together. */
export interface TextNeighbours {
  readonly helpTitle: (slug: string, locale: Locale) => string | null;
  readonly lessonTitle: (id: string, locale: Locale) => string | null;
}

type FileOf<Kind extends TextKind> = Extract<TextFile, { kind: Kind }>;

const minutesOf = (text: string): number => Math.max(1, Math.round(countWords(text) / WORDS_A_MINUTE));

function toldOf({ place: { slug }, front: { title, description }, body }: TextFile) {
  return { slug, title, description, minutes: minutesOf(body) };
}

function articleSummaryOf(file: FileOf<'articles'>): ArticleSummary {
  const { published, updated, tags, picture, alt, claims } = file.front;
  const labels = EVIDENCE_LABELS.filter((label) => claims.some((claim) => claim.label === label));
  return { kind: file.kind, ...toldOf(file), published, updated, tags, picture, alt, labels };
}

function helpSummaryOf(file: FileOf<'help'>): HelpSummary {
  const { roles, topic, order } = file.front;
  return { kind: file.kind, ...toldOf(file), roles, topic, order };
}

function legalSummaryOf(file: FileOf<'legal'>): LegalSummary {
  const { version, effective } = file.front;
  return { kind: file.kind, ...toldOf(file), version, effective };
}

function trainingSummaryOf(file: FileOf<'training'>): TrainingSummary {
  const { order, task, questions, samples } = file.front;
  const asked = questions.flatMap(({ ask, options }) => [ask, ...options.flatMap(({ text, why }) => [text, why])]);
  const read = [file.body, ...asked, ...samples.flatMap(({ claim, because }) => [claim, ...Object.values(because)])];
  const minutes = minutesOf(read.join('\n'));
  return { kind: file.kind, ...toldOf(file), minutes, order, task, questionCount: questions.length };
}

/** What lists tell of a text. */
export function summaryOfText(file: TextFile): TextSummary {
  if (file.kind === 'articles') return articleSummaryOf(file);
  if (file.kind === 'training') return trainingSummaryOf(file);
  return file.kind === 'help' ? helpSummaryOf(file) : legalSummaryOf(file);
}

/** A text as its reader gets it. */
export function compileText(file: TextFile, { helpTitle, lessonTitle }: TextNeighbours): Text {
  const { locale } = file.place;
  const sections = partsOf(file.body).map(({ id, heading, nodes }) => ({ id, heading, html: htmlOf(nodes) }));
  if (file.kind === 'articles') {
    const { claims, sources } = file.front;
    const lessons = file.front.lessons.flatMap((id) => titled('id', id, lessonTitle(id, locale)));
    return { ...articleSummaryOf(file), sections, claims, sources, lessons };
  }
  if (file.kind === 'help') {
    const related = file.front.related.flatMap((slug) => titled('slug', slug, helpTitle(slug, locale)));
    return { ...helpSummaryOf(file), sections, related };
  }
  if (file.kind === 'training') {
    const { questions, samples, readsWrongAnswers } = file.front;
    return { ...trainingSummaryOf(file), sections, questions, samples, readsWrongAnswers };
  }
  return { ...legalSummaryOf(file), sections, changes: file.front.changes };
}

function titled<Key extends string>(key: Key, value: string, title: string | null) {
  return title === null ? [] : [{ [key]: value, title } as Record<Key, string> & { title: string }];
}

/** The text in plain words, part by part. */
export function passagesOfText({ body }: TextFile): TextPassage[] {
  return partsOf(body).map(({ id, heading, nodes }) => ({
    section: id,
    heading,
    text: tidy(nodes.map(plainWords).join(' ')),
  }));
}
