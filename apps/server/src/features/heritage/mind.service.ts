import type { Heritage } from '@ori/content/index/heritage-index';
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
  readonly content: Pick<MindContent, 'data'> & { heritage(locale: Locale): Heritage };
}

/** What is said of tones and minds in general, whatever the subject. */
const ON_TONES = 'contested.healing-frequency';

/** Contested claims whose title names the subject. */
function claimsOn(subject: string, claims: readonly LedgerClaim[]): LedgerClaim[] {
  const wanted = folded(subject);
  return claims.filter(
    ({ kind, id, title }) =>
      id === ON_TONES || (kind === 'contested' && wanted !== '' && folded(title).split(' ').includes(wanted)),
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
  function frequency(subject: string, locale: Locale): FrequencyAnswer {
    const { claims, tones } = content.heritage(locale);
    const hertz = hertzIn(subject);
    const pattern: CymaticPattern | null = hertz === null ? null : sameTone(tones, hertz);
    const own = pattern ? claims.filter(({ id }) => id === pattern.claimId) : [];
    return { subject, frequency: hertz, pattern, claims: [...own, ...claimsOn(subject, claims)] };
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
