import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { THEN_AND_NOW_SWAPPED } from '../../misconceptions/history.ts';
import { say } from '../../say.ts';

const TIMES: SortBank = {
  groups: [
    {
      name: say('Long ago', 'Autrefois', 'Antes'),
      ask: say('Which one is from long ago?', 'Lequel date d’autrefois ?', '¿Cuál es de antes?'),
      why: say(
        'People used it before new machines.',
        'On l’utilisait avant les machines.',
        'Se usaba antes de las máquinas.',
      ),
      falseWhys: [
        [
          say('It needs electric power.', 'Il faut de l’électricité.', 'Necesita electricidad.'),
          THEN_AND_NOW_SWAPPED,
        ],
        [
          say('It is new this year.', 'C’est nouveau cette année.', 'Es nuevo este año.'),
          THEN_AND_NOW_SWAPPED,
        ],
      ],
      mistaken: THEN_AND_NOW_SWAPPED,
    },
    {
      name: say('New in our time', 'Nouveau de nos jours', 'Nuevo de hoy'),
      ask: say(
        'Which one is new in our time?',
        'Lequel est nouveau de nos jours ?',
        '¿Cuál es nuevo de hoy?',
      ),
      why: say('It needs new machines.', 'Il faut des machines nouvelles.', 'Necesita máquinas nuevas.'),
      falseWhys: [
        [say('A horse pulls it.', 'Un cheval le tire.', 'Lo tira un caballo.'), THEN_AND_NOW_SWAPPED],
        [say('It burns oil for light.', 'Il brûle de l’huile.', 'Quema aceite.'), THEN_AND_NOW_SWAPPED],
      ],
      mistaken: THEN_AND_NOW_SWAPPED,
    },
  ],
  things: [
    { name: say('A quill pen', 'Une plume d’oie', 'Una pluma de ave'), group: 0 },
    {
      name: say('A mail coach with horses', 'Une diligence à chevaux', 'Una diligencia con caballos'),
      group: 0,
    },
    { name: say('Oil lamps in the street', 'Des lampes à huile dans la rue', 'Faroles de aceite'), group: 0 },
    { name: say('A knight’s helmet', 'Un casque de chevalier', 'Un yelmo de caballero'), group: 0 },
    {
      name: say('A town crier with a bell', 'Un crieur avec sa cloche', 'Un pregonero con campana'),
      group: 0,
    },
    { name: say('A spinning wheel', 'Un rouet', 'Una rueca'), group: 0 },
    { name: say('A video call', 'Un appel vidéo', 'Una videollamada'), group: 1 },
    { name: say('A phone in a pocket', 'Un téléphone en poche', 'Un teléfono de bolsillo'), group: 1 },
    { name: say('A weather satellite', 'Un satellite météo', 'Un satélite del tiempo'), group: 1 },
    { name: say('An electric bus', 'Un bus électrique', 'Un bus eléctrico'), group: 1 },
    { name: say('A robot that cleans', 'Un robot qui nettoie', 'Un robot que limpia'), group: 1 },
    {
      name: say('A message sent by computer', 'Un message par ordinateur', 'Un mensaje por computadora'),
      group: 1,
    },
  ],
  askGroup: say('{thing}: long ago or new?', '{thing} : autrefois ou nouveau ?', '{thing}: ¿antes o nuevo?'),
  askSort: say('Then or now? Sort them.', 'Autrefois ou de nos jours ? Trie.', '¿Antes o ahora? Clasifica.'),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say(
    'Ask an old person in your family.',
    'Demande à une personne âgée.',
    'Pregunta a una persona mayor.',
  ),
  rule: [
    say(
      'Ask: does it need new machines?',
      'Demande : faut-il une machine ?',
      'Pregunta: ¿necesita máquinas nuevas?',
    ),
    say(
      'New machines came step by step.',
      'Les machines sont venues peu à peu.',
      'Las máquinas llegaron poco a poco.',
    ),
  ],
};

/** Then and now in families (C3 D2.His.2.K-2). */
export const ssFamily = generator('ss-family', (random, difficulty) =>
  askSortBank(TIMES, random, difficulty),
);
