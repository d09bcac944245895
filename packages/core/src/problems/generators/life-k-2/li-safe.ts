import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { KEEPS_IT_ALONE } from '../../misconceptions/living-together.ts';
import { say } from '../../say.ts';

const tell = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 0 });
const fine = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 1 });

const SAFE: SortBank = {
  groups: [
    {
      name: say('Tell a grown-up', 'En parler à un adulte', 'Contarlo a un adulto'),
      ask: say(
        'Tell a grown-up you trust: when?',
        'Quand en parler à un adulte ?',
        '¿Cuándo contarlo a un adulto?',
      ),
      why: say(
        'Someone you trust can keep you safe.',
        'Un proche de confiance te protège.',
        'Alguien de confianza te protege.',
      ),
      falseWhys: [
        [say('It is your fault.', 'C’est ta faute.', 'Es culpa tuya.'), KEEPS_IT_ALONE],
        [
          say(
            'Grown-ups are always right.',
            'Les adultes ont toujours raison.',
            'Los adultos siempre aciertan.',
          ),
          KEEPS_IT_ALONE,
        ],
      ],
      mistaken: KEEPS_IT_ALONE,
    },
    {
      name: say('All right', 'Tout va bien', 'Está bien'),
      ask: say(
        'All right and safe: which one?',
        'Quand est-ce que tout va bien ?',
        '¿Cuándo está todo bien?',
      ),
      why: say(
        'It is safe, and you can say no.',
        'C’est sûr, et « non » est permis.',
        'Es seguro y puedes decir no.',
      ),
      falseWhys: [
        [
          say('You must always say yes.', 'Il faut toujours dire oui.', 'Siempre hay que decir sí.'),
          KEEPS_IT_ALONE,
        ],
        [
          say('Nobody may know about it.', 'Personne ne doit le savoir.', 'Nadie debe saberlo.'),
          KEEPS_IT_ALONE,
        ],
      ],
      mistaken: KEEPS_IT_ALONE,
    },
  ],
  things: [
    tell('A touch you do not like', 'Un geste que tu n’aimes pas', 'Un toque que no gusta'),
    tell(
      'Someone says: keep this touch secret',
      'On dit : garde ce geste secret',
      'Alguien dice: guarda este toque en secreto',
    ),
    tell('A stranger says: come with me', 'Un inconnu dit : viens avec moi', 'Un extraño dice: ven conmigo'),
    tell(
      'Someone does not stop tickling',
      'Quelqu’un chatouille sans s’arrêter',
      'Alguien no para con las cosquillas',
    ),
    tell('You got lost in a store', 'Tu ne trouves plus ta famille', 'Te perdiste en una tienda'),
    tell(
      'Someone wants to see private parts',
      'On veut voir tes parties intimes',
      'Alguien quiere ver partes íntimas',
    ),
    fine('A hug that you want', 'Un câlin que tu veux', 'Un abrazo que quieres'),
    fine('A high five with a friend', 'Taper dans la main d’un ami', 'Chocar la mano con un amigo'),
    fine('A surprise cake for Grandma', 'Un gâteau surprise pour mamie', 'Un pastel sorpresa para la abuela'),
    fine(
      'Mom holds your hand on the street',
      'Maman te tient la main dehors',
      'Mamá te da la mano en la calle',
    ),
    fine('Dad tucks you in with a song', 'Papa te borde en chantant', 'Papá te arropa con una canción'),
    fine('You say no to a kiss', 'Tu dis non à un bisou', 'Dices no a un beso'),
  ],
  askGroup: say('{thing}. What is right?', '{thing}. Que faire ?', '{thing}. ¿Qué hacer?'),
  askSort: say('What is right here? Sort.', 'Trie ces situations.', 'Ordena estas situaciones.'),
  askWhy: say('{thing}. {group}. Why?', '{thing}. {group}. Pourquoi ?', '{thing}. {group}. ¿Por qué?'),
  nudge: say('How does your tummy feel?', 'Que sent ton ventre ?', '¿Qué siente tu barriga?'),
  rule: [
    say('You may say no and go.', 'Tu peux dire non et partir.', 'Puedes decir no e irte.'),
    say('Grown-ups you trust will help.', 'Un adulte de confiance aidera.', 'Un adulto de confianza ayuda.'),
  ],
};

/** Body safety and asking for help (CASEL, self-management). */
export const liSafe = generator('li-safe', (random, difficulty) => askSortBank(SAFE, random, difficulty));
