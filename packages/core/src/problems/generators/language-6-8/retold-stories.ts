import type { LocalisedText } from '@ori/contracts/locale';
import { say } from '../../say.ts';

/** An old story in short, its thought, and new versions that change one thing each. */
export interface Retold {
  readonly from: LocalisedText;
  readonly old: LocalisedText;
  readonly theme: LocalisedText;
  /** Thoughts of other stories that this one may show, too, by their English words. */
  readonly nearThemes: readonly string[];
  readonly elsewhere: LocalisedText;
  /** Left out where the story is a people's living history. */
  readonly otherEnd?: LocalisedText;
  readonly otherVoice: LocalisedText;
}

const TOO_FAR = say(
  'Whoever sets a warning aside may fall.',
  'Qui écarte un avertissement peut tomber.',
  'Quien deja de lado una advertencia puede caer.',
);
const TOO_MUCH = say(
  'To wish for more and more can make us poor.',
  'Vouloir toujours plus peut rendre pauvre.',
  'Querer siempre más puede hacernos pobres.',
);

export const RETOLD: readonly [Retold, ...Retold[]] = [
  {
    from: say('From a Greek myth', 'D’un mythe grec', 'De un mito griego'),
    old: say(
      'Daedalus warns his son Icarus not to fly too high. Icarus flies toward the Sun, the wax of his wings melts, and he falls into the sea.',
      'Dédale avertit son fils Icare de ne pas voler trop haut. Icare vole vers le Soleil, la cire de ses ailes fond, et il tombe dans la mer.',
      'Dédalo advierte a su hijo Ícaro que no vuele muy alto. Ícaro vuela hacia el Sol, la cera de sus alas se derrite y cae al mar.',
    ),
    theme: TOO_FAR,
    nearThemes: [TOO_MUCH.en],
    elsewhere: say(
      'Lena’s brother warns her to keep her drone low. She steers it up into an icy cloud, its propellers freeze, and it drops into a lake.',
      'Le frère de Lena l’avertit de garder son drone bas. Elle le fait monter dans un nuage glacé, les hélices gèlent, et il tombe dans un lac.',
      'El hermano de Lena le advierte que vuele bajo su dron. Ella lo sube a una nube helada, las hélices se hielan y cae a un lago.',
    ),
    otherEnd: say(
      'Daedalus warns his son Icarus not to fly too high. Icarus stays between Sun and sea, and both land safely on the shore.',
      'Dédale avertit son fils Icare de ne pas voler trop haut. Icare reste entre Soleil et mer, et tous deux se posent sur le rivage.',
      'Dédalo advierte a su hijo Ícaro que no vuele muy alto. Ícaro va entre Sol y mar, y los dos llegan a la orilla.',
    ),
    otherVoice: say(
      'I told Icarus, my son, not to fly too high. I saw him climb toward the Sun; I saw the wax melt, and he fell into the sea.',
      'J’ai dit à Icare, mon fils, de ne pas voler trop haut. Je l’ai vu monter vers le Soleil ; j’ai vu la cire fondre, et il est tombé dans la mer.',
      'Le dije a Ícaro, mi hijo, que no volara muy alto. Lo vi subir hacia el Sol; vi derretirse la cera, y cayó al mar.',
    ),
  },
  {
    from: say('From a Greek myth', 'D’un mythe grec', 'De un mito griego'),
    old: say(
      'King Midas wishes that all he touches turn to gold. His bread turns to gold, too, and he begs to be freed of the gift.',
      'Le roi Midas souhaite que tout ce qu’il touche devienne or. Son pain aussi devient or, et il supplie qu’on lui ôte ce don.',
      'El rey Midas desea que todo lo que toque se vuelva oro. También su pan se vuelve oro, y ruega que le quiten el don.',
    ),
    theme: TOO_MUCH,
    nearThemes: [TOO_FAR.en],
    elsewhere: say(
      'A gamer finds a code that turns whatever she clicks on into coins. Her friends’ letters turn into coins, too, and she begs for help to delete the code.',
      'Une joueuse trouve un code qui change en pièces tout ce qu’elle clique. Les lettres de ses amis deviennent des pièces aussi, et elle supplie qu’on l’aide à effacer le code.',
      'Una jugadora halla un código que vuelve monedas todo lo que pulsa. También las cartas de sus amigos se vuelven monedas, y ruega que la ayuden a borrarlo.',
    ),
    otherEnd: say(
      'King Midas wishes that all he touches turn to gold. His bread turns to gold, too, but he keeps the gift and lets others feed him.',
      'Le roi Midas souhaite que tout ce qu’il touche devienne or. Son pain aussi devient or, mais il garde le don et se fait nourrir.',
      'El rey Midas desea que todo lo que toque se vuelva oro. También su pan se vuelve oro, pero guarda el don y otros le dan de comer.',
    ),
    otherVoice: say(
      'I am the king’s cook. I heard Midas wish that all he touched turn to gold, I saw my bread turn to gold in his hand, and I heard him beg to be freed.',
      'Je suis la cuisinière du roi. J’ai entendu Midas souhaiter l’or, j’ai vu mon pain devenir or dans sa main, et je l’ai entendu supplier qu’on lui ôte ce don.',
      'Soy la cocinera del rey. Oí a Midas desear el oro, vi mi pan volverse oro en su mano, y lo oí rogar que le quitaran el don.',
    ),
  },
  {
    from: say('From the Epic of Gilgamesh', 'De l’Épopée de Gilgamesh', 'De la Epopeya de Gilgamesh'),
    old: say(
      'Gilgamesh fetches from the deep a plant that makes the old young. While he bathes in a pool, a snake takes it, and he goes home without it.',
      'Gilgamesh rapporte du fond des eaux une plante qui rend jeune. Pendant qu’il se baigne, un serpent la prend, et il rentre sans elle.',
      'Gilgamesh saca de lo hondo una planta que vuelve joven. Mientras se baña, una serpiente se la lleva, y vuelve a casa sin ella.',
    ),
    theme: say(
      'Nobody can hold on to youth forever.',
      'Personne ne peut garder la jeunesse pour toujours.',
      'Nadie puede guardar la juventud para siempre.',
    ),
    nearThemes: [],
    elsewhere: say(
      'A diver brings up in her submarine a weed that makes the old young. While she sleeps on the pier, a gull takes it, and she flies home without it.',
      'Une plongeuse remonte en sous-marin une algue qui rend jeune. Pendant qu’elle dort sur le quai, une mouette la prend, et elle rentre en avion sans elle.',
      'Una exploradora sube en su submarino un alga que vuelve joven. Mientras duerme en el muelle, una gaviota se la lleva, y vuelve en avión sin ella.',
    ),
    otherEnd: say(
      'Gilgamesh fetches from the deep a plant that makes the old young. He never lets go of it, and all in Uruk grow young again.',
      'Gilgamesh rapporte du fond des eaux une plante qui rend jeune. Il ne la lâche jamais, et tous à Uruk redeviennent jeunes.',
      'Gilgamesh saca de lo hondo una planta que vuelve joven. No la suelta nunca, y todos en Uruk rejuvenecen.',
    ),
    otherVoice: say(
      'I am the snake. I smelled the plant that Gilgamesh had fetched from the deep; while he bathed in my pool I took it, and he went home without it.',
      'Je suis le serpent. J’ai senti la plante que Gilgamesh avait rapportée du fond ; pendant qu’il se baignait, je l’ai prise, et il est rentré sans elle.',
      'Soy la serpiente. Olí la planta que Gilgamesh había sacado de lo hondo; mientras se bañaba me la llevé, y volvió a casa sin ella.',
    ),
  },
  {
    from: say('From an Akan story of Anansi', 'D’un conte akan d’Anansi', 'De un cuento akan de Anansi'),
    old: say(
      'Anansi gathers all wisdom in a pot to hide it in a tree, but with the pot on his belly he cannot climb. His son tells him to tie it on his back, and Anansi sees that some wisdom was not in his pot.',
      'Anansi met toute la sagesse dans un pot pour la cacher dans un arbre, mais le pot sur le ventre, il ne peut grimper. Son fils lui dit de l’attacher sur le dos, et Anansi voit qu’il restait de la sagesse hors du pot.',
      'Anansi guarda toda la sabiduría en una olla para esconderla en un árbol, pero con la olla en la barriga no puede trepar. Su hijo le dice que la ate a la espalda, y Anansi ve que quedaba sabiduría fuera de la olla.',
    ),
    theme: say(
      'No one has all wisdom alone.',
      'Nul n’a toute la sagesse à lui seul.',
      'Nadie tiene él solo toda la sabiduría.',
    ),
    nearThemes: [TOO_MUCH.en],
    elsewhere: say(
      'An engineer stores all knowledge in one computer and locks it in a tower, but cannot get its door open again. A pupil shows her how, and she sees that some knowledge was not in her computer.',
      'Une ingénieure met tout le savoir dans un ordinateur et l’enferme dans une tour, mais ne peut plus en ouvrir la porte. Un élève lui montre comment, et elle voit qu’il restait du savoir hors de l’ordinateur.',
      'Una ingeniera guarda todo el saber en una computadora y la encierra en una torre, pero no puede abrir la puerta. Un alumno le enseña cómo, y ella ve que quedaba saber fuera de la computadora.',
    ),
    otherEnd: say(
      'Anansi gathers all wisdom in a pot to hide it in a tree, but with the pot on his belly he cannot climb. Nobody helps him, and he goes home believing that he has all wisdom.',
      'Anansi met toute la sagesse dans un pot pour la cacher dans un arbre, mais le pot sur le ventre, il ne peut grimper. Personne ne l’aide, et il rentre en croyant avoir toute la sagesse.',
      'Anansi guarda toda la sabiduría en una olla para esconderla en un árbol, pero con la olla en la barriga no puede trepar. Nadie lo ayuda, y vuelve a casa creyendo que tiene toda la sabiduría.',
    ),
    otherVoice: say(
      'My father Anansi had all wisdom in a pot, and with the pot on his belly he could not climb the tree. I told him to tie it on his back. Then he saw that some wisdom was not in his pot.',
      'Mon père Anansi avait toute la sagesse dans un pot, et le pot sur le ventre, il ne pouvait grimper. Je lui ai dit de l’attacher sur le dos. Alors il a vu qu’il restait de la sagesse hors du pot.',
      'Mi padre Anansi tenía toda la sabiduría en una olla, y con la olla en la barriga no podía trepar. Le dije que la atara a la espalda. Entonces vio que quedaba sabiduría fuera de la olla.',
    ),
  },
  {
    from: say('From the Odyssey', 'De l’Odyssée', 'De la Odisea'),
    old: say(
      'Odysseus wants to hear the Sirens and live. His crew tie him to the mast and stop their own ears with wax, and the ship passes safely.',
      'Ulysse veut entendre les Sirènes et vivre. Ses hommes l’attachent au mât et se bouchent les oreilles de cire, et le navire passe sans danger.',
      'Odiseo quiere oír a las Sirenas y vivir. Sus hombres lo atan al mástil y se tapan los oídos con cera, y el barco pasa a salvo.',
    ),
    theme: say(
      'Who knows a weakness beforehand can guard against it.',
      'Qui connaît d’avance sa faiblesse peut s’en garder.',
      'Quien conoce de antemano su debilidad puede guardarse de ella.',
    ),
    nearThemes: [],
    elsewhere: say(
      'Karim knows that his phone calls him away from his homework. His sister locks it in a box until supper and turns off her own, and the work gets done.',
      'Karim sait que son téléphone l’éloigne de ses devoirs. Sa sœur l’enferme dans une boîte jusqu’au souper et éteint le sien, et le travail se fait.',
      'Karim sabe que su teléfono lo aparta de la tarea. Su hermana lo encierra en una caja hasta la cena y apaga el suyo, y el trabajo se hace.',
    ),
    otherEnd: say(
      'Odysseus wants to hear the Sirens and live. His crew tie him to the mast, but the rope breaks; he swims to the Sirens and is never seen again.',
      'Ulysse veut entendre les Sirènes et vivre. Ses hommes l’attachent au mât, mais la corde casse ; il nage vers les Sirènes, et nul ne le revoit.',
      'Odiseo quiere oír a las Sirenas y vivir. Sus hombres lo atan al mástil, pero la cuerda se rompe; nada hacia las Sirenas y nadie lo vuelve a ver.',
    ),
    otherVoice: say(
      'We rowers had wax in our ears and heard nothing. We saw Odysseus, tied to the mast, beg to be let go; we tied him tighter, and our ship passed safely.',
      'Nous, les rameurs, avions de la cire aux oreilles et n’entendions rien. Nous avons vu Ulysse, attaché au mât, supplier ; nous avons serré les liens, et notre navire est passé sans danger.',
      'Nosotros, los remeros, teníamos cera en los oídos y no oíamos nada. Vimos a Odiseo, atado al mástil, rogar que lo soltáramos; apretamos la cuerda, y nuestro barco pasó a salvo.',
    ),
  },
  {
    from: say('From the Epic of Sundiata', 'De l’Épopée de Soundiata', 'De la Epopeya de Sundiata'),
    old: say(
      'The boy Sundiata cannot walk, and people mock his mother. One day he pulls himself up on an iron bar, stands, and brings her a whole baobab.',
      'L’enfant Soundiata ne marche pas, et l’on se moque de sa mère. Un jour, il se lève en s’appuyant sur une barre de fer et lui apporte un baobab entier.',
      'El niño Sundiata no camina, y se burlan de su madre. Un día se levanta apoyado en una barra de hierro y le lleva un baobab entero.',
    ),
    theme: say(
      'What others mock may grow into strength.',
      'Ce dont on se moque peut devenir une force.',
      'Aquello de lo que se burlan puede volverse fuerza.',
    ),
    nearThemes: [],
    elsewhere: say(
      'In a city school, Awa stammers, and others make fun of her. She practices with a microphone every evening, stands up in the hall, and tells her mother’s story to a thousand people.',
      'Dans une école de la ville, Awa bégaie, et l’on rit d’elle. Elle s’exerce chaque soir au micro, se lève dans la grande salle et raconte à mille personnes l’histoire de sa mère.',
      'En una escuela de la ciudad, Awa tartamudea, y se ríen de ella. Practica cada noche con un micrófono, se pone de pie en la sala y cuenta a mil personas la historia de su madre.',
    ),
    otherVoice: say(
      'I am Sogolon, his mother. They mocked me because Sundiata could not walk. Then my son pulled himself up on an iron bar, stood, and brought me a whole baobab.',
      'Je suis Sogolon, sa mère. On se moquait de moi parce que Soundiata ne marchait pas. Puis mon fils s’est levé sur une barre de fer et m’a apporté un baobab entier.',
      'Soy Sogolon, su madre. Se burlaban de mí porque Sundiata no caminaba. Luego mi hijo se levantó con una barra de hierro y me trajo un baobab entero.',
    ),
  },
  {
    from: say('From a Greek myth', 'D’un mythe grec', 'De un mito griego'),
    old: say(
      'Orpheus may lead Eurydice out of the land of the dead if he does not look back at her. He looks back just before the end of the way, and she is lost to him.',
      'Orphée peut ramener Eurydice du pays des morts s’il ne se retourne pas vers elle. Il se retourne juste avant la fin du chemin, et il la perd.',
      'Orfeo puede sacar a Eurídice del país de los muertos si no se vuelve a mirarla. Se vuelve justo antes del final del camino, y la pierde.',
    ),
    theme: say(
      'Doubt near the end can undo a long effort.',
      'Un doute près du but peut défaire un long effort.',
      'Una duda cerca del final puede deshacer un largo esfuerzo.',
    ),
    nearThemes: [TOO_FAR.en],
    elsewhere: say(
      'A girl has fed a shy fox at the city park all winter, and it will come home with her if she does not turn around. She turns at the garden gate, and it runs away.',
      'Une fille a nourri tout l’hiver un renard craintif au parc de la ville ; il la suivra chez elle si elle ne se retourne pas. Elle se retourne à la porte du jardin, et il s’enfuit.',
      'Una niña ha dado de comer todo el invierno a un zorro tímido en el parque de la ciudad; la seguirá a casa si ella no se vuelve. Se vuelve en la puerta del jardín, y el zorro huye.',
    ),
    otherEnd: say(
      'Orpheus may lead Eurydice out of the land of the dead if he does not look back at her. He does not look back, and both step out into the daylight.',
      'Orphée peut ramener Eurydice du pays des morts s’il ne se retourne pas vers elle. Il ne se retourne pas, et tous deux sortent à la lumière du jour.',
      'Orfeo puede sacar a Eurídice del país de los muertos si no se vuelve a mirarla. No se vuelve, y los dos salen a la luz del día.',
    ),
    otherVoice: say(
      'I, Eurydice, walked behind Orpheus out of the land of the dead. I knew he must not look back. He looked back just before the end of the way, and I was lost to him.',
      'Moi, Eurydice, je marchais derrière Orphée hors du pays des morts. Je savais qu’il ne devait pas se retourner. Il s’est retourné juste avant la fin du chemin, et il m’a perdue.',
      'Yo, Eurídice, caminaba detrás de Orfeo fuera del país de los muertos. Sabía que él no debía volverse. Se volvió justo antes del final del camino, y me perdió.',
    ),
  },
];
