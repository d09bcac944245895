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
    ['How much is it?', 'pricing'],
    ['How much per month?', 'pricing'],
    ['How much for a family?', 'pricing'],
    ['Is it free?', 'pricing'],
    ['What plans do you have?', 'pricing'],
    ['Combien ?', 'pricing'],
    ['C’est combien ?', 'pricing'],
    ['Combien par mois ?', 'pricing'],
    ['C’est gratuit ?', 'pricing'],
    ['¿Cuánto?', 'pricing'],
    ['¿Cuánto al mes?', 'pricing'],
    ['¿Qué planes hay?', 'pricing'],
    ['How do I get started?', 'sign-up'],
    ['¿Cómo creo una cuenta?', 'sign-up'],
  ])('still tell a visitor who asks “%s” about %s', (message, id) => {
    expect(cannedAnswer(message, 'visitor', 'en').id).toBe(id);
  });

  it.each([
    'How much is 7 x 8?',
    'Combien font 7 x 8 ?',
    '¿Cuánto es 7 por 8?',
    '7 x 8',
    'A pencil costs 3 dollars and a pen costs 2. What do both cost?',
    'Un crayon coûte 3 euros, un stylo 2. Quel est le prix des deux ?',
    'How many sides has a hexagon?',
    'Combien de côtés a un hexagone ?',
    '¿Cuántos lados tiene un hexágono?',
    'Qu’est-ce qu’un plan en géométrie ?',
    'What is free fall?',
    'Compte jusqu’à 10',
    'Cuenta hasta diez',
  ])('tell nobody the prices, or how to sign up, who asks “%s”', (message) => {
    expect(['demo', null]).toContain(cannedAnswer(message, 'visitor', 'en').id);
  });

  it('lead a visitor’s sum to where sums are answered', () => {
    expect(cannedAnswer('Combien font 7 x 8 ?', 'visitor', 'fr')).toMatchObject({ path: '/demo/ai-tutors' });
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
