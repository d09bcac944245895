import { LOCALES } from '@ori/contracts/locale';
import { TUTOR_TIERS } from '@ori/contracts/tutor-names';
import type { TutorTier } from '@ori/contracts/tutor-names';
import { describe, expect, it } from 'vitest';
import { emergencyNumberOf } from '../emergency-numbers.ts';
import { DEFAULT_HELPLINES, helplinesFor } from '../helplines.ts';
import type { SafetyCategory } from '../triage-rule.ts';
import { triage } from '../triage.ts';
import { safetyReply, safetyText } from './safety-reply.ts';

const URGENT: readonly SafetyCategory[] = ['self-harm', 'abuse', 'grooming', 'threat'];
const SOFT: readonly SafetyCategory[] = ['distress', 'bullying', 'eating', 'drugs'];
const REDIRECT: readonly SafetyCategory[] = ['sexual', 'profanity', 'jailbreak', 'pii'];
const ALL = [...URGENT, ...SOFT, ...REDIRECT];
const MOST_WORDS: Readonly<Record<TutorTier, number>> = {
  toddler: 25,
  'early-elementary': 40,
  elementary: 60,
  middle: 90,
  high: 120,
};
const wordsOf = (text: string) => text.split(/\s+/).filter((word) => /[\p{L}\d]/u.test(word)).length;
const everyReply = (categories: readonly SafetyCategory[]) =>
  categories.flatMap((category) =>
    LOCALES.flatMap((locale) =>
      TUTOR_TIERS.map(
        (tier) => [category, locale, tier, safetyText(category, { tier, locale, isTold: true })] as const,
      ),
    ),
  );

describe('a fixed text', () => {
  it.each(everyReply(ALL))(
    'keeps to the length its reader can take (%s, %s, %s)',
    (_, _locale, tier, text) => {
      expect(wordsOf(text)).toBeGreaterThan(5);
      expect(wordsOf(text)).toBeLessThanOrEqual(MOST_WORDS[tier]);
    },
  );

  it.each(everyReply([...URGENT, ...SOFT]))(
    'says that a computer speaks and names a grown-up (%s, %s, %s)',
    (_, _l, _t, text) => {
      expect(text).toMatch(/computer|ordinateur|informatique|computadora/);
      expect(text).toMatch(/grown-up|adult|doctor|médecin|médico/i);
    },
  );

  it.each(everyReply(URGENT))('tells that somebody will be told (%s, %s, %s)', (_, _l, _t, text) => {
    expect(text).toMatch(/will be told|sera prévenue?|se avisará/i);
  });

  it.each(everyReply(ALL))('promises no secret and names no method (%s, %s, %s)', (_, _l, _t, text) => {
    expect(text).not.toMatch(
      /(?:stays|just) between us|i promise|je te promets|te prometo|entre nous|entre nosotros/i,
    );
    expect(text).not.toMatch(/\b(?:pills|rope|blade|bridge|médicaments?|corde|lame|pastillas?|cuerda)\b/i);
  });

  it.each(everyReply(ALL))('would raise no alarm of its own (%s, %s, %s)', (_, _l, _t, text) => {
    expect(triage(text)).toBeNull();
  });
});

const help = (country: string | null) => ({
  helplines: helplinesFor(country, 'en', DEFAULT_HELPLINES),
  emergencyNumber: emergencyNumberOf(country),
});

describe('a reply to danger', () => {
  it('ends with the country’s lines and its emergency number', () => {
    const reply = safetyReply('self-harm', { tier: 'middle', locale: 'en' }, help('US'));
    expect(reply).toContain('988 Suicide & Crisis Lifeline (call or text): 988');
    expect(reply).toContain('Call 911.');
  });

  it('names the emergency number in words where the country is not known', () => {
    const reply = safetyReply('abuse', { tier: 'high', locale: 'en' }, help(null));
    expect(reply).toContain('the emergency number of your country');
    expect(reply).not.toMatch(/\d/);
  });

  it.each(LOCALES)(
    'points to lines of every country where none is known, and to none below (%s)',
    (locale) => {
      for (const category of URGENT)
        for (const isGrown of [true, false]) {
          const reply = safetyReply(category, { tier: 'high', locale, isGrown }, help(null));
          expect(reply).toContain('findahelpline.com');
          expect(reply).not.toMatch(/below|ci-dessous|abajo|[[\]]|\(\(|\)\)/);
        }
    },
  );

  it.each(LOCALES)('promises nobody is told where nobody is, and no grown-up to the grown (%s)', (locale) => {
    for (const category of URGENT)
      for (const tier of TUTOR_TIERS) {
        const untold = safetyText(category, { tier, locale, isTold: false });
        expect(untold).not.toMatch(/will be told|sera prévenu|se avisará/i);
        const grown = safetyText(category, { tier: 'high', locale, isGrown: true });
        expect(grown).not.toMatch(/will be told|sera prévenu|se avisará|grown-up|adult/i);
        expect(grown).toMatch(/trust|confiance|confianza/);
        expect(wordsOf(grown)).toBeLessThanOrEqual(MOST_WORDS.high);
        expect(triage(grown)).toBeNull();
      }
  });

  it('never sends an abused child to "your parents"', () => {
    for (const [, , , text] of everyReply(['abuse', 'self-harm']))
      expect(text).not.toMatch(/your (?:parents?|mom|dad)|tes parents|tus padres/i);
  });

  it('gives no numbers to call for what is no danger', () => {
    expect(safetyReply('jailbreak', { tier: 'middle', locale: 'en' }, help('US'))).not.toMatch(/\d/);
  });
});
