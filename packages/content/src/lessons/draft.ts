import type { LessonFrontMatter } from '@ori/contracts/content';
import { LOCALES, type Locale } from '@ori/contracts/locale';
import type { Complaint } from '../data/complaint.ts';
import { readLessonText } from './front-matter.ts';
import { sentencesOf, sentencesOfText, type Sentence } from './prose.ts';
import { sectionsOf, type DraftSection } from './sections.ts';

/** Where a lesson file lies: `lessons/<subject>/<band>/<id>/<locale>.md`. */
export interface LessonPlace {
  readonly file: string;
  readonly subject: string;
  readonly band: string;
  readonly id: string;
  readonly locale: Locale;
}

/** A lesson file read and parted, ready to be checked or compiled. */
export interface LessonDraft {
  readonly place: LessonPlace;
  readonly front: LessonFrontMatter;
  readonly sections: readonly DraftSection[];
  /** Sentences of each written section. */
  readonly prose: ReadonlyMap<DraftSection['kind'], readonly Sentence[]>;
  /** Sentences of the two columns of the myth; none of a lesson without one. */
  readonly myth: Readonly<Record<'story' | 'science', readonly Sentence[]>>;
  /** Sentences of the worked and the faded example. */
  readonly examples: readonly Sentence[];
}

export type DraftReading =
  | { readonly draft: LessonDraft; readonly complaints: readonly Complaint[] }
  | { readonly draft: null; readonly complaints: readonly Complaint[] };

/** Reads the text of a lesson file. Without a draft the complaints say why. */
export function readDraft(place: LessonPlace, text: string): DraftReading {
  const read = readLessonText(text);
  if (!('front' in read)) return { draft: null, complaints: read };
  const { sections, complaints } = sectionsOf(read.body);
  const { locale } = place;
  const prose = new Map(sections.map((section) => [section.kind, sentencesOf(section.nodes, locale)]));
  const examples = [read.front.worked, read.front.faded].flatMap(({ problem, steps }) =>
    [problem, ...steps.flatMap((step) => [step.text, step.reason])].flatMap((line) =>
      sentencesOfText(line, locale),
    ),
  );
  const { story = '', science = '' } = read.front.mythology ?? {};
  const myth = { story: sentencesOfText(story, locale), science: sentencesOfText(science, locale) };
  return { draft: { place, front: read.front, sections, prose, myth, examples }, complaints };
}

/** The place a path (with `/`) relative to the content folder names, or null when it is no lesson file. */
export function placeOf(file: string): LessonPlace | null {
  const [top, subject, band, id, name, ...more] = file.split('/');
  const locale = LOCALES.find((known) => name === `${known}.md`);
  if (top !== 'lessons' || more.length > 0 || !subject || !band || !id || !locale) return null;
  return { file, subject, band, id, locale };
}
