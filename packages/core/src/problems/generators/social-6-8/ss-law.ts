import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { leftOf, matchPairs } from '../../fact-pairs.ts';
import { groupOf, memberOf, sortAll, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { LAW_TEXTS_MIXED_UP, RANK_OVERLOOKED } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { known, termBank } from './terms.ts';

const TEXTS = termBank(
  [
    known(
      say('The laws of Ur-Namma', 'Les lois d’Ur-Namma', 'Las leyes de Ur-Namma'),
      say(
        'a Sumerian collection of about 2100 BCE that often asks for fines in silver',
        'un recueil sumérien d’environ 2100 av. J.-C. qui demande souvent des amendes d’argent',
        'una colección sumeria de hacia 2100 a. e. c. que a menudo pide multas de plata',
      ),
      say(
        'It is the oldest law collection known to survive.',
        'C’est le plus ancien recueil conservé et connu.',
        'Es la colección conocida más antigua.',
      ),
    ),
    known(
      say('The laws of Hammurabi', 'Les lois de Hammurabi', 'Las leyes de Hammurabi'),
      say(
        'about 280 cases on a Babylonian stone, with penalties that depend on rank',
        'environ 280 cas sur une pierre babylonienne, aux peines selon le rang',
        'unos 280 casos en una piedra babilonia, con penas según el rango',
      ),
      say(
        'They are of about 1755 BCE.',
        'Elles datent d’environ 1755 av. J.-C.',
        'Son de hacia 1755 a. e. c.',
      ),
    ),
    known(
      say('Magna Carta', 'La Magna Carta', 'La Carta Magna'),
      say(
        'a charter of 1215 in which an English king accepts limits to his power',
        'une charte de 1215 où un roi anglais accepte des limites',
        'una carta de 1215 en que un rey inglés acepta límites',
      ),
      say(
        'No free man was to be jailed but by the law of the land.',
        'Aucun homme libre ne devait être emprisonné hors de la loi du pays.',
        'Ningún hombre libre debía ser preso sino por la ley del país.',
      ),
    ),
    known(
      say('The Manden Charter', 'La Charte du Manden', 'La Carta del Manden'),
      say(
        'rules on peace and dignity that Mande griots hand down by word of mouth',
        'des règles de paix et de dignité transmises oralement par les griots mandés',
        'normas de paz y dignidad que los griots mandé transmiten de viva voz',
      ),
      say(
        'They are told of the time of Sunjata; the written text is modern.',
        'On les rattache à Soundiata ; le texte écrit est moderne.',
        'Se atribuyen a Sunyata; el texto escrito es moderno.',
      ),
    ),
    known(
      say(
        'The Declaration of the Rights of Man and of the Citizen',
        'La Déclaration des droits de l’homme et du citoyen',
        'La Declaración de los Derechos del Hombre y del Ciudadano',
      ),
      say(
        'a French text of 1789 that calls men free and equal in rights',
        'un texte français de 1789 qui dit les hommes libres et égaux en droits',
        'un texto francés de 1789 que llama a los hombres libres e iguales en derechos',
      ),
      say(
        'Women and enslaved people were not counted in practice.',
        'En fait, femmes et esclaves en étaient exclus.',
        'En la práctica, mujeres y esclavizados quedaban fuera.',
      ),
    ),
    known(
      say(
        'Olympe de Gouges’ declaration',
        'La déclaration d’Olympe de Gouges',
        'La declaración de Olympe de Gouges',
      ),
      say(
        'a pamphlet of 1791 that demands the rights of woman and citizeness',
        'une brochure de 1791 qui demande les droits de la femme et de la citoyenne',
        'un folleto de 1791 que pide los derechos de la mujer y de la ciudadana',
      ),
      say(
        'It answers the text of 1789 point by point.',
        'Elle répond point par point au texte de 1789.',
        'Responde punto por punto al texto de 1789.',
      ),
    ),
    known(
      say(
        'Haiti’s constitution of 1805',
        'La constitution d’Haïti de 1805',
        'La constitución de Haití de 1805',
      ),
      say(
        'the law of a state founded by people who had freed themselves from slavery',
        'la loi d’un État fondé par des gens qui s’étaient libérés de l’esclavage',
        'la ley de un Estado fundado por gente que se liberó de la esclavitud',
      ),
      say(
        'It says that slavery is abolished for ever.',
        'Elle dit l’esclavage aboli à jamais.',
        'Dice que la esclavitud queda abolida para siempre.',
      ),
    ),
    known(
      say(
        'The Universal Declaration of Human Rights',
        'La Déclaration universelle des droits de l’homme',
        'La Declaración Universal de Derechos Humanos',
      ),
      say(
        'a text of the United Nations of 1948 for all human beings',
        'un texte des Nations unies de 1948 pour tous les êtres humains',
        'un texto de las Naciones Unidas de 1948 para todos los seres humanos',
      ),
      say(
        'It begins with equal dignity and rights.',
        'Il commence par l’égale dignité.',
        'Empieza con igual dignidad y derechos.',
      ),
    ),
    known(
      say(
        'The Convention on the Rights of the Child',
        'La Convention relative aux droits de l’enfant',
        'La Convención sobre los Derechos del Niño',
      ),
      say(
        'a treaty of 1989 for everyone under eighteen',
        'un traité de 1989 pour tous les moins de dix-huit ans',
        'un tratado de 1989 para menores de dieciocho',
      ),
      say(
        'Nearly every state has joined it.',
        'Presque tous les États y ont adhéré.',
        'Casi todos los Estados se han unido.',
      ),
    ),
  ],
  LAW_TEXTS_MIXED_UP,
);
const CLAUSES: SortBank = {
  groups: [
    {
      name: say('Same rule for all', 'Même règle pour tous', 'Igual para todos'),
      ask: say(
        'Which clause sets the same rule for all?',
        'Quelle clause vaut pour tous ?',
        '¿Qué cláusula vale igual para todos?',
      ),
      why: say('It names no group.', 'Elle ne nomme aucun groupe.', 'No nombra ningún grupo.'),
      falseWhys: [],
      mistaken: RANK_OVERLOOKED,
    },
    {
      name: say('Depends on who you are', 'Dépend de qui l’on est', 'Depende de quién seas'),
      ask: say(
        'In which clause does it depend on who you are?',
        'Dans quelle clause cela dépend-il de qui l’on est ?',
        '¿En qué cláusula depende de quién seas?',
      ),
      why: say(
        'It treats groups differently.',
        'Elle traite des groupes autrement.',
        'Trata distinto a grupos.',
      ),
      falseWhys: [],
      mistaken: RANK_OVERLOOKED,
    },
  ],
  things: [
    {
      name: say('Whoever steals pays back double', 'Qui vole rend le double', 'Quien roba devuelve el doble'),
      group: 0,
    },
    {
      name: say('Every child shall go to school', 'Tout enfant va à l’école', 'Todo niño va a la escuela'),
      group: 0,
    },
    {
      name: say(
        'All are equal before the court',
        'Tous sont égaux devant le tribunal',
        'Todos son iguales ante el tribunal',
      ),
      group: 0,
    },
    {
      name: say(
        'Nobody shall be punished without a hearing',
        'Personne n’est puni sans être entendu',
        'Nadie será castigado sin ser oído',
      ),
      group: 0,
    },
    {
      name: say(
        'Everyone may state an opinion',
        'Chacun peut dire son avis',
        'Todos pueden decir su opinión',
      ),
      group: 0,
    },
    {
      name: say(
        'A noble pays less for the same harm than a commoner',
        'Un noble paie moins qu’un roturier pour le même tort',
        'Un noble paga menos que un plebeyo por el mismo daño',
      ),
      group: 1,
    },
    {
      name: say(
        'Only men who own land may vote',
        'Seuls les hommes propriétaires peuvent voter',
        'Solo los hombres con tierras pueden votar',
      ),
      group: 1,
    },
    {
      name: say(
        'A wife may not sell a house without her husband',
        'Une épouse ne peut vendre une maison sans son mari',
        'Una esposa no puede vender una casa sin su marido',
      ),
      group: 1,
    },
    {
      name: say(
        'Strangers may not speak in court',
        'Les étrangers ne parlent pas au tribunal',
        'Los extranjeros no pueden hablar en el tribunal',
      ),
      group: 1,
    },
    {
      name: say(
        'A slave’s eye is worth half of a free man’s',
        'L’œil d’un esclave vaut la moitié de celui d’un homme libre',
        'El ojo de un esclavo vale la mitad que el de un libre',
      ),
      group: 1,
    },
  ],
  askGroup: say(
    'Read the clause: “{thing}”. For whom does it hold?',
    'Lis la clause : « {thing} ». Pour qui vaut-elle ?',
    'Lee la cláusula: «{thing}». ¿Para quién vale?',
  ),
  askSort: say('Sort the clauses.', 'Trie les clauses.', 'Clasifica las cláusulas.'),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say(
    'Does the clause name a group of people?',
    'La clause nomme-t-elle un groupe ?',
    '¿Nombra la cláusula a un grupo?',
  ),
  rule: [
    say('Underline who is meant.', 'Souligne qui est visé.', 'Subraya a quién se refiere.'),
    say(
      'A rule is equal when it would say the same of anybody.',
      'Une règle est égale quand elle dirait de même pour chacun.',
      'Una norma es igual cuando diría lo mismo de cualquiera.',
    ),
  ],
};

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const isEven = random.integer(0, 1) === 0;
  if (difficulty === 1) return isEven ? groupOf(CLAUSES, random) : memberOf(CLAUSES, random);
  if (difficulty === 2) return isEven ? sortAll(CLAUSES, random) : leftOf(TEXTS, random, 4);
  return matchPairs(TEXTS, random, 4);
}

/** Texts of law compared, and for whom a clause holds (C3 D2.Civ.8.6-8). */
export const ssLaw = generator('ss-law', make);
