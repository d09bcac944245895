import type { LocalisedText } from '@ori/contracts/locale';
import type { FactQuestion } from '../../fact-questions.ts';
import { say } from '../../say.ts';

const NUDGE = say(
  'Read on. Which words help?',
  'Lis la suite. Quels mots aident ?',
  'Sigue leyendo. ¿Qué palabras ayudan?',
);
const FIRST = [
  say(
    'Cover the word. What would fit in its place?',
    'Cache le mot. Qu’est-ce qui irait à sa place ?',
    'Tapa la palabra. ¿Qué iría en su lugar?',
  ),
  say(
    'The sentences around a word often explain it.',
    'Les phrases autour d’un mot l’expliquent souvent.',
    'Las frases de alrededor suelen explicar una palabra.',
  ),
] as const;

/** Each language: the text | the word | its meaning | two meanings that do not fit. */
function word(en: string, fr: string, es: string): FactQuestion {
  const [e, f, s] = [en.split(' | '), fr.split(' | '), es.split(' | ')];
  const piece = (at: number): LocalisedText => say(e[at] ?? '', f[at] ?? '', s[at] ?? '');
  const [passage, asked] = [piece(0), piece(1)];
  return {
    prompt: say(
      `“${passage.en}” What does “${asked.en}” mean here?`,
      `« ${passage.fr} » Que veut dire « ${asked.fr} » ici ?`,
      `«${passage.es}» ¿Qué significa aquí «${asked.es}»?`,
    ),
    right: piece(2),
    wrong: [
      [piece(3), 'context-ignored'],
      [piece(4), 'context-ignored'],
    ],
    nudge: NUDGE,
    first: FIRST,
    because: say(
      'It fits all the sentences.',
      'Cela va avec toutes les phrases.',
      'Encaja en todas las frases.',
    ),
  };
}

/** Words whose meaning the sentences around them tell. */
export const WORDS_IN_CONTEXT: readonly [FactQuestion, ...FactQuestion[]] = [
  word(
    'The valley was arid. No rain had fallen for years, and nothing grew. | arid | very dry | full of flowers | cold and icy',
    'La vallée était aride. Il n’avait pas plu depuis des années, et rien n’y poussait. | aride | très sèche | pleine de fleurs | froide et gelée',
    'El valle era árido. No llovía desde hacía años y nada crecía. | árido | muy seco | lleno de flores | frío y helado',
  ),
  word(
    'Bao was reluctant to jump. He stepped back twice and shook his head. | reluctant | not willing | very glad | quite ready',
    'Bao était réticent à sauter. Il recula deux fois et secoua la tête. | réticent | pas décidé à le faire | très content | tout à fait prêt',
    'Bao era reacio a saltar. Retrocedió dos veces y negó con la cabeza. | reacio | poco dispuesto | muy contento | listo del todo',
  ),
  word(
    'The glass is fragile. One small knock, and it is in pieces. | fragile | easily broken | very heavy | hard as stone',
    'Le verre est fragile. Un petit choc, et il est en morceaux. | fragile | facile à casser | très lourd | dur comme la pierre',
    'El vaso es frágil. Un golpecito y queda hecho pedazos. | frágil | fácil de romper | muy pesado | duro como piedra',
  ),
  word(
    'Apples were abundant that fall. Every family filled ten baskets and still left some. | abundant | more than enough | very few | still green',
    'Les pommes étaient abondantes cet automne-là. Chaque famille en remplit dix paniers et en laissa. | abondantes | plus qu’il n’en faut | très peu nombreuses | encore vertes',
    'Las manzanas eran abundantes aquel otoño. Cada familia llenó diez cestos y aún sobraron. | abundantes | más que suficientes | muy pocas | todavía verdes',
  ),
  word(
    'Grandmother grew drowsy by the fire. Her eyes closed, and her book slid to the floor. | drowsy | nearly asleep | very angry | wide awake',
    'Grand-mère devint somnolente près du feu. Ses yeux se fermèrent, et son livre glissa. | somnolente | presque endormie | très fâchée | bien réveillée',
    'La abuela estaba somnolienta junto al fuego. Se le cerraron los ojos y el libro cayó. | somnolienta | casi dormida | muy enojada | bien despierta',
  ),
  word(
    'The curtain is translucent. It hides the garden, yet it lets the morning light in. | translucent | letting light through | black as night | sewn by hand',
    'Le rideau est translucide. Il cache le jardin, mais laisse entrer la lumière du matin. | translucide | qui laisse passer la lumière | noir comme la nuit | cousu à la main',
    'La cortina es traslúcida. Tapa el jardín, pero deja entrar la luz de la mañana. | traslúcida | que deja pasar la luz | negra como la noche | cosida a mano',
  ),
  word(
    'The two sisters reconciled. After a week of silence they laughed together again. | reconciled | made peace | moved away | fought harder',
    'Les deux sœurs se réconcilièrent. Après une semaine de silence, elles rirent de nouveau ensemble. | se réconcilièrent | firent la paix | partirent au loin | se disputèrent plus fort',
    'Las dos hermanas se reconciliaron. Tras una semana de silencio rieron juntas otra vez. | se reconciliaron | hicieron las paces | se mudaron | pelearon más',
  ),
  word(
    'The path was perilous. Stones came loose under our feet, and beside us the cliff fell away. | perilous | full of danger | nice and wide | newly paved',
    'Le sentier était périlleux. Des pierres cédaient sous nos pieds, et la falaise tombait à côté. | périlleux | plein de dangers | large et agréable | pavé de neuf',
    'El sendero era arriesgado. Las piedras cedían bajo los pies, y al lado caía el barranco. | arriesgado | lleno de peligro | ancho y llano | recién pavimentado',
  ),
];
