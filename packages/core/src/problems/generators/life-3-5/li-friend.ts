import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { ACTS_IN_ANGER, WINNING_OVER_REPAIR } from '../../misconceptions/living-together.ts';
import { say } from '../../say.ts';

const mends = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 0 });
const hurts = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 1 });

const QUARREL: SortBank = {
  groups: [
    {
      name: say('Mends the quarrel', 'Répare la dispute', 'Arregla la pelea'),
      ask: say(
        'Which one mends the quarrel?',
        'Qu’est-ce qui répare la dispute ?',
        '¿Cuál arregla la pelea?',
      ),
      why: say(
        'Both can feel heard and safe.',
        'Chacun se sent écouté et en sécurité.',
        'Ambos se sienten escuchados y seguros.',
      ),
      falseWhys: [
        [say('One of the two wins.', 'L’un des deux gagne.', 'Gana uno de los dos.'), WINNING_OVER_REPAIR],
        [
          say('Nobody has to talk.', 'Personne n’a à parler.', 'Nadie tiene que hablar.'),
          WINNING_OVER_REPAIR,
        ],
      ],
      mistaken: WINNING_OVER_REPAIR,
    },
    {
      name: say('Makes it worse', 'Aggrave les choses', 'Lo empeora'),
      ask: say('Which one makes it worse?', 'Qu’est-ce qui aggrave les choses ?', '¿Cuál lo empeora?'),
      why: say(
        'Somebody is hurt once more.',
        'Quelqu’un est blessé encore une fois.',
        'Alguien sale herido otra vez.',
      ),
      falseWhys: [
        [
          say('Friends never disagree.', 'Les amis sont toujours d’accord.', 'Los amigos nunca discuten.'),
          WINNING_OVER_REPAIR,
        ],
        [
          say('Feelings do not matter.', 'Les émotions ne comptent pas.', 'Lo que se siente no importa.'),
          ACTS_IN_ANGER,
        ],
      ],
      mistaken: ACTS_IN_ANGER,
    },
  ],
  things: [
    mends(
      'Saying: I am sorry that I broke it',
      'Dire : je regrette de l’avoir cassé',
      'Decir: siento haberlo roto',
    ),
    mends(
      'Listening until the other one has finished',
      'Écouter l’autre jusqu’au bout',
      'Escuchar hasta el final',
    ),
    mends('Asking: how did you feel', 'Demander : qu’as-tu ressenti', 'Preguntar: cómo te sentiste'),
    mends('Giving back what was taken', 'Rendre ce qui a été pris', 'Devolver lo que se tomó'),
    mends(
      'Saying: I felt left out',
      'Dire : je me suis senti mis à l’écart',
      'Decir: me sentí fuera del grupo',
    ),
    mends(
      'Finding a new rule together',
      'Trouver ensemble une nouvelle règle',
      'Buscar juntos una regla nueva',
    ),
    hurts('Shouting: you started it', 'Crier : c’est toi qui as commencé', 'Gritar: empezaste tú'),
    hurts('Telling the whole class about it', 'Le raconter à toute la classe', 'Contarlo a toda la clase'),
    hurts('Not answering for days', 'Ne pas répondre pendant des jours', 'No responder durante días'),
    hurts('Pushing back', 'Pousser à son tour', 'Empujar también'),
    hurts(
      'Saying: sorry, but it is your own fault',
      'Dire : pardon, mais c’est ta faute',
      'Decir: perdón, pero la culpa es tuya',
    ),
    hurts(
      'Laughing when the other one cries',
      'Rire quand l’autre pleure',
      'Reír cuando la otra persona llora',
    ),
  ],
  askGroup: say(
    'Two friends quarrel. {thing}. What does this do?',
    'Deux amis se disputent. {thing}. Quel est l’effet ?',
    'Dos amigos se pelean. {thing}. ¿Qué efecto tiene?',
  ),
  askSort: say(
    'Two friends quarrel. Sort what they could do.',
    'Deux amis se disputent. Trie ce qu’ils peuvent faire.',
    'Dos amigos se pelean. Ordena lo que pueden hacer.',
  ),
  askWhy: say(
    '{thing}. Answer: {group}. Why?',
    '{thing}. Réponse : {group}. Pourquoi ?',
    '{thing}. Respuesta: {group}. ¿Por qué?',
  ),
  nudge: say(
    'How would you feel if a friend did this?',
    'Que ressentirais-tu si un ami faisait cela ?',
    '¿Qué sentirías si un amigo hiciera eso?',
  ),
  rule: [
    say('Think of both of them.', 'Pense aux deux.', 'Piensa en ambos.'),
    say(
      'Does it go on for long? Tell a grown-up you trust.',
      'Cela dure longtemps ? Parles-en à un adulte de confiance.',
      '¿Dura mucho? Cuéntaselo a un adulto de confianza.',
    ),
  ],
};

/** Friendship and repair (CASEL, relationship skills). */
export const liFriend = generator('li-friend', (random, difficulty) =>
  askSortBank(QUARREL, random, difficulty),
);
