import type { DraftItem, MisconceptionId } from '../../draft.ts';
import { text } from '../../phrase.ts';
import type { LocalisedText } from '@ori/contracts/locale';
import { choiceItem, generator, step } from '../../item.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';

/** Two words that sound alike at one end; no word of one pair sounds so like a word of another. */
type Pair = readonly [LocalisedText, LocalisedText];
type Pairs = readonly [Pair, ...Pair[]];

const RHYMES: Pairs = [
  [say('cat', 'chat', 'gato'), say('hat', 'rat', 'pato')],
  [say('moon', 'lune', 'luna'), say('spoon', 'dune', 'cuna')],
  [say('bee', 'abeille', 'abeja'), say('tree', 'oreille', 'oreja')],
  [say('house', 'maison', 'casa'), say('mouse', 'saison', 'masa')],
  [say('star', 'étoile', 'estrella'), say('car', 'voile', 'botella')],
  [say('fox', 'roue', 'zorro'), say('box', 'joue', 'gorro')],
  [say('bear', 'main', 'mano'), say('chair', 'pain', 'piano')],
  [say('king', 'feu', 'rey'), say('ring', 'jeu', 'buey')],
  [say('goat', 'bateau', 'foca'), say('boat', 'gâteau', 'boca')],
  [say('snake', 'souris', 'ratón'), say('cake', 'tapis', 'botón')],
  [say('hen', 'poule', 'gallina'), say('pen', 'boule', 'harina')],
  [say('frog', 'canard', 'sapo'), say('dog', 'renard', 'trapo')],
];
/** Words with one first sound; each pair's first letter differs from those of the others, in every language. */
export const FIRST_SOUNDS: Pairs = [
  [say('moon', 'mer', 'mar'), say('milk', 'mur', 'mesa')],
  [say('sun', 'soleil', 'sol'), say('sock', 'sac', 'sopa')],
  [say('ball', 'balle', 'bota'), say('bed', 'bain', 'barco')],
  [say('fish', 'feu', 'fuego'), say('foot', 'fille', 'foca')],
  [say('dog', 'dé', 'dedo'), say('door', 'dos', 'dado')],
  [say('hat', 'vache', 'gato'), say('hand', 'vent', 'goma')],
  [say('leaf', 'lit', 'luna'), say('lamp', 'lune', 'lápiz')],
  [say('nest', 'nez', 'nariz'), say('nose', 'nid', 'nube')],
  [say('pig', 'pain', 'pato'), say('pan', 'porte', 'pan')],
  [say('ten', 'table', 'taza'), say('tiger', 'tigre', 'tigre')],
  [say('rain', 'rat', 'rosa'), say('rose', 'robe', 'rana')],
  [say('cat', 'café', 'casa'), say('key', 'kilo', 'queso')],
];

/** One way to listen: what is asked, what is believed by who does not hear it. */
interface Listening {
  readonly pairs: Pairs;
  readonly same: LocalisedText;
  readonly odd: LocalisedText;
  readonly missed: MisconceptionId;
  readonly nudge: LocalisedText;
  readonly reason: LocalisedText;
}

const END: Listening = {
  pairs: RHYMES,
  same: say(
    'Which word rhymes with “{word}”?',
    'Quel mot rime avec « {word} » ?',
    '¿Qué palabra rima con «{word}»?',
  ),
  odd: say(
    'Two words rhyme. Which one does not?',
    'Deux mots riment. Lequel ne rime pas ?',
    'Dos palabras riman. ¿Cuál no rima?',
  ),
  missed: 'no-rhyme-heard',
  nudge: say(
    'Listen to the end of each word.',
    'Écoute la fin de chaque mot.',
    'Escucha el final de cada palabra.',
  ),
  reason: say(
    'Words that rhyme end alike.',
    'Les mots qui riment finissent pareil.',
    'Las palabras que riman terminan igual.',
  ),
};
const START: Listening = {
  pairs: FIRST_SOUNDS,
  same: say(
    'Which word begins like “{word}”?',
    'Quel mot commence comme « {word} » ?',
    '¿Qué palabra empieza como «{word}»?',
  ),
  odd: say(
    'Two words begin alike. Which one does not?',
    'Deux mots commencent pareil. Lequel ne va pas ?',
    'Dos palabras empiezan igual. ¿Cuál no?',
  ),
  missed: 'other-first-sound',
  nudge: say(
    'Listen to the start of each word.',
    'Écoute le début de chaque mot.',
    'Escucha el comienzo de cada palabra.',
  ),
  reason: say('The first sound is what counts.', 'Le premier son compte.', 'Cuenta el primer sonido.'),
};
const ALOUD = say('Say each word aloud.', 'Dis chaque mot à voix haute.', 'Di cada palabra en voz alta.');
const TOGETHER = say(
  'These two go together: {one}, {other}.',
  'Ces deux vont ensemble : {one}, {other}.',
  'Estas dos van juntas: {one}, {other}.',
);

const explain = (heard: Listening, prompt: LocalisedText, [one, other]: Pair) => ({
  prompt: text(prompt, { word: one }),
  nudge: text(heard.nudge),
  steps: [step(ALOUD, heard.reason), step(TOGETHER, heard.reason, { one, other })],
});

const others = (heard: Listening, pair: Pair, random: SeededRandom) =>
  random.shuffle(heard.pairs.filter((other) => other !== pair)).map((other) => random.pick(other));

/** Which word sounds like this one? */
function findSame(heard: Listening, random: SeededRandom): DraftItem {
  const drawn = random.pick(heard.pairs);
  const [one, other] = random.integer(0, 1) === 0 ? drawn : ([drawn[1], drawn[0]] as const);
  const wrong = others(heard, drawn, random).slice(0, 2);
  return choiceItem(
    explain(heard, heard.same, [one, other]),
    random,
    { text: text(other) },
    wrong.map((word) => [{ text: text(word) }, heard.missed]),
  );
}

/** Which of three words does not sound like the two others? */
function findOdd(heard: Listening, random: SeededRandom): DraftItem {
  const pair = random.pick(heard.pairs);
  const [odd = pair[0]] = others(heard, pair, random);
  return choiceItem(
    explain(heard, heard.odd, pair),
    random,
    { text: text(odd) },
    pair.map((word) => [{ text: text(word) }, heard.missed]),
  );
}

/** Rhymes, first sounds, and the word that does not fit; each language has its own words. */
export const laPhonemic = generator('la-phonemic', (random, difficulty) => {
  if (difficulty === 1) return findSame(END, random);
  return difficulty === 2 ? findSame(START, random) : findOdd(random.pick([END, START] as const), random);
});
