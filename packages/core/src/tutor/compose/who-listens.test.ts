import { LOCALES } from '@ori/contracts/locale';
import { TUTOR_TIERS } from '@ori/contracts/tutor-names';
import { describe, expect, it } from 'vitest';
import { NO_GROUND } from '../ground.ts';
import { fitsTier } from '../reading.ts';
import type { Listener, Move } from '../turn.ts';
import { compose } from './compose.ts';

const move = (kind: Move['kind'], because: string): Move => ({
  kind,
  intent: 'other',
  level: 0,
  because,
  forbidden: [],
});
const VARIETIES = [0, 1, 2, 3];

function said(made: Move, listener: Partial<Listener>, variety = 0) {
  const whole = { tier: 'high', locale: 'en', personality: 'guide', firstName: 'Alma', ...listener } as const;
  return compose(made, NO_GROUND, whole, variety);
}

const about = (listener: Partial<Listener>) => said(move('greet', 'about-tutor'), listener).message;

describe('who Ori is', () => {
  it('is told with who can read along, as it is', () => {
    expect(about({ isReadAlong: true })).toMatch(/adults in charge of your account can read/);
    expect(about({ isReadAlong: false })).toMatch(/Besides you, only an administrator/);
    expect(about({ firstName: null })).toMatch(/Nothing we write here is kept/);
  });

  it('keeps to the length and words of each tier, whoever reads along', () => {
    for (const locale of LOCALES)
      for (const tier of TUTOR_TIERS)
        for (const who of [{ isReadAlong: true }, { isReadAlong: false }, { firstName: null }])
          expect(fitsTier(about({ tier, locale, ...who }), tier, locale), `${tier} ${locale}`).toBe(true);
  });
});

describe('a grown learner', () => {
  const TO_OTHERS = /parent|teacher|grown-up|enseignant|adulte|docente|familia/i;

  it.each(['no-ground', 'human-help'])('is sent to neither parent nor teacher (%s)', (because) => {
    for (const locale of LOCALES)
      for (const variety of VARIETIES) {
        const { message, suggestedActions } = said(
          move('redirect', because),
          { locale, isGrown: true },
          variety,
        );
        expect(`${message} ${suggestedActions.join(' ')}`).not.toMatch(TO_OTHERS);
        expect(fitsTier(message, 'high', locale), message).toBe(true);
      }
  });

  it('is offered no grown-up to ask, as a pupil is', () => {
    for (const because of ['sad', 'unwell', 'feeling', 'discouraged']) {
      expect(said(move('greet', because), { isGrown: true }).suggestedActions).not.toContain(
        'Ask a grown-up',
      );
      expect(said(move('greet', because), {}).suggestedActions).toContain('Ask a grown-up');
    }
  });
});
