import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { groupOf, memberOf, sortAll, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { EVIDENCE_KIND_MISTAKEN } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const EVIDENCE: SortBank = {
  groups: [
    {
      name: say('Words', 'Des mots', 'Palabras'),
      ask: say(
        'Which evidence comes from words?',
        'Quel indice vient des mots ?',
        '¿Qué prueba viene de las palabras?',
      ),
      why: say('It compares languages.', 'On y compare des langues.', 'Compara lenguas.'),
      falseWhys: [],
      mistaken: EVIDENCE_KIND_MISTAKEN,
    },
    {
      name: say('Things people made', 'Des objets fabriqués', 'Objetos fabricados'),
      ask: say(
        'Which evidence comes from things people made?',
        'Quel indice vient d’objets fabriqués ?',
        '¿Qué prueba viene de objetos fabricados?',
      ),
      why: say('Somebody’s hands shaped it.', 'Des mains l’ont façonné.', 'Unas manos le dieron forma.'),
      falseWhys: [],
      mistaken: EVIDENCE_KIND_MISTAKEN,
    },
    {
      name: say(
        'Remains or genes of living things',
        'Des restes ou des gènes d’êtres vivants',
        'Restos o genes de seres vivos',
      ),
      ask: say(
        'Which evidence comes from remains or genes of living things?',
        'Quel indice vient de restes ou de gènes d’êtres vivants ?',
        '¿Qué prueba viene de restos o genes de seres vivos?',
      ),
      why: say(
        'It reads DNA, bones or seeds.',
        'On y lit l’ADN, les os ou les graines.',
        'Lee ADN, huesos o semillas.',
      ),
      falseWhys: [],
      mistaken: EVIDENCE_KIND_MISTAKEN,
    },
    {
      name: say('Handed-down knowledge', 'Un savoir transmis', 'Saber transmitido'),
      ask: say(
        'Which evidence is handed-down knowledge?',
        'Quel indice est un savoir transmis ?',
        '¿Qué prueba es un saber transmitido?',
      ),
      why: say(
        'People keep it by telling, singing and sailing.',
        'On le garde en racontant, en chantant et en naviguant.',
        'Se guarda contando, cantando y navegando.',
      ),
      falseWhys: [],
      mistaken: EVIDENCE_KIND_MISTAKEN,
    },
  ],
  things: [
    {
      name: say(
        'The word for “canoe” sounds alike on islands far apart',
        'Le mot « pirogue » se ressemble sur des îles éloignées',
        'La palabra «canoa» se parece en islas lejanas',
      ),
      group: 0,
    },
    {
      name: say(
        'Numbers from one to ten in Māori and Hawaiian',
        'Les nombres de un à dix en maori et en hawaïen',
        'Los números del uno al diez en maorí y hawaiano',
      ),
      group: 0,
    },
    {
      name: say(
        'The name kumara for sweet potato, near to an Andean word',
        'Le nom kumara de la patate douce, proche d’un mot andin',
        'El nombre kumara de la batata, cercano a una voz andina',
      ),
      group: 0,
    },
    {
      name: say(
        'A stone adze whose rock comes from another island',
        'Une herminette dont la pierre vient d’une autre île',
        'Una azuela cuya piedra viene de otra isla',
      ),
      group: 1,
    },
    {
      name: say(
        'Pieces of Lapita pots with the same stamped patterns',
        'Des tessons lapita aux mêmes motifs imprimés',
        'Trozos de vasijas lapita con los mismos dibujos',
      ),
      group: 1,
    },
    {
      name: say(
        'A plank of an old sailing canoe, found in sand',
        'Une planche d’ancienne pirogue à voile trouvée dans le sable',
        'Una tabla de antigua canoa de vela hallada en la arena',
      ),
      group: 1,
    },
    {
      name: say(
        'Fishhooks of one shape on two islands',
        'Des hameçons de même forme sur deux îles',
        'Anzuelos de la misma forma en dos islas',
      ),
      group: 1,
    },
    {
      name: say(
        'DNA of islanders compared with that of people in Taiwan',
        'L’ADN d’insulaires comparé à celui de gens de Taïwan',
        'El ADN de isleños comparado con el de gente de Taiwán',
      ),
      group: 2,
    },
    {
      name: say(
        'Rat bones that show when people came with their animals',
        'Des os de rat qui montrent quand des gens sont venus avec leurs bêtes',
        'Huesos de rata que muestran cuándo llegó gente con sus animales',
      ),
      group: 2,
    },
    {
      name: say(
        'Genes of sweet potatoes grown on the islands',
        'Les gènes des patates douces cultivées sur les îles',
        'Los genes de las batatas cultivadas en las islas',
      ),
      group: 2,
    },
    {
      name: say(
        'A chant that names islands and stars in order',
        'Un chant qui nomme îles et étoiles dans l’ordre',
        'Un canto que nombra islas y estrellas en orden',
      ),
      group: 3,
    },
    {
      name: say(
        'A navigator from Satawal teaching which swell to follow',
        'Un navigateur de Satawal qui enseigne quelle houle suivre',
        'Un navegante de Satawal que enseña qué oleaje seguir',
      ),
      group: 3,
    },
    {
      name: say(
        'A family’s list of ancestors with the canoe they came in',
        'La liste des ancêtres d’une famille et la pirogue de leur venue',
        'La lista de antepasados de una familia y la canoa en que llegaron',
      ),
      group: 3,
    },
  ],
  askGroup: say(
    'How do we know of the voyages? {thing}. What kind of evidence is it?',
    'Comment connaît-on ces voyages ? {thing}. Quelle sorte d’indice est-ce ?',
    '¿Cómo conocemos los viajes? {thing}. ¿Qué tipo de prueba es?',
  ),
  askSort: say(
    'Sort the evidence for the peopling of the Pacific.',
    'Trie les indices du peuplement du Pacifique.',
    'Clasifica las pruebas del poblamiento del Pacífico.',
  ),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say(
    'What would you hold or hear?',
    'Que tiendrais-tu ou entendrais-tu ?',
    '¿Qué tendrías en la mano o qué oirías?',
  ),
  rule: [
    say(
      'Ask what is studied: speech, handwork, bone and seed, or teaching.',
      'Demande ce qu’on étudie : la parole, un ouvrage, l’os et la graine, ou un enseignement.',
      'Pregunta qué se estudia: habla, obra hecha a mano, hueso y semilla, o enseñanza.',
    ),
    say(
      'Several kinds that agree are stronger than one.',
      'Plusieurs sortes qui s’accordent valent mieux qu’une.',
      'Varios tipos que coinciden valen más que uno.',
    ),
  ],
};

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1)
    return random.integer(0, 1) === 0 ? groupOf(EVIDENCE, random) : memberOf(EVIDENCE, random);
  return sortAll(EVIDENCE, random, difficulty === 2 ? 4 : 6);
}

/** Kinds of evidence for the peopling of the Pacific (C3 D2.Geo.7.6-8). */
export const ssPacific = generator('ss-pacific', make);
