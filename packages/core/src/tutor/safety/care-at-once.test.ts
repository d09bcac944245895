import { LOCALES } from '@ori/contracts/locale';
import { describe, expect, it } from 'vitest';
import { JUDGED_SEARCHES } from '../../site-search/testing/judged.ts';
import { careAtOnce as wordsFor, cryIn, type OnTheSpot } from './care-at-once.ts';
import { countryOf } from './country-of.ts';
import { emergencyNumberOf } from './emergency-numbers.ts';
import { DEFAULT_HELPLINES, helplinesFor } from './helplines.ts';
import { safetyReply } from './replies/safety-reply.ts';
import { CRIES_EN, CRIES_ES, CRIES_FR, REDIRECTS } from './testing/cries.ts';
import { NEAR_MISSES } from './testing/near-misses.ts';
import { triage } from './triage.ts';

const VISITOR = {
  tier: 'elementary',
  locale: 'en',
  timeZone: 'America/New_York',
  helplines: DEFAULT_HELPLINES,
} as const;

function careAtOnce(message: string, reader: OnTheSpot): string | null {
  const cry = cryIn(message);
  return cry && wordsFor(cry, reader);
}

describe('care on the spot', () => {
  it.each([...CRIES_EN, ...CRIES_FR, ...CRIES_ES])('says what the server would say: %s (%s)', (message) => {
    for (const locale of LOCALES) {
      const reader = { ...VISITOR, locale };
      const found = triage(message);
      const lines = found?.tier === 'S1' ? helplinesFor('US', locale, DEFAULT_HELPLINES) : [];
      const help = { helplines: lines, emergencyNumber: emergencyNumberOf('US') };
      expect(careAtOnce(message, reader)).toBe(found && safetyReply(found.category, reader, help));
    }
  });

  it.each([
    ['I want to die', 'en', 'America/Toronto', /You matter.*988/s],
    ['my dad hits me', 'en', 'Europe/London', /not your fault.*0800 1111/s],
    ['je veux mourir', 'fr', 'Europe/Paris', /Tu comptes.*3114/s],
    ['quiero morir', 'es', 'Europe/Madrid', /Tú importas.*024/s],
  ] as const)('names the lines of where one is: %s (%s, %s)', (message, locale, timeZone, words) => {
    expect(careAtOnce(message, { ...VISITOR, locale, timeZone })).toMatch(words);
  });

  it.each(['I am in danger', "I'm in real danger", 'je suis en danger', 'estoy en peligro'])(
    'hears danger that is called by its name: %s',
    (message) => expect(careAtOnce(message, VISITOR)).toMatch(/911/),
  );

  it('points to lines of every country where the place is not known, and says nobody was told', () => {
    const said = careAtOnce('I want to die', { ...VISITOR, timeZone: null });
    expect(said).toContain('findahelpline.com');
    expect(said).not.toMatch(/will be told/);
  });

  it.each([
    ['I want to die', 'en', /will be told.*nobody knows yet.*988/s],
    ['je veux mourir', 'fr', /sera prévenu.*personne ne le sait encore.*9/s],
    ['quiero morir', 'es', /Se avisará.*nadie lo sabe todavía.*9/s],
  ] as const)(
    'promises word to grown-ups where it is kept, and to wait for nobody: %s',
    (message, locale, words) => {
      expect(careAtOnce(message, { ...VISITOR, locale, isToldLater: true })).toMatch(words);
    },
  );

  it('speaks of nobody who is told where the matter is not urgent', () => {
    const reader = { ...VISITOR, isToldLater: true };
    expect(careAtOnce('everyone at school hates me', reader)).toBe(
      careAtOnce('everyone at school hates me', VISITOR),
    );
  });

  it('keeps silent about everything else', () => {
    for (const message of [...NEAR_MISSES, ...REDIRECTS.map(([text]) => text)])
      expect(careAtOnce(message, VISITOR)).toBeNull();
    expect(careAtOnce("I'm in danger of failing math", VISITOR)).toBeNull();
  });
});

describe('what people look for on the site', () => {
  it('calls for no care', () => {
    const heard = JUDGED_SEARCHES.filter(({ query }) => cryIn(query) !== null).map(({ query }) => query);
    expect(heard).toEqual([]);
  });
});

describe('the country of a time zone', () => {
  it('is known among those with helplines', () => {
    expect(countryOf('Europe/Paris')).toBe('FR');
    expect(countryOf('America/Chicago')).toBe('US');
    expect(countryOf('UTC')).toBeNull();
  });
});
