import type { LocalisedText } from '@ori/contracts/locale';
import { say } from '../../say.ts';

/** A fable told by us; `shows` is the position of the sentence in which its theme shows most clearly. */
export interface Fable {
  readonly sentences: readonly LocalisedText[];
  readonly shows: number;
  readonly theme: LocalisedText;
  /** What it is about, in a word or two. */
  readonly topic: LocalisedText;
  /** Something that only happens in it. */
  readonly event: LocalisedText;
  /** Another little story with the same theme. */
  readonly twin: LocalisedText;
}

export const FABLES: readonly [Fable, ...Fable[]] = [
  {
    sentences: [
      say(
        'A hare laughed at a slow tortoise.',
        'Un lièvre riait d’une tortue lente.',
        'Una liebre se reía de una tortuga lenta.',
      ),
      say(
        'They ran a race, and the hare lay down to nap.',
        'Ils firent une course, et le lièvre se coucha pour une sieste.',
        'Corrieron una carrera y la liebre se echó a dormir.',
      ),
      say(
        'The tortoise walked on without a stop and came in first.',
        'La tortue avança sans s’arrêter et arriva première.',
        'La tortuga siguió sin parar y llegó primero.',
      ),
    ],
    shows: 2,
    theme: say(
      'Steady effort can beat talent that rests.',
      'Un effort constant peut battre un talent qui se repose.',
      'El esfuerzo constante puede vencer al talento que descansa.',
    ),
    topic: say('A race', 'Une course', 'Una carrera'),
    event: say(
      'The hare lay down to nap.',
      'Le lièvre se coucha pour une sieste.',
      'La liebre se echó a dormir.',
    ),
    twin: say(
      'Lin practiced ten minutes each day and played better than her gifted cousin, who never practiced.',
      'Lin s’exerçait dix minutes par jour et joua mieux que son cousin doué, qui ne s’exerçait jamais.',
      'Lin practicaba diez minutos al día y tocó mejor que su primo dotado, que nunca practicaba.',
    ),
  },
  {
    sentences: [
      say(
        'A lion caught a mouse and let her go.',
        'Un lion attrapa une souris et la laissa partir.',
        'Un león atrapó a un ratón y lo dejó ir.',
      ),
      say(
        'Later hunters tied the lion with ropes.',
        'Plus tard, des chasseurs attachèrent le lion avec des cordes.',
        'Más tarde unos cazadores ataron al león con cuerdas.',
      ),
      say(
        'The mouse gnawed the ropes through, and the lion was free.',
        'La souris rongea les cordes, et le lion fut libre.',
        'El ratón royó las cuerdas y el león quedó libre.',
      ),
    ],
    shows: 2,
    theme: say(
      'Even the small can help the great.',
      'Même un petit peut aider un grand.',
      'Incluso el pequeño puede ayudar al grande.',
    ),
    topic: say('A lion', 'Un lion', 'Un león'),
    event: say(
      'Hunters tied the lion with ropes.',
      'Des chasseurs attachèrent le lion avec des cordes.',
      'Unos cazadores ataron al león con cuerdas.',
    ),
    twin: say(
      'No grown-up could reach the key behind the stove, but little Sami could.',
      'Aucun adulte n’atteignait la clé derrière le poêle, mais le petit Sami, si.',
      'Ningún adulto alcanzaba la llave tras la estufa, pero el pequeño Sami sí.',
    ),
  },
  {
    sentences: [
      say(
        'A shepherd boy cried “Wolf!” for fun, and all the village came.',
        'Un jeune berger cria « Au loup ! » pour rire, et tout le village vint.',
        'Un pastorcillo gritó «¡El lobo!» por broma y vino todo el pueblo.',
      ),
      say(
        'He did it again the next day.',
        'Il recommença le lendemain.',
        'Al día siguiente lo hizo otra vez.',
      ),
      say(
        'When a wolf really came, he cried, and nobody believed him.',
        'Quand un loup vint vraiment, il cria, et personne ne le crut.',
        'Cuando vino de verdad un lobo, gritó y nadie lo creyó.',
      ),
    ],
    shows: 2,
    theme: say(
      'Whoever lies is not believed when he tells the truth.',
      'Qui ment n’est plus cru quand il dit vrai.',
      'A quien miente no se le cree cuando dice la verdad.',
    ),
    topic: say('Wolves', 'Les loups', 'Los lobos'),
    event: say('All the village came.', 'Tout le village vint.', 'Vino todo el pueblo.'),
    twin: say(
      'Noor often pretended to be hurt; when she really fell, the team played on.',
      'Noor faisait souvent semblant d’avoir mal ; quand elle tomba vraiment, l’équipe continua à jouer.',
      'Noor fingía a menudo dolor; cuando se cayó de verdad, el equipo siguió jugando.',
    ),
  },
  {
    sentences: [
      say(
        'A dog with a bone in his mouth crossed a bridge.',
        'Un chien, un os dans la gueule, passait un pont.',
        'Un perro con un hueso en la boca cruzaba un puente.',
      ),
      say(
        'In the water he saw another dog with a bone.',
        'Dans l’eau, il vit un autre chien avec un os.',
        'En el agua vio a otro perro con un hueso.',
      ),
      say(
        'He snapped at it, and his own bone fell into the river.',
        'Il voulut le saisir, et son propre os tomba dans la rivière.',
        'Quiso atraparlo y su propio hueso cayó al río.',
      ),
    ],
    shows: 2,
    theme: say(
      'Whoever wants too much can lose what he has.',
      'Qui veut trop peut perdre ce qu’il a.',
      'Quien quiere demasiado puede perder lo que tiene.',
    ),
    topic: say('A dog and a river', 'Un chien et une rivière', 'Un perro y un río'),
    event: say('The dog crossed a bridge.', 'Le chien passa un pont.', 'El perro cruzó un puente.'),
    twin: say(
      'A fisher threw his small fish back to have both hands for a big one, and came home with nothing.',
      'Un pêcheur rejeta ses petits poissons pour en prendre un gros, et rentra sans rien.',
      'Un pescador devolvió sus peces pequeños para atrapar uno grande y volvió sin nada.',
    ),
  },
  {
    sentences: [
      say(
        'A thirsty crow found a jug with a little water at the bottom.',
        'Un corbeau assoiffé trouva une cruche avec un peu d’eau au fond.',
        'Un cuervo sediento halló una jarra con un poco de agua al fondo.',
      ),
      say('His beak did not reach it.', 'Son bec n’arrivait pas jusqu’à elle.', 'El pico no le llegaba.'),
      say(
        'He dropped in pebble after pebble until the water rose to him.',
        'Il y jeta caillou après caillou, et l’eau monta jusqu’à lui.',
        'Echó piedra tras piedra hasta que el agua subió hasta él.',
      ),
    ],
    shows: 2,
    theme: say(
      'A clever idea can do what strength cannot.',
      'Une bonne idée peut ce que la force ne peut pas.',
      'Una buena idea puede lo que la fuerza no puede.',
    ),
    topic: say('A thirsty bird', 'Un oiseau assoiffé', 'Un ave sedienta'),
    event: say('A crow found a jug.', 'Un corbeau trouva une cruche.', 'Un cuervo halló una jarra.'),
    twin: say(
      'Nobody could lift the cart out of the mud, until Ada laid planks under its wheels.',
      'Personne ne pouvait tirer la charrette de la boue, jusqu’à ce qu’Ada glisse des planches sous les roues.',
      'Nadie podía sacar el carro del barro, hasta que Ada puso tablas bajo las ruedas.',
    ),
  },
  {
    sentences: [
      say(
        'A father gave each of his children one stick, and each broke it at once.',
        'Un père donna un bâton à chacun de ses enfants, et chacun le cassa aussitôt.',
        'Un padre dio un palo a cada hijo y cada uno lo rompió enseguida.',
      ),
      say(
        'Then he tied all the sticks together.',
        'Puis il attacha tous les bâtons ensemble.',
        'Luego ató juntos todos los palos.',
      ),
      say('Nobody could break the bundle.', 'Personne ne put casser le fagot.', 'Nadie pudo romper el haz.'),
    ],
    shows: 2,
    theme: say(
      'Together we are stronger than alone.',
      'Ensemble, on est plus fort que seul.',
      'Juntos somos más fuertes que a solas.',
    ),
    topic: say('Sticks', 'Des bâtons', 'Palos'),
    event: say(
      'A father tied sticks together.',
      'Un père attacha des bâtons ensemble.',
      'Un padre ató palos juntos.',
    ),
    twin: say(
      'One ant could not move the crumb; twenty of them carried it home.',
      'Une fourmi ne pouvait bouger la miette ; vingt la portèrent chez elles.',
      'Una hormiga no movía la miga; veinte la llevaron a casa.',
    ),
  },
];
