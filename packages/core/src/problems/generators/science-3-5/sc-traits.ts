import { type SortBank, askSortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import {
  INHERITED_TAKEN_FOR_LEARNED,
  LEARNED_TAKEN_FOR_INHERITED,
} from '../../misconceptions/living-things.ts';
import { say } from '../../say.ts';

const TRAITS: SortBank = {
  groups: [
    {
      name: say('Inherited', 'Hérité', 'Heredado'),
      ask: say(
        'Which of these is inherited?',
        'Lequel de ces traits est hérité ?',
        '¿Cuál de estos rasgos es heredado?',
      ),
      why: say(
        'It came from the parents and was there from birth or grew by itself.',
        'Cela vient des parents : présent à la naissance, ou apparu de soi-même en grandissant.',
        'Vino de los padres: estaba al nacer o apareció por sí solo al crecer.',
      ),
      falseWhys: [
        [
          say(
            'It was practiced again and again.',
            'Cela a été répété de nombreuses fois.',
            'Se practicó una y otra vez.',
          ),
          INHERITED_TAKEN_FOR_LEARNED,
        ],
        [
          say(
            'Something happened to it during its life.',
            'Quelque chose lui est arrivé pendant sa vie.',
            'Le pasó algo durante su vida.',
          ),
          INHERITED_TAKEN_FOR_LEARNED,
        ],
      ],
      mistaken: LEARNED_TAKEN_FOR_INHERITED,
    },
    {
      name: say('Learned or acquired', 'Appris ou acquis', 'Aprendido o adquirido'),
      ask: say(
        'Which of these is learned, or comes from something that happened?',
        'Lequel est appris, ou vient d’un événement de la vie ?',
        '¿Cuál es aprendido o viene de algo que ocurrió?',
      ),
      why: say(
        'It was not there at birth; it came through practice or something that happened.',
        'Cela n’existait pas à la naissance ; c’est venu par l’exercice ou un événement.',
        'No estaba al nacer; llegó con la práctica o por algo que ocurrió.',
      ),
      falseWhys: [
        [
          say(
            'Its parents passed it on before birth.',
            'Ses parents l’ont transmis avant la naissance.',
            'Sus padres lo transmitieron antes de nacer.',
          ),
          LEARNED_TAKEN_FOR_INHERITED,
        ],
        [
          say(
            'All animals are born with it.',
            'Tous les animaux naissent avec.',
            'Todos los animales nacen con ello.',
          ),
          LEARNED_TAKEN_FOR_INHERITED,
        ],
      ],
      mistaken: INHERITED_TAKEN_FOR_LEARNED,
    },
  ],
  things: [
    {
      name: say(
        'The natural color of a person’s eyes',
        'La couleur naturelle des yeux d’une personne',
        'El color natural de los ojos de una persona',
      ),
      group: 0,
    },
    { name: say('The stripes of a zebra', 'Les rayures d’un zèbre', 'Las rayas de una cebra'), group: 0 },
    {
      name: say(
        'A spider spinning its first web',
        'Une araignée qui tisse sa première toile',
        'Una araña que teje su primera tela',
      ),
      group: 0,
    },
    {
      name: say('The long neck of a giraffe', 'Le long cou d’une girafe', 'El cuello largo de una jirafa'),
      group: 0,
    },
    {
      name: say(
        'The shape of a maple leaf',
        'La forme d’une feuille d’érable',
        'La forma de una hoja de arce',
      ),
      group: 0,
    },
    {
      name: say('Natural curly hair', 'Des cheveux naturellement bouclés', 'El pelo rizado natural'),
      group: 0,
    },
    {
      name: say(
        'A dog giving its paw on command',
        'Un chien qui donne la patte sur ordre',
        'Un perro que da la pata cuando se le pide',
      ),
      group: 1,
    },
    { name: say('A scar on a knee', 'Une cicatrice au genou', 'Una cicatriz en la rodilla'), group: 1 },
    { name: say('Speaking Swahili', 'Parler swahili', 'Hablar suajili'), group: 1 },
    { name: say('Riding a bicycle', 'Faire du vélo', 'Montar en bicicleta'), group: 1 },
    {
      name: say(
        'A tree bent by strong winds',
        'Un arbre courbé par des vents forts',
        'Un árbol doblado por vientos fuertes',
      ),
      group: 1,
    },
    { name: say('Reading music', 'Lire la musique', 'Leer música'), group: 1 },
    { name: say('A cat’s torn ear', 'L’oreille déchirée d’un chat', 'La oreja rota de un gato'), group: 1 },
  ],
  askGroup: say(
    '{thing}: inherited, or learned or acquired?',
    '{thing} : hérité, ou appris ou acquis ?',
    '{thing}: ¿heredado, o aprendido o adquirido?',
  ),
  askSort: say('Sort each trait.', 'Trie chaque trait.', 'Clasifica cada rasgo.'),
  askWhy: say('{thing}: {group}. Why?', '{thing} : {group}. Pourquoi ?', '{thing}: {group}. ¿Por qué?'),
  nudge: say(
    'Could it be passed on before birth?',
    'Peut-il être transmis avant la naissance ?',
    '¿Se puede transmitir antes de nacer?',
  ),
  rule: [
    say(
      'Ask: was it there, or bound to grow, at birth?',
      'Demande : était-ce là, ou prévu, dès la naissance ?',
      'Pregunta: ¿estaba ya, o iba a crecer, al nacer?',
    ),
    say(
      'Parents pass on traits to their young; practice and accidents come later.',
      'Les parents transmettent des traits ; l’exercice et les accidents viennent plus tard.',
      'Los padres transmiten rasgos; la práctica y los accidentes llegan después.',
    ),
  ],
};

/** Traits that are inherited and traits that come in life (NGSS 3-LS3-1). */
export const scTraits = generator('sc-traits', (random, difficulty) =>
  askSortBank(TRAITS, random, difficulty),
);
