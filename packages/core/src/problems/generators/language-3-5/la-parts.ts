import { groupOf, sortAll, whyOf, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { CLASS_BY_MEANING } from '../../misconceptions/writing.ts';
import { say } from '../../say.ts';
import { chooseTense } from './verb-tenses.ts';

const WHYS = [
  say(
    'It names a person, a thing or a thought.',
    'Il nomme une personne, une chose ou une idée.',
    'Nombra una persona, una cosa o una idea.',
  ),
  say(
    'It tells what is done or what happens.',
    'Il dit ce qu’on fait ou ce qui arrive.',
    'Dice lo que se hace o lo que ocurre.',
  ),
  say('It stands in place of a name.', 'Il se met à la place d’un nom.', 'Está en lugar de un nombre.'),
] as const;
const NAMES = [
  say('Noun', 'Nom', 'Nombre'),
  say('Verb', 'Verbe', 'Verbo'),
  say('Pronoun', 'Pronom', 'Pronombre'),
] as const;
const group = (at: 0 | 1 | 2) => ({
  name: NAMES[at],
  ask: say('Which word is one?', 'Quel mot en est un ?', '¿Qué palabra lo es?'),
  why: WHYS[at],
  falseWhys: WHYS.filter((_, other) => other !== at).map((why) => [why, CLASS_BY_MEANING] as const),
  mistaken: CLASS_BY_MEANING,
});
const word = (at: number, en: string, fr: string, es: string) => ({ name: say(en, fr, es), group: at });

const BANK: SortBank = {
  groups: [group(0), group(1), group(2)],
  things: [
    word(0, 'river', 'rivière', 'río'),
    word(0, 'teacher', 'professeur', 'maestra'),
    word(0, 'joy', 'joie', 'alegría'),
    word(0, 'pencil', 'crayon', 'lápiz'),
    word(0, 'friendship', 'amitié', 'amistad'),
    word(0, 'bridge', 'pont', 'puente'),
    word(0, 'patience', 'patience', 'paciencia'),
    word(0, 'mountain', 'montagne', 'montaña'),
    word(1, 'eat', 'manger', 'comer'),
    word(1, 'write', 'écrire', 'escribir'),
    word(1, 'grow', 'grandir', 'crecer'),
    word(1, 'forget', 'oublier', 'olvidar'),
    word(1, 'bring', 'apporter', 'traer'),
    word(1, 'listen', 'écouter', 'escuchar'),
    word(1, 'choose', 'choisir', 'elegir'),
    word(1, 'become', 'devenir', 'volverse'),
    word(2, 'she', 'elle', 'ella'),
    word(2, 'they', 'ils', 'ellos'),
    word(2, 'we', 'nous', 'nosotros'),
    word(2, 'you', 'tu', 'tú'),
    word(2, 'he', 'il', 'él'),
    word(2, 'I', 'je', 'yo'),
  ],
  askGroup: say(
    'Which kind of word is “{thing}”?',
    'Quelle sorte de mot est « {thing} » ?',
    '¿Qué clase de palabra es «{thing}»?',
  ),
  askSort: say(
    'Say of each word which kind it is.',
    'Dis de chaque mot quelle sorte c’est.',
    'Di de cada palabra qué clase es.',
  ),
  askWhy: say(
    'What does the word “{thing}” do in a sentence?',
    'Que fait le mot « {thing} » dans une phrase ?',
    '¿Qué hace la palabra «{thing}» en una frase?',
  ),
  nudge: say(
    'Put the word into a short sentence.',
    'Mets le mot dans une petite phrase.',
    'Pon la palabra en una frase corta.',
  ),
  rule: [
    say(
      'Ask what work the word does there.',
      'Demande quel travail le mot y fait.',
      'Pregunta qué trabajo hace ahí la palabra.',
    ),
    say(
      'Its work, not its length or sound, decides the kind.',
      'Son travail, non sa longueur ni son son, décide de la sorte.',
      'Su trabajo, no su largo ni su sonido, decide la clase.',
    ),
  ],
};

/** Nouns, verbs and pronouns: named, sorted, told by their work; verbs put into their tense. */
export const laParts = generator('la-parts', (random, difficulty) => {
  if (difficulty === 1) return groupOf(BANK, random);
  if (random.integer(0, 1) === 0) return chooseTense(random);
  return difficulty === 2
    ? sortAll(BANK, random, 3)
    : random.integer(0, 1) === 0
      ? whyOf(BANK, random)
      : sortAll(BANK, random, 5);
});
