import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { leftOf, matchPairs, rightOf, type PairBank } from '../../fact-pairs.ts';
import { groupOf, memberOf, sortAll, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { HOMES_MIXED_UP, SPOKEN_OF_AS_GONE } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { known, termBank } from '../social-6-8/terms.ts';

const HOMES: PairBank = {
  ...termBank(
    [
      known(
        say('The Sámi', 'Les Samis', 'Los sami'),
        say(
          'the north of Norway, Sweden and Finland, and Russia’s Kola Peninsula',
          'le nord de la Norvège, de la Suède et de la Finlande, et la presqu’île de Kola en Russie',
          'el norte de Noruega, Suecia y Finlandia, y la península rusa de Kola',
        ),
        say(
          'They have parliaments of their own there.',
          'Ils y ont leurs propres parlements.',
          'Tienen allí parlamentos propios.',
        ),
      ),
      known(
        say('The Ainu', 'Les Aïnous', 'Los ainu'),
        say('Hokkaido in Japan', 'Hokkaido, au Japon', 'Hokkaido, en Japón'),
        say(
          'Japan’s parliament recognized them as an Indigenous people.',
          'Le parlement japonais les a reconnus comme peuple autochtone.',
          'El parlamento japonés los reconoció como pueblo indígena.',
        ),
      ),
      known(
        say('The Diné (Navajo)', 'Les Diné (Navajos)', 'Los diné (navajos)'),
        say(
          'the southwest of the United States',
          'le sud-ouest des États-Unis',
          'el sudoeste de los Estados Unidos',
        ),
        say(
          'The Navajo Nation has its own government and schools.',
          'La nation navajo a son gouvernement et ses écoles.',
          'La nación navajo tiene gobierno y escuelas propios.',
        ),
      ),
      known(
        say('The Māori', 'Les Maoris', 'Los maoríes'),
        say('Aotearoa New Zealand', 'Aotearoa-Nouvelle-Zélande', 'Aotearoa Nueva Zelanda'),
        say(
          'Te reo Māori is an official language there.',
          'Le te reo maori y est langue officielle.',
          'El te reo maorí es allí lengua oficial.',
        ),
      ),
      known(
        say('The Inuit', 'Les Inuits', 'Los inuit'),
        say(
          'the Arctic of Canada, Greenland and Alaska',
          'l’Arctique du Canada, du Groenland et de l’Alaska',
          'el Ártico de Canadá, Groenlandia y Alaska',
        ),
        say(
          'They govern the territory of Nunavut in large part.',
          'Ils gouvernent en grande partie le Nunavut.',
          'Gobiernan en gran parte el territorio de Nunavut.',
        ),
      ),
      known(
        say('The San', 'Les San', 'Los san'),
        say(
          'southern Africa, around the Kalahari',
          'l’Afrique australe, autour du Kalahari',
          'el sur de África, en torno al Kalahari',
        ),
        say(
          'San communities wrote their own code for researchers.',
          'Des communautés san ont écrit leur code pour les chercheurs.',
          'Comunidades san escribieron su código para investigadores.',
        ),
      ),
      known(
        say('The Mapuche', 'Les Mapuches', 'Los mapuches'),
        say(
          'southern Chile and Argentina',
          'le sud du Chili et de l’Argentine',
          'el sur de Chile y de Argentina',
        ),
        say('Their language is Mapudungun.', 'Leur langue est le mapudungun.', 'Su lengua es el mapudungun.'),
      ),
      known(
        say('The K’iche’ Maya', 'Les Mayas k’iche’', 'Los mayas k’iche’'),
        say('the highlands of Guatemala', 'les hautes terres du Guatemala', 'el altiplano de Guatemala'),
        say(
          'Daykeepers there still count the 260 days.',
          'Des gardiens des jours y comptent encore les 260 jours.',
          'Allí los guías del calendario aún cuentan los 260 días.',
        ),
      ),
      known(
        say('The Yolŋu', 'Les Yolŋu', 'Los yolŋu'),
        say(
          'Arnhem Land in northern Australia',
          'la terre d’Arnhem, au nord de l’Australie',
          'la Tierra de Arnhem, en el norte de Australia',
        ),
        say(
          'Their bark paintings carry knowledge of land and law.',
          'Leurs peintures sur écorce portent le savoir de la terre et de la loi.',
          'Sus pinturas en corteza guardan saberes de la tierra y la ley.',
        ),
      ),
    ],
    HOMES_MIXED_UP,
  ),
  askRight: say(
    '{left}: where is the homeland in which many of them live today?',
    '{left} : où est la terre où beaucoup vivent aujourd’hui ?',
    '{left}: ¿dónde está la tierra en que muchos viven hoy?',
  ),
  askLeft: say(
    'Whose homeland is this? {right}',
    'De quel peuple est-ce la terre ? {right}',
    '¿De qué pueblo es esta tierra? {right}',
  ),
  askMatch: say(
    'Match each people with its homeland.',
    'Associe chaque peuple à sa terre.',
    'Une cada pueblo con su tierra.',
  ),
};
const SENTENCES: SortBank = {
  groups: [
    {
      name: say('Speaks of people today', 'Parle de gens d’aujourd’hui', 'Habla de gente de hoy'),
      ask: say(
        'Which sentence speaks of people today?',
        'Quelle phrase parle de gens d’aujourd’hui ?',
        '¿Qué frase habla de gente de hoy?',
      ),
      why: say(
        'It is in the present and names what people do.',
        'Elle est au présent et dit ce que font les gens.',
        'Está en presente y dice lo que hace la gente.',
      ),
      falseWhys: [],
      mistaken: SPOKEN_OF_AS_GONE,
    },
    {
      name: say(
        'Speaks as if they were gone',
        'Parle comme s’ils avaient disparu',
        'Habla como si ya no existieran',
      ),
      ask: say(
        'Which sentence speaks as if a people were gone?',
        'Quelle phrase parle comme si un peuple avait disparu ?',
        '¿Qué frase habla como si un pueblo ya no existiera?',
      ),
      why: say('The people live today.', 'Ce peuple vit aujourd’hui.', 'Ese pueblo vive hoy.'),
      falseWhys: [],
      mistaken: SPOKEN_OF_AS_GONE,
    },
  ],
  things: [
    {
      name: say(
        'Māori children learn te reo at school.',
        'Des enfants maoris apprennent le te reo à l’école.',
        'Niños maoríes aprenden te reo en la escuela.',
      ),
      group: 0,
    },
    {
      name: say(
        'Sámi reindeer herders use snowmobiles and GPS.',
        'Des éleveurs samis utilisent motoneiges et GPS.',
        'Pastores sami usan motos de nieve y GPS.',
      ),
      group: 0,
    },
    {
      name: say(
        'The Navajo Nation elects its own president.',
        'La nation navajo élit son propre président.',
        'La nación navajo elige a su presidente.',
      ),
      group: 0,
    },
    {
      name: say(
        'Maya families in Guatemala weave and run shops.',
        'Au Guatemala, des familles mayas tissent et tiennent des magasins.',
        'En Guatemala, familias mayas tejen y tienen tiendas.',
      ),
      group: 0,
    },
    {
      name: say(
        'Hawaiian crews sail by the stars today.',
        'Des équipages hawaïens naviguent aujourd’hui aux étoiles.',
        'Tripulaciones hawaianas navegan hoy por las estrellas.',
      ),
      group: 0,
    },
    {
      name: say(
        'The Maya vanished without a trace.',
        'Les Mayas ont disparu sans laisser de trace.',
        'Los mayas desaparecieron sin dejar rastro.',
      ),
      group: 1,
    },
    {
      name: say(
        'Once there were people called the Ainu.',
        'Il était une fois des gens appelés Aïnous.',
        'Hubo una vez gente llamada ainu.',
      ),
      group: 1,
    },
    {
      name: say(
        'Indians lived in America until the settlers came.',
        'Les Indiens vivaient en Amérique jusqu’à l’arrivée des colons.',
        'Los indios vivieron en América hasta que llegaron los colonos.',
      ),
      group: 1,
    },
    {
      name: say(
        'The Polynesians were great sailors of the past.',
        'Les Polynésiens étaient de grands marins du passé.',
        'Los polinesios fueron grandes marinos del pasado.',
      ),
      group: 1,
    },
    {
      name: say(
        'Nobody speaks the languages of the Andes any more.',
        'Plus personne ne parle les langues des Andes.',
        'Ya nadie habla las lenguas de los Andes.',
      ),
      group: 1,
    },
  ],
  askGroup: say('Read: {thing} Which is it?', 'Lis : {thing} Qu’est-ce ?', 'Lee: {thing} ¿Cuál es?'),
  askSort: say('Sort the sentences.', 'Trie les phrases.', 'Clasifica las frases.'),
  askWhy: say('{thing} {group}. Why?', '{thing} {group}. Pourquoi ?', '{thing} {group}. ¿Por qué?'),
  nudge: say('Look at the verb.', 'Regarde le verbe.', 'Mira el verbo.'),
  rule: [
    say(
      'Ask whether the sentence leaves room for people now.',
      'Demande si la phrase laisse place aux gens d’aujourd’hui.',
      'Pregunta si la frase deja lugar a la gente de ahora.',
    ),
    say(
      'Living people are told of in the present.',
      'On parle au présent des peuples vivants.',
      'De los pueblos vivos se habla en presente.',
    ),
  ],
};

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const isEven = random.integer(0, 1) === 0;
  if (difficulty === 1) return isEven ? groupOf(SENTENCES, random) : memberOf(SENTENCES, random);
  if (difficulty === 2) return isEven ? rightOf(HOMES, random) : leftOf(HOMES, random, 4);
  return isEven ? sortAll(SENTENCES, random, 5) : matchPairs(HOMES, random, 4);
}

/** Indigenous peoples today: where they live, and how to speak of them (C3 D2.His.3.3-5). */
export const ssFirst = generator('ss-first', make);
