import { LOCALES, type Locale } from '@ori/contracts/locale';
import type { ChoiceOption, PracticeItem } from '@ori/contracts/practice';
import type { Checker } from './reading.ts';

type PerLocale<Value> = Readonly<Record<Locale, Value>>;

/** The sentences as they should stand, written for the checks alone. */
const SENTENCES: PerLocale<string> = {
  en: `We play with Leo. The cat is big. I go to the park. I have a red hat. The fish is in the water. Mom and Dad sing.
    She is my sister. This gift is for you. The birds sing. We like milk. I see the moon. They are at school. Mom said yes.
    The cat was here. What is it? I like soup. We have a dog. They sing well. I see you. We are here. You are my friend.
    This is for Leo.`,
  fr: `On joue avec Léo. Le chat est grand. Je vais à la mer. Tu as un chapeau rouge. Le poisson est dans l’eau.
    Maman et Papa chantent. Elle est ma sœur. Ce cadeau est pour toi. Les oiseaux chantent. On aime le lait.
    Je vois la lune. Ils sont à l’école. Le chat est dans la boîte. Ils sont ici. Elle chante bien. Tu as une pomme.
    Je vais chez Mamie. Mina vient aussi. Le chat est là. Nous jouons ici. Le chat est petit. Le chat est sur le lit.
    Qui est là ? Ce livre est à moi. Le pain est très bon.`,
  es: `Jugamos con Leo. El gato es grande. Voy a la playa. Mamá tiene un gorro rojo. El pez está en el agua.
    Mamá y papá cantan. Ella es mi hermana. Este regalo es para ti. Los pájaros cantan. Me gusta la leche. Veo la luna.
    Ellos están en la escuela. El pan está muy rico. Aquí hay un gato. Mamá dice que sí. Hoy voy al parque.
    Mina tiene un perro. Ella canta bien. Ellos son amigos. ¿Dónde está Leo? Todo está listo. Una niña canta.
    El gato está aquí. Es pequeño, pero fuerte. Mamá canta muy bien. ¡Hola, Leo! Ayer comimos pan.`,
};
const sentencesIn = (locale: Locale) =>
  new Set(SENTENCES[locale].split(/(?<=[.?!])\s+(?![?!])/u).map((sentence) => sentence.trim()));
const KNOWN: PerLocale<ReadonlySet<string>> = {
  en: sentencesIn('en'),
  fr: sentencesIn('fr'),
  es: sentencesIn('es'),
};

const plain = (words: string) => words.replaceAll('\u202f', ' ');
const optionsOf = ({ answerKind }: PracticeItem): readonly ChoiceOption[] =>
  answerKind.kind === 'choice' || answerKind.kind === 'order' ? answerKind.options : [];

/** The pieces in the order of the answer, as one word. */
function builtWord(item: PracticeItem, locale: Locale): string {
  const pieces = new Map(optionsOf(item).map(({ id, text }) => [id, text[locale]]));
  return item.answer
    .split(',')
    .map((id) => pieces.get(id) ?? '')
    .join('');
}

/** The sentence of the question, its gap filled. */
function filledIn(item: PracticeItem, locale: Locale, filling: string): string {
  const sentences = plain(item.prompt[locale]).split(/(?<=[.?!])\s+(?![?!])/u);
  return (sentences.find((sentence) => sentence.includes('_')) ?? '').replace(/_+/, filling).trim();
}

const checkSight: Checker = (item) =>
  LOCALES.every((locale) => {
    const holds = (filling: string) => KNOWN[locale].has(filledIn(item, locale, filling));
    if (item.answerKind.kind === 'order') return holds(builtWord(item, locale));
    return optionsOf(item).every(({ id, text }) => holds(text[locale]) === (id === item.answer));
  });

/** A piece of what is said of a thing, and its word. */
const NAMED: PerLocale<Readonly<Record<string, string>>> = {
  en: {
    meow: 'cat',
    quacks: 'duck',
    'a room': 'lamp',
    sticks: 'drum',
    'drink from': 'cup',
    keep: 'box',
    warms: 'sun',
    rings: 'bell',
    'by day': 'sun',
    barks: 'dog',
    sleep: 'bed',
    green: 'frog',
    'drink it': 'milk',
    'beat it.': 'drum',
    fingers: 'hand',
    fins: 'fish',
    croaks: 'frog',
    'hen lays': 'egg',
    trunk: 'tree',
    'your head': 'hat',
    'lays eggs': 'hen',
    'builds it': 'nest',
  },
  fr: {
    miaule: 'chat',
    cancane: 'canard',
    éclaire: 'lampe',
    baguettes: 'tambour',
    boit: 'tasse',
    garde: 'boîte',
    chauffe: 'soleil',
    sonne: 'cloche',
    affaires: 'sac',
    roule: 'bus',
    toit: 'mur',
    entourée: 'lac',
    nuit: 'lune',
    roues: 'vélo',
    danses: 'jupe',
    faces: 'cube',
    nageoires: 'poisson',
    coasse: 'grenouille',
    pond: 'œuf',
    tronc: 'arbre',
    soupe: 'bol',
    coud: 'fil',
    dentifrice: 'tube',
    marcher: 'pile',
  },
  es: {
    miau: 'gato',
    cuac: 'pato',
    cuarto: 'lámpara',
    palillos: 'tambor',
    bebe: 'taza',
    Guarda: 'caja',
    calienta: 'sol',
    Suena: 'campana',
    'de día': 'sol',
    Nada: 'pez',
    olas: 'mar',
    horno: 'pan',
    noche: 'luna',
    'come en': 'mesa',
    cielo: 'nube',
    aletas: 'pez',
    croa: 'rana',
    gallina: 'huevo',
    tronco: 'árbol',
    sopa: 'sal',
    'la lámpara': 'luz',
    pétalos: 'flor',
    dedos: 'mano',
  },
};
function wordFor(description: string, locale: Locale): string {
  return Object.entries(NAMED[locale]).find(([piece]) => description.includes(piece))?.[1] ?? '';
}

const checkBlend: Checker = (item) =>
  LOCALES.every((locale) => {
    const prompt = plain(item.prompt[locale]);
    if (item.answerKind.kind === 'order') return wordFor(prompt, locale) === builtWord(item, locale);
    const sounds = /\S(?: · \S)+/u.exec(prompt)?.[0].replaceAll(' · ', '');
    const read = /[“«]\s*(.+?)\s*[”»]/u.exec(prompt)?.[1];
    return optionsOf(item).every(({ id, text }) => {
      const fits = sounds === undefined ? wordFor(text[locale], locale) === read : text[locale] === sounds;
      return fits === (id === item.answer);
    });
  });

/** Spellings of sounds, in the order in which they are looked for. */
const SPELLINGS: PerLocale<readonly RegExp[]> = {
  en: [/sh/, /ch/, /th/, /oo/, /ee/, /a[^aeiou]e$/, /i[^aeiou]e$/, /o[^aeiou]e$/, /a/, /i/, /o/, /s/],
  fr: [/ch/, /ou/, /on/, /in$/, /an(?![aeiou])/, /i(?:t|s|d|)$/, /o(?:t|)$/, /c/, /u/],
  es: [/ch/, /ll/, /rr/, /qu/, /gu[eií]/, /g[eiaé]|ág/, /r/, /l/, /c/],
};
/** Letters that belong together, whatever stands around them. */
const PAIRS: PerLocale<RegExp> = {
  en: /sh|ch|th|oo|ee|ck|ng|ai|oa/,
  fr: /ch|ou|on|in$|an(?![aeiou])|oi|au|eu/,
  es: /ch|ll|rr|qu|gu[eií]/,
};
const soundOf = (word: string, locale: Locale) =>
  SPELLINGS[locale].findIndex((spelling) => spelling.test(word));
const lastWord = (words: string) => words.split(' ').at(-1) ?? '';

function sortsSounds(item: PracticeItem, locale: Locale): boolean {
  if (item.answerKind.kind !== 'match') return false;
  const { left, right } = item.answerKind;
  const chosen = new Set(item.answer.split(','));
  return left.every((word) =>
    right.every(
      (side) =>
        (soundOf(word.text[locale], locale) === soundOf(lastWord(side.text[locale]), locale)) ===
        chosen.has(`${word.id}-${side.id}`),
    ),
  );
}

const checkDigraph: Checker = (item) =>
  LOCALES.every((locale) => {
    if (item.answerKind.kind === 'match') return sortsSounds(item, locale);
    const sample = [...plain(item.prompt[locale]).matchAll(/[“«]\s*(.+?)\s*[”»]/gu)].at(1)?.[1];
    return optionsOf(item).every(({ id, text }) => {
      const word = text[locale];
      const fits =
        sample === undefined ? PAIRS[locale].test(word) : soundOf(word, locale) === soundOf(sample, locale);
      return fits === (id === item.answer);
    });
  });

/** Checkers of early reading, in every language: sentences, meanings and spellings written for the checks alone. */
export const READING_K_2_CHECKERS: Readonly<Record<string, Checker>> = {
  'la-sight': checkSight,
  'la-blend': checkBlend,
  'la-digraph': checkDigraph,
};
