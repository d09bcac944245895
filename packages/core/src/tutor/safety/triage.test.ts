import { describe, expect, it } from 'vitest';
import { CRIES_EN, CRIES_ES, CRIES_FR, REDIRECTS } from './testing/cries.ts';
import { INDIRECT_CRIES } from './testing/indirect-cries.ts';
import { NEAR_MISSES } from './testing/near-misses.ts';
import { triage } from './triage.ts';

const URGENT = ['self-harm', 'abuse', 'grooming', 'threat'];
const SOFT = ['distress', 'bullying', 'eating', 'drugs'];

describe.each([
  ['English', CRIES_EN],
  ['French', CRIES_FR],
  ['Spanish', CRIES_ES],
])('a cry in %s', (_, cries) => {
  it.each(cries)('is heard: %s (%s)', (message, category) => {
    const heard = triage(message);
    expect(heard?.category).toBe(category);
    expect(heard?.tier).toBe(URGENT.includes(category) ? 'S1' : 'S2');
  });

  it('is tried in at least 40 ways', () => expect(cries.length).toBeGreaterThanOrEqual(40));
});

describe('a cry that names nothing', () => {
  it.each(INDIRECT_CRIES)('is heard all the same: %s (%s)', (message, tier) => {
    expect(triage(message)?.tier).toBe(tier);
  });
});

describe('a message to be redirected', () => {
  it.each(REDIRECTS)('is told apart: %s (%s)', (message, category) => {
    const heard = triage(message);
    expect(heard?.category).toBe(category);
    expect(heard?.tier).toBe(category === 'pii' ? 'pii' : 'S3');
    expect(SOFT).not.toContain(heard?.category);
  });
});

describe('a message that only sounds alarming', () => {
  it.each(NEAR_MISSES.map((message) => [message]))('raises no alarm: %s', (message) => {
    expect(triage(message)).toBeNull();
  });
});

describe('the most urgent thing in a message', () => {
  it('comes first, whatever else it holds', () => {
    expect(triage('fuck this, my pin is 4821 and i want to kill myself')?.category).toBe('self-harm');
    expect(triage('they make fun of me and my dad hits me')?.category).toBe('abuse');
    expect(triage('shit, my email is kid@example.org')?.category).toBe('pii');
  });
});

describe('a hint at the family', () => {
  it.each([
    'my stepdad comes in my room at night',
    'i want to die, i cant stay in this house with my dad',
    'mon oncle me touche',
    'le tengo miedo a mi padrastro',
    'im scared to go home',
  ])('is taken: %s', (message) => expect(triage(message)?.involvesFamily).toBe(true));

  it.each([
    'i want to kill myself',
    'can you tell my mom that i want to die',
    'my grandpa died and i want to die',
  ])('is not seen where nobody of the family is part of it: %s', (message) =>
    expect(triage(message)).toMatchObject({ tier: 'S1', involvesFamily: false }),
  );
});

describe('a message of 2,000 characters made to be slow', () => {
  const SLOW = [
    'a '.repeat(1_000),
    'i want to to to to to '.repeat(90),
    'my dad always keeps often '.repeat(77),
    '1'.repeat(2_000),
    'a.'.repeat(1_000),
    '555-'.repeat(500),
    'my name is Aa Bb Cc Dd Ee '.repeat(77),
    '12 rue de la de la '.repeat(105),
    'k1ll '.repeat(400),
    'x@'.repeat(1_000),
  ];
  it.each(SLOW.map((message) => [message.slice(0, 20), message.slice(0, 2_000)]))(
    'is read within 50 ms: %s…',
    (_, message) => {
      const runsMs = Array.from({ length: 5 }, () => {
        const before = performance.now();
        triage(message);
        return performance.now() - before;
      });
      expect(Math.min(...runsMs)).toBeLessThan(50);
    },
  );
});
