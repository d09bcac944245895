import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { CARE_TAKES_OVER, CARER_FORGOTTEN } from '../../misconceptions/living-together.ts';
import { say } from '../../say.ts';

const respects = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 0 });
const another = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 1 });

const CARE: SortBank = {
  groups: [
    {
      name: say('Care that respects', 'Un soin qui respecte', 'Cuidado que respeta'),
      ask: say(
        'Which one is care that respects?',
        'Lequel est un soin qui respecte ?',
        '¿Cuál es un cuidado que respeta?',
      ),
      why: say(
        'The other person keeps a choice and a voice, and so does the carer.',
        'L’autre garde un choix et une voix, l’aidant aussi.',
        'La otra persona conserva su voz y su elección, y quien cuida también.',
      ),
      falseWhys: [
        [
          say(
            'The carer always knows best.',
            'L’aidant sait toujours mieux.',
            'Quien cuida siempre sabe más.',
          ),
          CARE_TAKES_OVER,
        ],
        [
          say(
            'Love means never being tired.',
            'Aimer, c’est ne jamais être fatigué.',
            'Querer es no cansarse nunca.',
          ),
          CARER_FORGOTTEN,
        ],
      ],
      mistaken: CARE_TAKES_OVER,
    },
    {
      name: say('Needs another way', 'À faire autrement', 'Hay que hacerlo de otro modo'),
      ask: say(
        'Which one needs another way?',
        'Lequel est à faire autrement ?',
        '¿Cuál hay que hacer de otro modo?',
      ),
      why: say(
        'Somebody loses dignity, safety or rest.',
        'Quelqu’un y perd sa dignité, sa sécurité ou son repos.',
        'Alguien pierde dignidad, seguridad o descanso.',
      ),
      falseWhys: [
        [
          say(
            'Asking for help is a failure.',
            'Demander de l’aide est un échec.',
            'Pedir ayuda es un fracaso.',
          ),
          CARER_FORGOTTEN,
        ],
        [
          say(
            'Old people are like children.',
            'Les aînés sont comme des enfants.',
            'Los mayores son como niños.',
          ),
          CARE_TAKES_OVER,
        ],
      ],
      mistaken: CARER_FORGOTTEN,
    },
  ],
  things: [
    respects(
      'Asking Grandfather which of two shirts he likes',
      'Demander à grand-père laquelle de deux chemises il préfère',
      'Preguntar al abuelo cuál de dos camisas prefiere',
    ),
    respects(
      'Knocking before you enter her room',
      'Frapper avant d’entrer dans sa chambre',
      'Llamar antes de entrar en su cuarto',
    ),
    respects(
      'Letting a toddler pour the water slowly',
      'Laisser un petit verser l’eau lentement',
      'Dejar que un pequeño sirva el agua despacio',
    ),
    respects(
      'Sharing the nights with a brother or sister',
      'Partager les nuits avec un frère ou une sœur',
      'Repartir las noches con un hermano o hermana',
    ),
    respects(
      'Asking a doctor instead of guessing',
      'Demander à un médecin au lieu de deviner',
      'Preguntar al médico en vez de adivinar',
    ),
    respects(
      'Telling a child what will happen next',
      'Dire à un enfant ce qui va suivre',
      'Decir a un niño qué va a pasar después',
    ),
    another(
      'Speaking about Grandmother as if she were not there',
      'Parler de grand-mère comme si elle n’était pas là',
      'Hablar de la abuela como si no estuviera',
    ),
    another(
      'Dressing a child who is proud to do it alone',
      'Habiller un enfant fier de le faire seul',
      'Vestir a un niño orgulloso de hacerlo solo',
    ),
    another(
      'Going without sleep for weeks and telling nobody',
      'Se priver de sommeil des semaines sans le dire',
      'No dormir durante semanas y no decirlo',
    ),
    another(
      'Leaving a baby alone in the bath for a phone call',
      'Laisser un bébé seul au bain pour un appel',
      'Dejar solo a un bebé en el baño por una llamada',
    ),
    another(
      'Opening her letters without asking',
      'Ouvrir son courrier sans demander',
      'Abrir sus cartas sin preguntar',
    ),
    another(
      'Shouting because it takes too long',
      'Crier parce que c’est trop long',
      'Gritar porque tarda demasiado',
    ),
  ],
  askGroup: say('{thing}. What is this?', '{thing}. Qu’est-ce que c’est ?', '{thing}. ¿Qué es esto?'),
  askSort: say(
    'Sort these moments of a week of care.',
    'Triez ces moments d’une semaine d’aide.',
    'Ordene estos momentos de una semana de cuidados.',
  ),
  askWhy: say(
    '{thing}. Answer: {group}. Why?',
    '{thing}. Réponse : {group}. Pourquoi ?',
    '{thing}. Respuesta: {group}. ¿Por qué?',
  ),
  nudge: say(
    'Put yourself in the place of each of the two.',
    'Mettez-vous à la place de chacun des deux.',
    'Póngase en el lugar de cada uno de los dos.',
  ),
  rule: [
    say(
      'Ask who chooses, who is safe and who can rest.',
      'Demandez qui choisit, qui est en sécurité et qui se repose.',
      'Pregunte quién elige, quién está a salvo y quién descansa.',
    ),
    say(
      'Two people matter: the one who is cared for and the one who cares.',
      'Deux personnes comptent : l’aidée et l’aidante.',
      'Importan dos personas: la cuidada y la que cuida.',
    ),
  ],
};

/** Caring for children and elders. No medical advice is given. */
export const liCare = generator('li-care', (random, difficulty) => askSortBank(CARE, random, difficulty));
