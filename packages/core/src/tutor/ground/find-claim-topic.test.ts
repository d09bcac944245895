import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { findClaimTopic } from './find-claim-topic.ts';

const claimOn = (message: string) => findClaimTopic(message)?.claim ?? null;

/** A claim, and how it is asked for in each language. */
const ASKED: readonly (readonly [claim: string, en: string, fr: string, es: string])[] = [
  ['contested.chakras', 'do chakras exist?', 'est-ce que les chakras existent ?', '¿existen los chakras?'],
  ['contested.432', 'does 432 hz heal you', 'Le 432 Hz guérit-il ?', '¿Los 432 Hz curan?'],
  [
    'contested.solfeggio-528',
    'is 528Hz the love frequency',
    'que fait le 528 hertz',
    '¿qué hacen los 528 hercios?',
  ],
  [
    'contested.healing-frequency',
    'can frequencies heal people?',
    'les fréquences peuvent guérir ?',
    '¿las frecuencias curan enfermedades?',
  ],
  [
    'contested.dogon-sirius',
    'how did the Dogon know about Sirius B',
    'Les Dogons connaissaient-ils Sirius B ?',
    '¿Los dogones conocían Sirio B?',
  ],
  [
    'contested.golden-ratio',
    'is the golden ratio in the Parthenon?',
    'Y a-t-il le nombre d’or dans le Parthénon ?',
    '¿El Partenón usa la proporción áurea?',
  ],
  [
    'contested.tesla-free-energy',
    'did Tesla invent free energy',
    'Tesla a-t-il trouvé l’énergie libre ?',
    '¿Tesla descubrió la energía libre?',
  ],
  [
    'contested.pyramid-power',
    'is pyramid power real',
    'le pouvoir des pyramides',
    'el poder de las pirámides',
  ],
  [
    'contested.pyramid-constants',
    'is pi hidden in the great pyramid',
    'pi dans la Grande Pyramide',
    'pi en la gran pirámide',
  ],
  [
    'contested.ancient-astronauts',
    'did aliens build the pyramids?',
    'Des extraterrestres ont-ils construit les pyramides ?',
    '¿Los extraterrestres construyeron las pirámides?',
  ],
  [
    'site.giza.built',
    'did slaves build the pyramids',
    'Qui a construit les pyramides ?',
    '¿Quién construyó las pirámides?',
  ],
  ['contested.astrology', 'is astrology true', 'l’astrologie, c’est vrai ?', '¿la astrología es verdad?'],
  ['contested.binaural', 'do binaural beats work', 'les sons binauraux', 'sonidos binaurales'],
  ['contested.pineal', 'what is the third eye', 'c’est quoi le troisième œil', '¿qué es el tercer ojo?'],
  [
    'contested.ten-percent',
    'do we only use 10% of our brain?',
    'on utilise 10 % de notre cerveau ?',
    '¿usamos el 10 % del cerebro?',
  ],
  ['contested.water-memory', 'does water have memory', 'la mémoire de l’eau', 'la memoria del agua'],
  ['contested.baghdad-battery', 'was the Baghdad battery real', 'la pile de Bagdad', 'la batería de Bagdad'],
  ['contested.maya-2012', 'why did the Maya say 2012', 'les Mayas et 2012', 'los mayas y el 2012'],
  [
    'contested.egypt-greece',
    'did the Greeks steal from Egypt',
    'Les Grecs ont-ils volé l’Égypte ?',
    '¿Los griegos robaron de Egipto?',
  ],
  ['history.numerals.knots-read', 'what is a quipu?', 'un quipu, c’est quoi ?', '¿qué es un quipu?'],
  [
    'lesson.numerals-on-the-road.maya-zero',
    'did the Maya have zero?',
    'les Mayas avaient-ils un zéro ?',
    '¿Los mayas tenían el cero?',
  ],
  [
    'story.great-zimbabwe-did',
    'who built Great Zimbabwe',
    'qui a construit le Grand Zimbabwe',
    'quién construyó Gran Zimbabue',
  ],
  [
    'bridge.lead-stays-lead',
    'can you turn lead into gold',
    'changer le plomb en or',
    'convertir plomo en oro',
  ],
];

describe('topics of the claim ledger', () => {
  it.each(ASKED)('finds %s in three languages', (claim, ...asked) => {
    expect(asked.map(claimOn)).toEqual([claim, claim, claim]);
  });

  it.each([
    // The ledger holds nothing on these: nothing near them will do.
    'who was Benjamin Banneker',
    'are the pyramids aligned to Orion',
    'what is a numerator',
    // The same words, and another matter.
    'what is the volume of a pyramid with base 6 and height 4',
    'aire latérale de la pyramide',
    'what is Gibbs free energy',
    'how far does a tesla drive on one charge',
    'what is the frequency of a 440 Hz tone',
    'a wave has a frequency of 432 and a speed of 340',
    'what does 10% of 250 make',
    'my brain is 10 years old',
    'the golden ratio formula',
    'how many zeros has a million',
    'are there aliens in space',
    'what do astronauts eat',
    'how does a battery work',
    'which tribe lives near Baghdad',
    'how do I lead a group in a gold mine',
    'what is the greatest common factor of 12 and 18',
    'cuál es el área de una pirámide',
    'quand est née la Grèce',
    'star charts and astronomy',
    'remember to drink water',
    'gracias',
    '',
  ])('finds nothing in “%s”', (message) => {
    expect(claimOn(message)).toBeNull();
  });

  it('leaves long messages alone: a word in passing asks nothing', () => {
    expect(claimOn(`${'He wrote a page about his day at school. '.repeat(5)}Chakras came up.`)).toBeNull();
  });
});

/** CLINC150 (CC BY 3.0) and GSM8K (MIT), where they stand beside the project: read here, never shipped. */
const fileOf = (name: string) =>
  fileURLToPath(new URL(`../../../../../../shared/data/${name}`, import.meta.url));
const FILES = ['clinc.json', 'gsm_test.jsonl'].map(fileOf);

describe.skipIf(FILES.some((file) => !existsSync(file)))('everyday lines and school problems', () => {
  it('are never answered with a claim, but for those that name one', () => {
    const [clinc = '', gsm = ''] = FILES.map((file) => readFileSync(file, 'utf8'));
    const said = Object.values(JSON.parse(clinc) as Record<string, readonly (readonly [string, string])[]>)
      .flat()
      .map(([text]) => text);
    const asked = gsm
      .trim()
      .split('\n')
      .map((line) => (JSON.parse(line) as { question: string }).question);
    const found = [...said, ...asked].filter((line) => claimOn(line) !== null);
    expect(said.length + asked.length).toBeGreaterThan(20_000);
    expect(found).toEqual([]);
  });
});
