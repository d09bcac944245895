import { z } from 'zod';
import { EVIDENCE_LABELS, SOURCES_NEEDED } from './evidence-labels.ts';
import { KIM_LEVELS } from './kim-levels.ts';
import { RELATIONS } from './kim-names.ts';
import { locale } from './locale.ts';
import { figure } from './practice.ts';
import { BANDS, type Band, SUBJECTS, type Subject } from './subjects.ts';

export { EVIDENCE_LABELS, SOURCES_NEEDED };
export const evidenceLabel = z.enum(EVIDENCE_LABELS);
export type EvidenceLabel = z.infer<typeof evidenceLabel>;

export const relation = z.enum(RELATIONS);
export { BANDS, SUBJECTS };
export type { Band, Subject };
export const subject = z.enum(SUBJECTS);
export const band = z.enum(BANDS);
export { KIM_LEVELS };
export const kimLevel = z.enum(KIM_LEVELS);
export type KimLevel = z.infer<typeof kimLevel>;

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'lower-case words joined by dashes');

export const skill = z.object({
  id: z.string(),
  subject,
  band,
  title: z.string(),
  /** Null where no published standard covers the skill (heritage and university skills). */
  framework: z.string().nullable(),
  standard: z.string().nullable(),
  prerequisites: z.array(z.string()),
  practice: z.string(),
  autoChecked: z.boolean(),
  heritage: z.boolean(),
  depth: z.int().min(0),
});
export type Skill = z.infer<typeof skill>;

/** One source, as cited: an object names its museum and number. `primary`: the object or text itself, or its edition. */
export const source = z
  .object({
    id: z.string(),
    text: z.string().min(8),
    url: z.url({ protocol: /^https$/ }).optional(),
    primary: z.boolean().optional(),
  })
  .meta({ id: 'Source' });
export type Source = z.infer<typeof source>;

/** A factual sentence with its one label; `sources` are ids of the lesson's own list or of the bibliography. */
export const claim = z.object({
  id: slug,
  text: z.string().min(10),
  label: evidenceLabel,
  sources: z.array(z.string()).min(1),
});
export type Claim = z.infer<typeof claim>;

const step = z.object({
  text: z.string(),
  reason: z.string(),
  /** A faded step: the learner works it out before it is shown. `answer` is what they should reach, as shown. */
  hidden: z.boolean().optional(),
});
/** A picture of a section or an example, drawn from data, and the same in words for those who do not see it. */
export const sectionFigure = z.object({ drawing: figure, alt: z.string().min(15) });
export type SectionFigure = z.infer<typeof sectionFigure>;

export const workedExample = z.object({
  problem: z.string(),
  /** What the problem speaks of, where it is to be counted or read off. */
  figure: sectionFigure.optional(),
  steps: z.array(step).min(2),
});

/** "Predict first": the learner commits to an answer before the figure moves. */
export const interactive = z.object({
  component: slug,
  title: z.string(),
  props: z.record(z.string(), z.unknown()),
  predict: z.object({ question: z.string(), options: z.array(z.string()).min(2).max(4), reveal: z.string() }),
  /** What the figure shows, in words, for those who do not see it. */
  description: z.string().min(20),
});
export type Interactive = z.infer<typeof interactive>;

/**
 * A story beside the science, never merged with it: two texts of Markdown in which each sentence is marked with its
 * claim, `:claim[…]{#id}`; the claims of the story are a people's own telling, those of the science are none.
 */
const besideMyth = z.object({ title: z.string().min(2), story: z.string(), science: z.string() });

/** Front matter of a lesson file (charter §6). */
export const lessonFrontMatter = z.object({
  id: slug,
  title: z.string().min(2).max(90),
  summary: z.string().min(20).max(200),
  subject,
  band,
  grade: z.string(),
  locale,
  durationMin: z.int().min(3).max(120),
  readingLevel: z.string(),
  skills: z.array(z.string()).min(1),
  standards: z.array(z.string()),
  prerequisites: z.array(z.string()),
  objectives: z.array(z.string()).min(1),
  kimMappings: z.array(z.string()),
  claims: z.array(claim).min(1),
  misconceptions: z.array(z.object({ belief: z.string(), check: z.string() })).min(1),
  vocabulary: z.array(z.object({ term: z.string(), simple: z.string(), origin: z.string() })),
  interactives: z.array(interactive).min(1),
  practice: z
    .array(z.object({ skill: z.string(), generator: z.string().optional(), count: z.int().min(1).max(10) }))
    .min(1),
  worked: workedExample,
  faded: workedExample,
  place: z
    .object({
      name: z.string(),
      lat: z.number().min(-90).max(90),
      lon: z.number().min(-180).max(180),
      when: z.string(),
    })
    .nullable(),
  synthesis: z.string().optional(),
  materials: z.array(z.string()),
  safety: z.array(z.string()),
  mythology: besideMyth.optional(),
  printable: z.boolean(),
  sources: z.array(source).min(1),
  reviewers: z.array(z.object({ role: z.string(), name: z.string(), date: z.string() })),
  version: z.int().min(1),
  changeNote: z.string(),
});
export type LessonFrontMatter = z.infer<typeof lessonFrontMatter>;

/** The parts of a lesson in their order (charter §6); practice, worked example and sources come from the front matter. */
export const LESSON_SECTIONS = [
  'hook',
  'story',
  'core',
  'interactive',
  'worked',
  'practice',
  'misconception',
  'synthesis',
  'sources',
] as const;
export const lessonSectionKind = z.enum(LESSON_SECTIONS);
export type LessonSectionKind = z.infer<typeof lessonSectionKind>;

export const WRITTEN_SECTIONS = ['hook', 'story', 'core', 'misconception', 'synthesis'] as const;
export type WrittenSection = (typeof WRITTEN_SECTIONS)[number];

/** A written part of a lesson, compiled: sanitised HTML with MathML, claims marked as `<span data-claim="id">`; its figures stand after the text. */
export const lessonSection = z.object({
  kind: z.enum(WRITTEN_SECTIONS),
  heading: z.string(),
  html: z.string(),
  figures: z.array(sectionFigure),
});
export type LessonSection = z.infer<typeof lessonSection>;

/** The words of the text or object a mapping stands on, for the advanced level, and what they leave open. */
const kimExtract = z
  .object({
    text: z.string(),
    /** Which passage of which text or object. */
    reference: z.string(),
    /** Whose translation it is, out of copyright; null for our own plain rendering. */
    translator: z.string().nullable(),
    /** The words as they were written, where we can quote them; `lang` is a tag of BCP 47. */
    original: z.object({ lang: z.string(), text: z.string() }).meta({ id: 'KimOriginal' }).nullable(),
    question: z.string(),
  })
  .meta({ id: 'KimExtract' });
export type KimExtract = z.infer<typeof kimExtract>;

export const kimCard = z.object({
  id: z.string(),
  modernConcept: z.string(),
  ancestralConcept: z.string(),
  culture: z.string(),
  cultureName: z.string(),
  connection: z.string(),
  relation,
  label: evidenceLabel,
  date: z.string(),
  sources: z.array(source),
  extract: kimExtract.nullable(),
});
export type KimCard = z.infer<typeof kimCard>;

/** A lesson's card; in a lesson for those who cannot read yet also in words for them, short enough to be heard. */
export const lessonKimCard = kimCard
  .extend({
    forChildren: kimCard
      .pick({ ancestralConcept: true, modernConcept: true, connection: true, date: true })
      .meta({ id: 'ChildKimWords' })
      .optional(),
  })
  .meta({ id: 'LessonKimCard' });
export type LessonKimCard = z.infer<typeof lessonKimCard>;

/** A lesson ready to be shown in one language; `sources` are resolved, in the order they are cited. */
export const lesson = lessonFrontMatter
  .omit({ claims: true, kimMappings: true, practice: true, reviewers: true, changeNote: true })
  .extend({
    sections: z.array(lessonSection),
    claims: z.array(claim.extend({ sources: z.array(source) })),
    kimCards: z.array(lessonKimCard),
    practice: z.array(z.object({ skill: z.string(), title: z.string(), count: z.int() })),
    /** Worked steps and their reasons with maths compiled to HTML (MathML). */
    worked: workedExample,
    faded: workedExample,
    courseId: z.string(),
    availableIn: z.array(locale),
  })
  .meta({ id: 'Lesson' });
export type Lesson = z.infer<typeof lesson>;

export const lessonSummary = z
  .object({
    id: slug,
    title: z.string(),
    summary: z.string(),
    subject,
    band,
    grade: z.string(),
    durationMin: z.int(),
    courseId: z.string(),
    skills: z.array(z.string()),
    practiceCount: z.int(),
  })
  .meta({ id: 'LessonSummary' });
export type LessonSummary = z.infer<typeof lessonSummary>;

/** A course orders the lessons that are written of one curriculum cell; its id is `subject-band`, e.g. `math-6-8`. */
export const course = z
  .object({
    id: slug,
    title: z.string(),
    subject,
    band,
    units: z.array(z.object({ id: z.string(), title: z.string(), lessons: z.array(lessonSummary) })),
    lessonCount: z.int(),
    /** Only on a course that somebody put together out of written lessons: who did; theirs alone to change. */
    madeBy: z.string().optional(),
    /** Only on a course that reaches a family from a teacher: who teaches it. Its title is the teacher's own words. */
    teacher: z.string().optional(),
  })
  .meta({ id: 'Course' });
export type Course = z.infer<typeof course>;
