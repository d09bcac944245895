import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { neighbourOf, orderStages, type Sequence, type SequenceBank } from '../../fact-sequences.ts';
import { groupOf, sortAll, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import {
  ALIKE_MEANS_COPIED,
  ROUTE_BACKWARDS,
  ROUTE_IGNORED,
  STATION_SKIPPED,
} from '../../misconceptions/history.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { IDEAS } from './ideas.ts';
import { MORE_JOURNEYS } from './more-journeys.ts';

const stage = (en: string, fr: string, es: string) => ({ text: say(en, fr, es) });

const NUMERALS: Sequence = {
  name: say('the ten figures 0 to 9', 'les dix chiffres de 0 à 9', 'las diez cifras de 0 a 9'),
  stages: [
    stage(
      'Sanskrit rules for reckoning with zero',
      'Règles sanskrites pour calculer avec zéro',
      'Reglas sánscritas para calcular con el cero',
    ),
    stage(
      'Arabic book on Indian reckoning',
      'Livre arabe sur le calcul indien',
      'Libro árabe sobre el cálculo indio',
    ),
    stage(
      'Latin version of the Arabic book',
      'Version latine du livre arabe',
      'Versión latina del libro árabe',
    ),
    stage(
      'Book for merchants, written in Pisa',
      'Livre pour marchands, écrit à Pise',
      'Libro para mercaderes, escrito en Pisa',
    ),
  ],
  why: say(
    'Each book names or translates the one before, or its Indian figures.',
    'Chaque livre cite ou traduit le précédent, ou ses chiffres indiens.',
    'Cada libro nombra o traduce al anterior, o a sus cifras indias.',
  ),
};
const PAPER: Sequence = {
  name: say('paper-making', 'la fabrication du papier', 'la fabricación de papel'),
  stages: [
    stage('Paper made in China', 'Papier fait en Chine', 'Papel hecho en China'),
    stage('Paper made in Samarkand', 'Papier fait à Samarcande', 'Papel hecho en Samarcanda'),
    stage('Paper mills in Baghdad', 'Moulins à papier à Bagdad', 'Molinos de papel en Bagdad'),
    stage(
      'Paper mills in Spain and Italy',
      'Moulins à papier en Espagne et en Italie',
      'Molinos de papel en España e Italia',
    ),
  ],
  why: say(
    'Dated sheets and reports of writers show paper moving west.',
    'Des feuilles datées et des récits montrent le papier allant vers l’ouest.',
    'Hojas fechadas y relatos muestran que el papel avanzó al oeste.',
  ),
};
const SINE: Sequence = {
  name: say('the word “sine”', 'le mot « sinus »', 'la palabra «seno»'),
  stages: [
    stage(
      'Sanskrit jyā, the bowstring',
      'Sanskrit jyā, la corde de l’arc',
      'Sánscrito jyā, la cuerda del arco',
    ),
    stage('Arabic jayb', 'Arabe jayb', 'Árabe yayb'),
    stage('Latin sinus', 'Latin sinus', 'Latín sinus'),
    stage('The word in our schoolbooks', 'Le mot de nos manuels', 'La palabra de nuestros manuales'),
  ],
  why: say(
    'Arabic wrote the sound of the Sanskrit word; it was read as “fold”, and Latin translated that.',
    'L’arabe a noté le son du mot sanskrit ; on l’a lu « pli », et le latin l’a traduit.',
    'El árabe anotó el sonido de la palabra sánscrita; se leyó como «pliegue» y el latín lo tradujo.',
  ),
};
const LETTERS: Sequence = {
  name: say('the letter A', 'la lettre A', 'la letra A'),
  stages: [
    stage(
      'Egyptian picture of an ox head',
      'Image égyptienne d’une tête de bœuf',
      'Dibujo egipcio de una cabeza de buey',
    ),
    stage('Early Semitic letter alep', 'Ancienne lettre sémitique alep', 'Antigua letra semítica alep'),
    stage('Phoenician aleph', 'Aleph phénicien', 'Álef fenicio'),
    stage('Greek alpha', 'Alpha grec', 'Alfa griega'),
    stage('Latin A', 'A latin', 'A latina'),
  ],
  why: say(
    'The shapes change little from one to the next, and the names stay alike.',
    'Les formes changent peu de l’une à l’autre, et les noms se ressemblent.',
    'Las formas cambian poco de una a otra y los nombres se parecen.',
  ),
};
const ELEMENTS: Sequence = {
  name: say('Euclid’s Elements', 'les Éléments d’Euclide', 'los Elementos de Euclides'),
  stages: [
    stage('Written in Greek', 'Écrits en grec', 'Escritos en griego'),
    stage('Put into Arabic in Baghdad', 'Mis en arabe à Bagdad', 'Puestos en árabe en Bagdad'),
    stage('Put from Arabic into Latin', 'Mis de l’arabe en latin', 'Puestos del árabe al latín'),
    stage('Printed in Venice', 'Imprimés à Venise', 'Impresos en Venecia'),
  ],
  why: say(
    'Translators named the text that they worked from.',
    'Les traducteurs ont nommé leur texte de départ.',
    'Los traductores nombraron el texto del que partían.',
  ),
};
const CHESS: Sequence = {
  name: say('the name of chess', 'le nom des échecs', 'el nombre del ajedrez'),
  stages: [
    stage('Sanskrit chaturanga', 'Sanskrit chaturanga', 'Sánscrito chaturanga'),
    stage('Persian chatrang', 'Persan chatrang', 'Persa chatrang'),
    stage('Arabic shatranj', 'Arabe shatranj', 'Árabe shatranj'),
    stage('Spanish ajedrez', 'Espagnol ajedrez', 'Español ajedrez'),
  ],
  why: say(
    'Each language took the word over and fitted it to its own sounds.',
    'Chaque langue a repris le mot et l’a adapté à ses sons.',
    'Cada lengua tomó la palabra y la ajustó a sus sonidos.',
  ),
};

const JOURNEYS: SequenceBank = {
  sequences: [NUMERALS, PAPER, SINE, LETTERS, ELEMENTS, CHESS, ...MORE_JOURNEYS],
  askOrder: say(
    'Put the journey of {name} in order, earliest first.',
    'Remets dans l’ordre le voyage de {name}, du plus ancien au plus récent.',
    'Ordena el viaje de {name}, de lo más antiguo a lo más reciente.',
  ),
  askNext: say(
    'The journey of {name}: what came right after this? “{stage}”',
    'Le voyage de {name} : qu’est-ce qui vient juste après ? « {stage} »',
    'El viaje de {name}: ¿qué vino justo después? «{stage}»',
  ),
  askBefore: say(
    'The journey of {name}: what came right before this? “{stage}”',
    'Le voyage de {name} : qu’est-ce qui vient juste avant ? « {stage} »',
    'El viaje de {name}: ¿qué vino justo antes? «{stage}»',
  ),
  backwards: ROUTE_BACKWARDS,
  skipped: STATION_SKIPPED,
  nudge: say(
    'Who could learn it from whom?',
    'Qui a pu l’apprendre de qui ?',
    '¿Quién pudo aprenderlo de quién?',
  ),
  rule: [
    say(
      'Find the language or place where it begins.',
      'Trouve la langue ou le lieu du départ.',
      'Busca la lengua o el lugar de partida.',
    ),
    say(
      'A translation is always later than what it translates.',
      'Une traduction vient toujours après ce qu’elle traduit.',
      'Una traducción es siempre posterior a lo que traduce.',
    ),
  ],
};

const ROUTES: SortBank = {
  groups: [
    {
      name: say(
        'Passed on, with a known route',
        'Transmis, par une route connue',
        'Transmitido, por una ruta conocida',
      ),
      ask: say(
        'Which was passed on by a known route?',
        'Lequel a été transmis par une route connue ?',
        '¿Cuál se transmitió por una ruta conocida?',
      ),
      why: say(
        'Texts, words or objects show the way.',
        'Des textes, des mots ou des objets montrent le chemin.',
        'Textos, palabras u objetos muestran el camino.',
      ),
      falseWhys: [],
      mistaken: ALIKE_MEANS_COPIED,
    },
    {
      name: say(
        'Alike, but no route is known',
        'Semblables, sans route connue',
        'Parecidos, sin ruta conocida',
      ),
      ask: say(
        'Which are alike with no known route?',
        'Lesquels se ressemblent sans route connue ?',
        '¿Cuáles se parecen sin ruta conocida?',
      ),
      why: say(
        'No text, teacher or object is known that carried it.',
        'On ne connaît ni texte, ni maître, ni objet qui l’ait portée.',
        'No se conoce texto, maestro ni objeto que la llevara.',
      ),
      falseWhys: [],
      mistaken: ROUTE_IGNORED,
    },
  ],
  things: IDEAS,
  askGroup: say(
    'Passed on, or only alike? {thing}',
    'Transmis, ou seulement semblables ? {thing}',
    '¿Transmitido o solo parecido? {thing}',
  ),
  askSort: say(
    'Is a route known? Sort them.',
    'Une route est-elle connue ? Trie.',
    '¿Se conoce una ruta? Clasifica.',
  ),
  askWhy: say('{thing} ({group}). Why?', '{thing} ({group}). Pourquoi ?', '{thing} ({group}). ¿Por qué?'),
  nudge: say(
    'Ask for the carrier: a book, a teacher, a trader, a borrowed word.',
    'Cherche le porteur : un livre, un maître, un marchand, un mot emprunté.',
    'Busca al portador: un libro, un maestro, un mercader, una palabra tomada.',
  ),
  rule: [
    say(
      'Name the carrier, or say that none is known.',
      'Nomme le porteur, ou dis qu’on n’en connaît pas.',
      'Nombra al portador o di que no se conoce ninguno.',
    ),
    say(
      'Likeness alone shows no journey.',
      'La ressemblance seule ne prouve aucun voyage.',
      'El parecido solo no prueba un viaje.',
    ),
  ],
};

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return neighbourOf(JOURNEYS, random, random.integer(0, 1) === 1);
  if (difficulty === 2) return random.integer(0, 1) === 0 ? groupOf(ROUTES, random) : sortAll(ROUTES, random);
  return orderStages(JOURNEYS, random);
}

/** How ideas travel: stations of a journey, and whether a route is known (C3 D2.His.14.6-8). */
export const ssTransfer = generator('ss-transfer', make);
