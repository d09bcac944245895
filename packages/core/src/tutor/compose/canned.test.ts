import { LOCALES } from '@ori/contracts/locale';
import { describe, expect, it } from 'vitest';
import { CANNED, cannedAnswer } from './canned.ts';

describe('canned answers', () => {
  it.each([
    ['How much does it cost?', 'pricing'],
    ['Combien ça coûte ?', 'pricing'],
    ['¿Cuánto cuesta?', 'pricing'],
    ['Can I see a demo?', 'demo'],
    ['How do I sign up?', 'sign-up'],
    ['Comment créer un compte ?', 'sign-up'],
  ])('tell a visitor who asks “%s” about %s', (message, id) => {
    expect(cannedAnswer(message, 'visitor', 'en').id).toBe(id);
  });

  it.each([
    ['What is on my schedule today?', 'schedule'],
    ['Continue my lesson', 'session'],
    ['Show my progress', 'progress'],
    ['I need help', 'help'],
    ['Ayúdame con la tarea', 'help'],
  ])('tell a signed-in user who asks “%s” about %s', (message, id) => {
    expect(cannedAnswer(message, 'signed-in', 'en').id).toBe(id);
  });

  it('are passed over for the audience they are not flagged for', () => {
    expect(cannedAnswer('How much does it cost?', 'signed-in', 'en').id).toBeNull();
    expect(cannedAnswer('What is my streak?', 'visitor', 'en').id).toBeNull();
    for (const { id, audience } of CANNED)
      expect(audience).toBe(['pricing', 'demo', 'sign-up'].includes(id) ? 'visitor' : 'signed-in');
  });

  it('name all plans and their prices in every language', () => {
    for (const locale of LOCALES) {
      const { message } = cannedAnswer('pricing', 'visitor', locale);
      for (const figure of ['1', '29', '5', '99', '49', '49[.,]99', '499'])
        expect(message).toMatch(new RegExp(String.raw`\b${figure}\b`));
    }
    expect(cannedAnswer('price', 'visitor', 'en').message).toContain(
      'Teacher Edition $49/month (classroom tools)',
    );
  });

  it('answer anything else with what may be asked', () => {
    expect(cannedAnswer('zzz', 'visitor', 'fr')).toMatchObject({ id: null, path: null });
  });
});
