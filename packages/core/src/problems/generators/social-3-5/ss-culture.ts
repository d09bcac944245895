import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { ONE_FOR_ALL } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';

const SENTENCES: SortBank = {
  groups: [
    {
      name: say('Respectful', 'Respectueuse', 'Respetuosa'),
      ask: say(
        'Which sentence is respectful?',
        'Quelle phrase est respectueuse ?',
        '¿Qué frase es respetuosa?',
      ),
      why: say(
        'It names people and place and does not judge.',
        'Elle nomme les gens et le lieu et ne juge pas.',
        'Nombra gente y lugar y no juzga.',
      ),
      falseWhys: [
        [
          say(
            'It says that they are better than we are.',
            'Elle dit qu’ils valent mieux que nous.',
            'Dice que son mejores que nosotros.',
          ),
          ONE_FOR_ALL,
        ],
        [
          say('It is about everybody at once.', 'Elle parle de tous d’un coup.', 'Habla de todos a la vez.'),
          ONE_FOR_ALL,
        ],
      ],
      mistaken: ONE_FOR_ALL,
    },
    {
      name: say('Needs repair', 'À corriger', 'Hay que corregirla'),
      ask: say(
        'Which sentence needs repair?',
        'Quelle phrase faut-il corriger ?',
        '¿Qué frase hay que corregir?',
      ),
      why: say(
        'It judges, mixes up or ranks people.',
        'Elle juge, mélange ou classe des gens.',
        'Juzga, mezcla o clasifica a la gente.',
      ),
      falseWhys: [
        [say('It names a place.', 'Elle nomme un lieu.', 'Nombra un lugar.'), ONE_FOR_ALL],
        [say('It is too short.', 'Elle est trop courte.', 'Es demasiado corta.'), ONE_FOR_ALL],
      ],
      mistaken: ONE_FOR_ALL,
    },
  ],
  things: [
    {
      name: say(
        'Many families in Mexico build an altar for their dead in November.',
        'Au Mexique, beaucoup de familles dressent en novembre un autel pour leurs morts.',
        'En México, muchas familias montan en noviembre un altar para sus muertos.',
      ),
      group: 0,
    },
    {
      name: say(
        'Navigators from Satawal teach how to read swells.',
        'Des navigateurs de Satawal enseignent à lire la houle.',
        'Navegantes de Satawal enseñan a leer el oleaje.',
      ),
      group: 0,
    },
    {
      name: say(
        'Some Hindu families light small lamps at Diwali.',
        'Des familles hindoues allument de petites lampes à Diwali.',
        'Algunas familias hindúes encienden lamparitas en Diwali.',
      ),
      group: 0,
    },
    {
      name: say(
        'Griots in Mali sing the story of Sunjata.',
        'Des griots du Mali chantent l’histoire de Soundiata.',
        'Griots de Malí cantan la historia de Sunyata.',
      ),
      group: 0,
    },
    {
      name: say(
        'Many Muslims fast by day in the month of Ramadan.',
        'Beaucoup de musulmans jeûnent le jour au mois de ramadan.',
        'Muchos musulmanes ayunan de día en el mes de ramadán.',
      ),
      group: 0,
    },
    {
      name: say(
        'The Amish girl told us what her bonnet means to her.',
        'La fille amish nous a dit ce que sa coiffe signifie pour elle.',
        'La niña amish nos contó qué significa su cofia para ella.',
      ),
      group: 0,
    },
    {
      name: say(
        'People in Africa all live the same way.',
        'En Afrique, tous les gens vivent pareil.',
        'En África toda la gente vive igual.',
      ),
      group: 1,
    },
    {
      name: say(
        'Their food looks strange, so it must be bad.',
        'Leur nourriture a l’air bizarre, donc elle est mauvaise.',
        'Su comida parece rara, así que será mala.',
      ),
      group: 1,
    },
    {
      name: say(
        'Those people believe silly stories.',
        'Ces gens-là croient des histoires idiotes.',
        'Esa gente cree cuentos tontos.',
      ),
      group: 1,
    },
    {
      name: say(
        'We are modern and they are not.',
        'Nous sommes modernes, pas eux.',
        'Nosotros somos modernos y ellos no.',
      ),
      group: 1,
    },
    {
      name: say(
        'All Asians are good at numbers.',
        'Tous les Asiatiques sont bons en calcul.',
        'Todos los asiáticos son buenos con los números.',
      ),
      group: 1,
    },
    {
      name: say(
        'I wore a holy headdress as a party costume.',
        'J’ai mis une coiffe sacrée comme déguisement.',
        'Me puse un tocado sagrado como disfraz.',
      ),
      group: 1,
    },
  ],
  askGroup: say(
    'Is this sentence respectful? {thing}',
    'Cette phrase est-elle respectueuse ? {thing}',
    '¿Es respetuosa esta frase? {thing}',
  ),
  askSort: say('Sort the sentences.', 'Trie les phrases.', 'Clasifica las frases.'),
  askWhy: say('{thing} {group}. Why?', '{thing} {group}. Pourquoi ?', '{thing} {group}. ¿Por qué?'),
  nudge: say(
    'Would you read it aloud to the people it speaks of?',
    'La lirais-tu à voix haute aux gens dont elle parle ?',
    '¿La leerías en voz alta a la gente de quien habla?',
  ),
  rule: [
    say(
      'Ask who is named, and who says so.',
      'Demande qui est nommé, et qui le dit.',
      'Pregunta a quién se nombra y quién lo dice.',
    ),
    say(
      'One person or family is not a whole people.',
      'Une personne ou une famille n’est pas tout un peuple.',
      'Una persona o familia no es todo un pueblo.',
    ),
  ],
};

/** Sentences about cultures, respectful or to be repaired (C3 D2.Geo.7.3-5). */
export const ssCulture = generator('ss-culture', (random, difficulty) =>
  askSortBank(SENTENCES, random, difficulty),
);
