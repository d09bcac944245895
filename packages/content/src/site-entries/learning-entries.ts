import type { SiteEntry } from '@ori/core/site-search/site-entry';
import { READY_DRAWINGS, readyCode } from '@ori/core/worksheets/ready-sheets';
import { sheetTitle } from '@ori/core/worksheets/sheet-words';
import { entryOf, type EntryParts } from './entry.ts';

/** Lessons whose page has an address of its own. */
const OWN_PATHS: Readonly<Record<string, string>> = { 'water-formation': '/kim-lessons/water-formation' };
const SHEETS = { en: 'worksheet to print', fr: 'fiche à imprimer', es: 'ficha para imprimir' } as const;

/** A lesson, with all that stands in it, and the words it explains. */
export function lessonEntries(parts: EntryParts, id: string): SiteEntry[] {
  const { content, locale } = parts;
  const summary = content.lessonSummary(id, locale);
  if (summary === null) return [];
  const own = content.passages(id, locale);
  const passages = own.length > 0 ? own : content.passages(id, 'en');
  const path = OWN_PATHS[id] ?? `/lessons/${id}`;
  const place = content.course(summary.courseId, locale)?.title ?? '';
  // Topics lead to a lesson among lessons; here a worksheet or page of that name may be meant.
  const topics = new Set(content.data.searchTopics[`lesson ${id}`]?.[locale]);
  const lesson = entryOf(parts, {
    kind: 'lesson',
    id,
    path,
    title: summary.title,
    place,
    text: summary.summary,
    about: [
      ...new Set(
        passages.flatMap(({ kind, heading, terms }) => {
          const named = kind === 'lesson' ? terms.filter((term) => !topics.has(term)) : terms;
          return kind === 'text' ? [heading, ...named] : named;
        }),
      ),
    ],
    passages: passages.filter(({ kind }) => kind !== 'lesson' && kind !== 'term').map(({ text }) => text),
  });
  const terms = passages.filter(({ kind }) => kind === 'term');
  return [
    lesson,
    ...terms.map(({ heading, text, section }) =>
      entryOf(parts, {
        kind: 'term',
        id: `${id}-${heading}`,
        path: `${path}#${section}`,
        title: heading,
        place: summary.title,
        text,
      }),
    ),
  ];
}

const cellPath = (subject: string, band: string): string =>
  `/subjects/${subject}#${subject}-${band.toLowerCase()}`;

/** Every subject at every age. */
export function cellEntries(parts: EntryParts): SiteEntry[] {
  const { content, locale, isPractised } = parts;
  const { bands } = content.data.searchWords;
  const known = content.data.searchPages;
  return content.curriculum(locale, isPractised).map(({ subject, band, title, units }) => {
    const named =
      known.find(({ path }) => path === `/subjects/${subject}`)?.aliases[locale].slice(0, 2) ?? [];
    const ages = bands[band]?.[locale] ?? [];
    return entryOf(parts, {
      kind: 'subject',
      id: `${subject}-${band.toLowerCase()}`,
      path: cellPath(subject, band),
      title,
      text: units.map((unit) => unit.title).join(' · '),
      aliases: ages.flatMap((age) => named.map((name) => `${age} ${name}`)),
      about: ages,
    });
  });
}

/** Skills: a sheet to practise on, or where they are taught. */
export function skillEntries(parts: EntryParts): SiteEntry[] {
  const { content, locale, isPractised } = parts;
  const { bands, subjects } = content.data.courseWords;
  return content.skills.map(({ id, subject, band }) => {
    const place = `${subjects[subject][locale]}, ${bands[band][locale]}`;
    const title = content.skillTitle(id, locale);
    if (isPractised(id))
      return entryOf(parts, {
        kind: 'worksheet',
        id,
        path: `/w/${readyCode(id, locale)}`,
        title,
        place,
        about: [SHEETS[locale]],
      });
    const [lesson] = content.lessonsOfSkill(id);
    const path = lesson === undefined ? cellPath(subject, band) : `/lessons/${lesson}`;
    return entryOf(parts, { kind: 'skill', id, path, title, place });
  });
}

/** Sheets to draw, trace and colour. */
export function drawingEntries(parts: EntryParts): SiteEntry[] {
  const { locale } = parts;
  return READY_DRAWINGS.map(({ kind, variant }) => {
    const id = `${kind}-${variant}`;
    const title = sheetTitle({ variant, locale }, []);
    return entryOf(parts, {
      kind: 'worksheet',
      id,
      path: `/w/${readyCode(id, locale)}`,
      title,
      about: [SHEETS[locale]],
    });
  });
}
