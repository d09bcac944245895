import { SUBJECTS } from '@ori/contracts/subjects';
import type { Subject } from '@ori/contracts/subjects';
import { plainWords } from '../safety/readings.ts';
import { hasSum } from './maths-writing.ts';

const WORDS: Readonly<Record<Subject, string>> = {
  math: `math maths mathematics algebra geometry fraction fractions decimal decimals equation equations multiplication
  division subtraction addition denominator numerator percent percentage perimeter exponent quadratic polynomial
  derivative integral probability hypotenuse pythagoras ratio arithmetic calculus trigonometry
  mathematiques multiplication soustraction denominateur numerateur pourcentage perimetre probabilite
  matematicas mates multiplicacion resta suma denominador numerador porcentaje perimetro probabilidad fraccion fracciones
  ecuacion ecuaciones decimales`,
  science: `science biology chemistry physics photosynthesis cell cells atom atoms molecule molecules gravity energy planet
  planets volcano volcanoes ecosystem dinosaur dinosaurs magnet magnets electricity evolution mitosis osmosis
  biologie chimie physique photosynthese cellule atome gravite planete planetes volcan ecosysteme
  ciencia ciencias biologia quimica fisica fotosintesis celula atomo gravedad planetas volcanes ecosistema electricidad`,
  language: `grammar spelling noun nouns verb verbs adjective adjectives adverb pronoun paragraph essay poem poetry
  punctuation comma vocabulary phonics metaphor simile synonym thesis
  grammaire orthographe conjugaison verbe verbes adjectif adjectifs dictee redaction poeme ponctuation
  gramatica ortografia sustantivo verbo verbos adjetivo adjetivos ensayo puntuacion poesia`,
  social: `history geography government democracy constitution empire civilization pharaoh egypt revolution war continent
  continents economics citizenship ancestors
  histoire geographie gouvernement democratie empire egypte pharaon civilisation
  historia geografia gobierno democracia imperio egipto faraon civilizacion continentes`,
  life: `cooking budget budgeting saving gardening first_aid chores nutrition time_management sewing
  cuisine jardinage premiers_secours couture
  cocina jardineria primeros_auxilios presupuesto costura`,
};
const TOPICS = SUBJECTS.map((subject) => ({
  subject,
  words: new Set(WORDS[subject].split(/\s+/).map((word) => word.replace('_', ' '))),
}));

/** Words and pairs of words of a message. */
function termsOf(text: string): readonly string[] {
  const words = plainWords(text).split(' ');
  return [...words, ...words.slice(1).map((word, index) => `${words[index] ?? ''} ${word}`)];
}

/** The school subject a message plainly speaks of; null where none is named, or two are named alike often. */
export function topicOf(text: string): Subject | null {
  const terms = termsOf(text);
  const counted = TOPICS.map(({ subject, words }) => ({
    subject,
    count: terms.filter((term) => words.has(term)).length,
  })).toSorted((a, b) => b.count - a.count);
  const [best, second] = counted;
  if (best === undefined || best.count === 0) return hasSum(text) ? 'math' : null;
  return best.count > (second?.count ?? 0) ? best.subject : null;
}
