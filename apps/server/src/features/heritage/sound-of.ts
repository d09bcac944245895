import type { ContentData } from '@ori/content/data/read-data';
import type { Heritage } from '@ori/content/index/heritage-index';
import type { Locale } from '@ori/contracts/locale';
import type { SoundAnswer, SoundDeed } from '@ori/contracts/sound';

/** The part of the content that this page needs. */
interface SoundContent {
  readonly data: ContentData;
  heritage(locale: Locale): Heritage;
}

/** What the page of sound answers kindly: 432 Hz, the numbers called Solfeggio, figures as a code. */
const CLAIMS = ['contested.432', 'contested.solfeggio-528', 'contested.cymatics-life'] as const;
/** Mappings that tell of tuning and of bells. */
const MAPPINGS = ['mes-tuning', 'chi-bells', 'gre-tuning', 'chi-temper'] as const;

/** Findings that are mappings of the ledger: the idea of then, and what it is today. */
function mapped({ mappings }: Heritage): SoundDeed[] {
  return mappings
    .filter(({ id }) => MAPPINGS.some((it) => it === id))
    .map(({ id, date, yearFrom, cultureName, ancestralConcept, connection, ...rest }) => ({
      id,
      date,
      year: yearFrom ?? 0,
      who: cultureName,
      lang: rest.lang,
      text: `${ancestralConcept}. ${connection}.`,
      label: rest.label,
      sources: rest.sources,
      lessonId: rest.lessons[0] ?? null,
      relation: rest.relation,
    }));
}

function deeds(content: SoundContent, locale: Locale): SoundDeed[] {
  return content.data.soundHistory.map(({ id, year, who, label, text, sources }) => ({
    id,
    date: String(year),
    year,
    who,
    lang: locale,
    text: text[locale],
    label,
    sources,
    lessonId: null,
    relation: null,
  }));
}

/** Tones, claims, history and lessons of sound in one language; English where a text is not translated yet. */
export function soundOf(content: SoundContent, locale: Locale): SoundAnswer {
  const heritage = content.heritage(locale);
  return {
    tones: heritage.tones.toSorted((one, other) => one.frequency - other.frequency),
    claims: CLAIMS.flatMap((id) => heritage.claims.find((claim) => claim.id === id) ?? []),
    history: [...mapped(heritage), ...deeds(content, locale)].toSorted((a, b) => a.year - b.year),
    lessons: [...heritage.soundLessons],
  };
}
