import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { CALLS_FOR_EVERYTHING, WAITS_TOO_LONG } from '../../misconceptions/living-together.ts';
import { say } from '../../say.ts';

const now = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 0 });
const tell = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 1 });

const CALLS: SortBank = {
  groups: [
    {
      name: say('Call the emergency number', 'Appeler les secours', 'Llamar a emergencias'),
      ask: say(
        'When do you call the emergency number?',
        'Quand faut-il appeler les secours ?',
        '¿Cuándo hay que llamar a emergencias?',
      ),
      why: say(
        'A life may be in danger right now.',
        'Une vie est peut-être en danger maintenant.',
        'Puede haber una vida en peligro ahora mismo.',
      ),
      falseWhys: [
        [
          say(
            'It is the quickest way to be noticed.',
            'C’est le moyen de se faire remarquer.',
            'Es la manera de que a uno lo noten.',
          ),
          CALLS_FOR_EVERYTHING,
        ],
        [
          say('A grown-up would be angry.', 'Un adulte se fâcherait.', 'Un adulto se enojaría.'),
          WAITS_TOO_LONG,
        ],
      ],
      mistaken: CALLS_FOR_EVERYTHING,
    },
    {
      name: say(
        'Tell a grown-up you trust',
        'En parler à un adulte de confiance',
        'Contárselo a un adulto de confianza',
      ),
      ask: say(
        'When is it enough to tell a grown-up you trust?',
        'Quand suffit-il d’en parler à un adulte de confiance ?',
        '¿Cuándo basta con contárselo a un adulto de confianza?',
      ),
      why: say(
        'It matters, but nobody is in danger this minute.',
        'C’est important, mais personne n’est en danger à cet instant.',
        'Importa, pero nadie está en peligro en este instante.',
      ),
      falseWhys: [
        [
          say('It does not matter at all.', 'Cela n’a aucune importance.', 'No tiene ninguna importancia.'),
          WAITS_TOO_LONG,
        ],
        [
          say(
            'Helpers are only there for grown-ups.',
            'Les secours ne sont là que pour les adultes.',
            'La ayuda solo existe para los adultos.',
          ),
          WAITS_TOO_LONG,
        ],
      ],
      mistaken: WAITS_TOO_LONG,
    },
  ],
  things: [
    now(
      'Smoke comes from a neighbor’s window',
      'De la fumée sort d’une fenêtre voisine',
      'Sale humo de una ventana vecina',
    ),
    now(
      'Somebody lies on the street and does not answer',
      'Quelqu’un est à terre et ne répond pas',
      'Alguien está en el suelo y no responde',
    ),
    now(
      'A child is calling for help in deep water',
      'Un enfant appelle à l’aide en eau profonde',
      'Un niño pide auxilio en agua profunda',
    ),
    now(
      'Two cars have crashed and people are hurt',
      'Deux voitures se sont percutées et il y a des blessés',
      'Chocaron dos autos y hay heridos',
    ),
    now('Somebody cannot breathe', 'Quelqu’un n’arrive pas à respirer', 'Alguien no puede respirar'),
    now(
      'A stranger is breaking into a house with people in it',
      'Un inconnu entre de force dans une maison habitée',
      'Un extraño fuerza la entrada de una casa con gente',
    ),
    tell(
      'You have lost the key to your house',
      'Tu as perdu la clé de la maison',
      'Se perdió la llave de casa',
    ),
    tell(
      'A friend has been sad for many days',
      'Une amie est triste depuis des jours',
      'Una amiga está triste desde hace días',
    ),
    tell(
      'Somebody writes mean things about you',
      'Quelqu’un écrit des méchancetés sur toi',
      'Alguien escribe cosas feas sobre ti',
    ),
    tell(
      'The ball has broken a window and nobody is hurt',
      'Le ballon a cassé une vitre, sans blessé',
      'El balón rompió un cristal y nadie se hirió',
    ),
    tell(
      'You have scraped your knee a little',
      'Tu t’es un peu écorché le genou',
      'Te raspaste un poco la rodilla',
    ),
    tell(
      'An older student asks for your lunch money',
      'Un élève plus âgé réclame ton argent du déjeuner',
      'Un alumno mayor pide el dinero del almuerzo',
    ),
  ],
  askGroup: say('{thing}. What do you do?', '{thing}. Que fais-tu ?', '{thing}. ¿Qué hay que hacer?'),
  askSort: say(
    'What do you do in each case?',
    'Que fais-tu dans chaque cas ?',
    '¿Qué hay que hacer en cada caso?',
  ),
  askWhy: say(
    '{thing}. What is the reason for this answer: {group}?',
    '{thing}. Pourquoi cette réponse : {group} ?',
    '{thing}. ¿Por qué esta respuesta: {group}?',
  ),
  nudge: say(
    'Think of the next five minutes.',
    'Pense aux cinq prochaines minutes.',
    'Piensa en los próximos cinco minutos.',
  ),
  rule: [
    say(
      'Ask what could happen if everybody waits.',
      'Demande-toi ce qui arrive si tout le monde attend.',
      'La pregunta es qué pasa si todos esperan.',
    ),
    say(
      'Stay safe yourself. The number to call differs from country to country; learn yours.',
      'Reste toi-même en sécurité. Le numéro change selon le pays ; apprends le tien.',
      'Hay que ponerse a salvo. El número cambia según el país; conviene aprenderlo.',
    ),
  ],
};

/** Whom to call: an emergency or not. No medical advice is given. */
export const liFirstaid = generator('li-firstaid', (random, difficulty) =>
  askSortBank(CALLS, random, difficulty),
);
