import type { ContentData } from '@ori/content/data/read-data';
import type { Heritage } from '@ori/content/index/heritage-index';
import { subjectSoundId } from '@ori/content/index/claim-tables';
import type { LedgerClaim } from '@ori/contracts/heritage';
import {
  type CymaticPattern,
  type FrequencyAnswer,
  frequencyQuestion,
  type ToolsAnswer,
} from '@ori/contracts/heritage-sound';
import type { Locale } from '@ori/contracts/locale';
import { folded } from '@ori/core/heritage/folded';
import { sameTone } from '@ori/core/sound/same-tone';
import { type MindContent, mindOf } from './mind-of.ts';

export interface MindDeps {
  readonly content: {
    readonly data: MindContent['data'] & Pick<ContentData, 'subjectSounds'>;
    heritage(locale: Locale): Heritage;
  };
}

/** What is said of tones and minds in general, whatever the subject. */
const ON_TONES = 'contested.healing-frequency';

/** Contested claims whose title names the subject. */
function claimsOn(subject: string, claims: readonly LedgerClaim[]): LedgerClaim[] {
  const wanted = folded(subject);
  return claims.filter(
    ({ kind, title }) => kind === 'contested' && wanted !== '' && folded(title).split(' ').includes(wanted),
  );
}

/** `528`, `528 Hz` or `7.83hz` as hertz; null for a subject that is no tone. */
function hertzIn(subject: string): number | null {
  const [, digits] = /^(\d+(?:\.\d+)?)(?:\s*hz)?$/iu.exec(subject.trim()) ?? [];
  const parsed = frequencyQuestion.safeParse({ frequency: Number(digits ?? Number.NaN) });
  return parsed.success ? parsed.data.frequency : null;
}

/** What is known of tones, attention and quiet practice: nothing here claims to heal. */
export function createMindService({ content }: MindDeps) {
  const { subjectSounds } = content.data;

  /** A tone in hertz: what the list says of it, and what is said of tones in general. */
  function ofTone(subject: string, hertz: number, locale: Locale): FrequencyAnswer {
    const { claims, tones } = content.heritage(locale);
    const pattern: CymaticPattern | null = sameTone(tones, hertz);
    const told = claims.filter(({ id }) => id === pattern?.claimId || id === ON_TONES);
    return { subject, lang: locale, frequency: hertz, why: null, pattern, claims: told };
  }

  /** A subject of the product, by its id or its name in any language; null where it is none. */
  function ofSubject(asked: string, locale: Locale): FrequencyAnswer | null {
    const wanted = folded(asked);
    const sound = subjectSounds.find(({ subject, title }) =>
      [subject, ...Object.values(title)].some((name) => folded(name) === wanted),
    );
    if (sound === undefined) return null;
    const claims = content.heritage(locale).claims.filter(({ id }) => id === subjectSoundId(sound.subject));
    const { frequencyHz: frequency, why } = sound;
    return {
      subject: sound.subject,
      lang: locale,
      frequency,
      why: why?.[locale] ?? null,
      pattern: null,
      claims,
    };
  }

  /** Null for what is neither a subject of ours, nor a tone, nor contested. */
  function frequency(subject: string, locale: Locale): FrequencyAnswer | null {
    const hertz = hertzIn(subject);
    if (hertz !== null) return ofTone(subject, hertz, locale);
    const known = ofSubject(subject, locale);
    if (known !== null) return known;
    const claims = claimsOn(subject, content.heritage(locale).claims);
    return claims.length === 0
      ? null
      : { subject, lang: locale, frequency: null, why: null, pattern: null, claims };
  }

  function tools(locale: Locale): ToolsAnswer {
    const { activities, safety, findings } = mindOf(content, locale);
    return {
      lang: locale,
      activities: activities.map(({ band, title, purpose, minutes }) => ({
        band,
        text: `${title}. ${purpose}`,
        time: `${minutes} min`,
      })),
      safety,
      findings: findings.map(({ lang: _lang, ...statement }) => statement),
    };
  }

  return { frequency, tools };
}
export type MindService = ReturnType<typeof createMindService>;
