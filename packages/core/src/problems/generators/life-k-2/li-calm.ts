import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { ACTS_IN_ANGER, KEEPS_IT_ALONE } from '../../misconceptions/living-together.ts';
import { say } from '../../say.ts';

const calms = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 0 });
const stirs = (en: string, fr: string, es: string): Thing => ({ name: say(en, fr, es), group: 1 });

const STORM: SortBank = {
  groups: [
    {
      name: say('It can help', 'Cela peut aider', 'Puede ayudar'),
      ask: say(
        'You are angry. It can help: which one?',
        'Tu es en colère. Qu’est-ce qui aide ?',
        'Estás enojado. ¿Qué ayuda?',
      ),
      why: say(
        'It gives the anger time to shrink.',
        'La colère a le temps de baisser.',
        'El enojo tiene tiempo de bajar.',
      ),
      falseWhys: [
        [
          say('It makes feelings forbidden.', 'Les émotions sont interdites.', 'Sentir está prohibido.'),
          KEEPS_IT_ALONE,
        ],
        [say('It shows who is strong.', 'On voit qui est fort.', 'Se ve quién es fuerte.'), ACTS_IN_ANGER],
      ],
      mistaken: ACTS_IN_ANGER,
    },
    {
      name: say('It can hurt', 'Cela peut blesser', 'Puede hacer daño'),
      ask: say(
        'You are angry. It can hurt: which one?',
        'Tu es en colère. Qu’est-ce qui blesse ?',
        'Estás enojado. ¿Qué hace daño?',
      ),
      why: say(
        'Somebody or something gets broken.',
        'Quelqu’un ou quelque chose souffre.',
        'Alguien o algo sale dañado.',
      ),
      falseWhys: [
        [say('Being angry is bad.', 'Être en colère est mal.', 'Enojarse es malo.'), KEEPS_IT_ALONE],
        [
          say('Only small children do it.', 'Seuls les petits font cela.', 'Solo lo hacen los pequeños.'),
          ACTS_IN_ANGER,
        ],
      ],
      mistaken: ACTS_IN_ANGER,
    },
  ],
  things: [
    calms('Count slowly to ten', 'Compter lentement jusqu’à dix', 'Contar despacio hasta diez'),
    calms('Walk around the yard', 'Marcher dans la cour', 'Caminar por el patio'),
    calms('Squeeze a soft pillow', 'Serrer un coussin doux', 'Apretar una almohada'),
    calms('Tell a grown-up you trust', 'Parler à un adulte de confiance', 'Contárselo a un adulto querido'),
    calms('Draw the anger', 'Dessiner la colère', 'Dibujar el enojo'),
    calms('Drink some water', 'Boire un peu d’eau', 'Beber un poco de agua'),
    calms('Sit in a quiet corner', 'S’asseoir dans un coin calme', 'Sentarse en un rincón tranquilo'),
    stirs('Hit somebody', 'Frapper quelqu’un', 'Pegar a alguien'),
    stirs('Throw a toy', 'Jeter un jouet', 'Tirar un juguete'),
    stirs('Call somebody a bad name', 'Dire un gros mot à quelqu’un', 'Insultar a alguien'),
    stirs('Tear up a picture', 'Déchirer un dessin', 'Romper un dibujo'),
    stirs('Kick the door', 'Donner un coup dans la porte', 'Patear la puerta'),
  ],
  askGroup: say(
    'You are angry. {thing}: what is true?',
    'Tu es en colère. {thing} : qu’est-ce qui est vrai ?',
    'Estás enojado. {thing}: ¿qué es verdad?',
  ),
  askSort: say(
    'You are angry. Sort the ideas.',
    'Tu es en colère. Trie les idées.',
    'Estás enojado. Ordena las ideas.',
  ),
  askWhy: say('{thing}. {group}. Why?', '{thing}. {group}. Pourquoi ?', '{thing}. {group}. ¿Por qué?'),
  nudge: say('Think of what comes next.', 'Pense à la suite.', 'Piensa en lo que sigue.'),
  rule: [
    say('All feelings are allowed.', 'Toutes les émotions sont permises.', 'Todas las emociones valen.'),
    say('Hurting is not allowed.', 'Faire mal est interdit.', 'Hacer daño no vale.'),
  ],
};

/** Calm-down choices (CASEL, self-management). */
export const liCalm = generator('li-calm', (random, difficulty) => askSortBank(STORM, random, difficulty));
