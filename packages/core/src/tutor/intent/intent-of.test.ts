import { LOCALES } from '@ori/contracts/locale';
import { TUTOR_INTENTS } from '@ori/contracts/tutor-names';
import type { TutorIntent } from '@ori/contracts/tutor-names';
import { describe, expect, it } from 'vitest';
import { intentOf } from './intent-of.ts';
import heldOut from './testing/held-out.json' with { type: 'json' };
import { TRAINING_PHRASES } from './training/phrases.ts';

const SAID: readonly (readonly [string, TutorIntent])[] = [
  ['hi!!', 'greeting'],
  ['Thanks, Ori', 'thanks'],
  ['gtg bye', 'goodbye'],
  ['What does denominator mean?', 'define'],
  ['help me with my homework', 'hint'],
  ['just tell me the answer', 'give-answer'],
  ["I'm stuck", 'stuck'],
  ['I am stuck, show me more', 'hint'],
  ['help me a bit more', 'hint'],
  ['Je suis bloqué, montre-moi la suite', 'hint'],
  ['aide-moi encore', 'hint'],
  ['estoy atascado, muéstrame más', 'hint'],
  ["explain it like I'm five", 'stuck'],
  ['say that in simpler words', 'stuck'],
  ['explique-le-moi comme si j’avais 5 ans', 'stuck'],
  ['explícamelo como si tuviera 5 años', 'stuck'],
  ['check my work', 'check-work'],
  ["what's next?", 'lesson'],
  ['what do I have today?', 'schedule'],
  ['show my progress', 'progress'],
  ['3x + 5 = 20', 'solve'],
  ['What is 3/4 + 1/2?', 'solve'],
  ['2x + 3 = 11\n2x = 8\nx = 4', 'check-work'],
  ['Bonjour !', 'greeting'],
  ["j'y arrive pas", 'stuck'],
  ['Donne-moi la réponse', 'give-answer'],
  ['Ça veut dire quoi, dénominateur ?', 'define'],
  ["c'est quoi la suite", 'lesson'],
  ['combien font 7 × 8 ?', 'solve'],
  ['¡Hola!', 'greeting'],
  ['no entiendo', 'stuck'],
  ['¿Qué significa denominador?', 'define'],
  ['dame una pista', 'hint'],
  ['¿cómo voy?', 'progress'],
  ['¿Cuánto es 7 × 8?', 'solve'],
  ['c koi une fraction', 'define'],
  ['c quoi un pourcentage ?', 'define'],
  ['c koi la reponse', 'give-answer'],
  ['c’est quoi la moitié de 8', 'solve'],
  ['j’ai pas compris les pourcentages', 'stuck'],
  ['jai rien compris', 'stuck'],
  ['je n’ai pas bien compris la leçon', 'stuck'],
  ['j’ai compris', 'affirm'],
  ['no he entendido los porcentajes', 'stuck'],
  ['no entendi lo de las fracciones', 'stuck'],
  ['Comment on écrit 0,75 en fraction ?', 'solve'],
  ['comment on écrit 3/4 en décimal', 'solve'],
  ['écris 0,75 en fraction', 'solve'],
  ['¿Cómo se escribe 0,75 como fracción?', 'solve'],
  ['comment on écrit une lettre', 'explain'],
];

describe('what a message wants', () => {
  it.each(SAID)('is read from it: %s → %s', (text, intent) => {
    expect(intentOf(text, 'en').intent).toBe(intent);
  });

  it.each(['', '   ', '???', '🙂', 'asdf jkl qwop', 'x'.repeat(2_000), 'a '.repeat(1_000)])(
    'is "other" when there is nothing to read in it: %s',
    (text) => {
      expect(intentOf(text, 'en').intent).toBe('other');
    },
  );

  it('does not depend on the language the page is in', () => {
    const said = LOCALES.map((locale) => intentOf('donne-moi un indice', locale).intent);
    expect(said).toEqual(['hint', 'hint', 'hint']);
  });
});

describe('phrases held out of training, at least ten an intent', () => {
  const cases = TUTOR_INTENTS.flatMap((intent) => heldOut[intent].map((text) => ({ intent, text })));

  it('stand in no training set', () => {
    const trained = new Set(TRAINING_PHRASES.flatMap((phrases) => Object.values(phrases).flat()));
    expect(cases.filter(({ text }) => trained.has(text))).toEqual([]);
    for (const intent of TUTOR_INTENTS) expect(heldOut[intent].length).toBeGreaterThanOrEqual(10);
  });

  it('are read right in at least nine of ten cases', () => {
    const right = cases.filter(({ intent, text }) => intentOf(text, 'en').intent === intent);
    expect(right.length / cases.length).toBeGreaterThanOrEqual(0.9);
  });
});
