import { say } from '../../say.ts';
import type { Retold } from './retold-stories.ts';

/** More old stories in short, with new versions that change one thing each. */
export const MORE_RETOLD: readonly Retold[] = [
  {
    from: say('From a Greek myth', 'D’un mythe grec', 'De un mito griego'),
    old: say(
      'Pandora is told not to open a jar. She opens it, and troubles fly out into the world; only hope stays inside.',
      'On défend à Pandore d’ouvrir une jarre. Elle l’ouvre, et les malheurs s’envolent dans le monde ; seul l’espoir reste dedans.',
      'A Pandora le prohíben abrir una vasija. Ella la abre y los males vuelan por el mundo; solo la esperanza queda dentro.',
    ),
    theme: say(
      'What has been let loose cannot be called back.',
      'Ce qu’on a lâché ne se rappelle plus.',
      'Lo que se ha soltado ya no se puede recoger.',
    ),
    nearThemes: ['Whoever sets a warning aside may fall.'],
    elsewhere: say(
      'A friend tells Kim not to press send. She presses it, and the angry message is read all over town; she can only hope that it will be forgotten.',
      'Une amie dit à Kim de ne pas appuyer sur envoyer. Elle appuie, et le message fâché est lu dans toute la ville ; elle peut seulement espérer qu’on l’oublie.',
      'Una amiga le dice a Kim que no pulse enviar. Ella pulsa y el mensaje enojado se lee en toda la ciudad; solo puede esperar que se olvide.',
    ),
    otherEnd: say(
      'Pandora is told not to open a jar. She leaves it closed, and the world stays free of troubles.',
      'On défend à Pandore d’ouvrir une jarre. Elle la laisse fermée, et le monde reste sans malheurs.',
      'A Pandora le prohíben abrir una vasija. La deja cerrada y el mundo sigue sin males.',
    ),
    otherVoice: say(
      'I, Pandora, was told not to open the jar. I opened it, and troubles flew past me into the world; only hope stayed inside.',
      'Moi, Pandore, on m’avait défendu d’ouvrir la jarre. Je l’ai ouverte, et les malheurs m’ont frôlée en s’envolant ; seul l’espoir est resté.',
      'A mí, Pandora, me prohibieron abrir la vasija. La abrí y los males pasaron volando a mi lado; solo quedó la esperanza.',
    ),
  },
  {
    from: say('From a Norse myth', 'D’un mythe nordique', 'De un mito nórdico'),
    old: say(
      'In a giant’s hall Thor can lift only one paw of a gray cat, and he is beaten in wrestling by an old woman. Later he learns that the cat was the world serpent and the woman was old age.',
      'Dans la salle d’un géant, Thor ne peut lever qu’une patte d’un chat gris, et une vieille femme le bat à la lutte. Plus tard, il apprend que le chat était le serpent du monde et la femme la vieillesse.',
      'En la sala de un gigante, Thor solo puede alzar una pata de un gato gris, y una anciana lo vence en la lucha. Luego sabe que el gato era la serpiente del mundo y la mujer, la vejez.',
    ),
    theme: say(
      'Things are not always what they seem.',
      'Les choses ne sont pas toujours ce qu’elles paraissent.',
      'Las cosas no son siempre lo que parecen.',
    ),
    nearThemes: [],
    elsewhere: say(
      'At a village fair a chess champion loses to a quiet girl. Later he learns that she plays for her country.',
      'À la fête du village, un champion d’échecs perd contre une fille discrète. Plus tard, il apprend qu’elle joue pour son pays.',
      'En la fiesta del pueblo, un campeón de ajedrez pierde con una niña callada. Luego sabe que ella juega por su país.',
    ),
    otherEnd: say(
      'In a giant’s hall Thor lifts a gray cat over his head and wins the wrestling, and the giant gives him his hall.',
      'Dans la salle d’un géant, Thor lève un chat gris au-dessus de sa tête et gagne la lutte, et le géant lui donne sa salle.',
      'En la sala de un gigante, Thor alza un gato gris sobre su cabeza y gana la lucha, y el gigante le da su sala.',
    ),
    otherVoice: say(
      'I am the old woman who wrestled with Thor. He could lift only one paw of the gray cat, and he did not know that it was the world serpent and that I am old age.',
      'Je suis la vieille femme qui lutta avec Thor. Il ne put lever qu’une patte du chat gris, et il ignorait que c’était le serpent du monde et que je suis la vieillesse.',
      'Soy la anciana que luchó con Thor. Solo pudo alzar una pata del gato gris, y no sabía que era la serpiente del mundo ni que yo soy la vejez.',
    ),
  },
  {
    from: say('From a Greek myth', 'D’un mythe grec', 'De un mito griego'),
    old: say(
      'Ariadne gives Theseus a ball of thread. He unwinds it in the labyrinth, overcomes the Minotaur and follows the thread back to the door.',
      'Ariane donne à Thésée une pelote de fil. Il la déroule dans le labyrinthe, vainc le Minotaure et suit le fil jusqu’à la porte.',
      'Ariadna da a Teseo un ovillo de hilo. Él lo desenrolla en el laberinto, vence al Minotauro y sigue el hilo hasta la puerta.',
    ),
    theme: say(
      'A small gift at the right time can save us.',
      'Un petit don au bon moment peut nous sauver.',
      'Un pequeño regalo a tiempo puede salvarnos.',
    ),
    nearThemes: [],
    elsewhere: say(
      'Before a cave tour, Noa gives Ivo a cheap whistle. He loses the group in the dark, blows it, and the guides find him.',
      'Avant la visite d’une grotte, Noa donne à Ivo un sifflet bon marché. Il perd le groupe dans le noir, siffle, et les guides le trouvent.',
      'Antes de visitar una cueva, Noa da a Ivo un silbato barato. Él pierde al grupo en la oscuridad, silba y los guías lo encuentran.',
    ),
    otherEnd: say(
      'Ariadne gives Theseus a ball of thread. He lets it slip in the dark and wanders about in the labyrinth to this day.',
      'Ariane donne à Thésée une pelote de fil. Il la lâche dans le noir et erre encore aujourd’hui dans le labyrinthe.',
      'Ariadna da a Teseo un ovillo de hilo. Se le cae en la oscuridad y aún hoy vaga por el laberinto.',
    ),
    otherVoice: say(
      'I, Ariadne, gave Theseus a ball of thread. I held its end at the door of the labyrinth and felt him come back to me along it.',
      'Moi, Ariane, j’ai donné à Thésée une pelote de fil. J’en tenais le bout à la porte du labyrinthe et je l’ai senti revenir.',
      'Yo, Ariadna, di a Teseo un ovillo de hilo. Sujeté el cabo a la puerta del laberinto y sentí cómo volvía.',
    ),
  },
  {
    from: say('From the Thousand and One Nights', 'Des Mille et Une Nuits', 'De Las mil y una noches'),
    old: say(
      'A king does not trust any wife and sends each one to her death. Shahrazad tells him a story and breaks off at its best point, night after night, until he lets her live.',
      'Un roi ne se fie à aucune épouse et envoie chacune à la mort. Shéhérazade lui raconte une histoire et s’arrête au meilleur moment, nuit après nuit, jusqu’à ce qu’il la laisse vivre.',
      'Un rey no confía en ninguna esposa y envía a cada una a la muerte. Sherezade le cuenta un cuento y se detiene en lo mejor, noche tras noche, hasta que él la deja vivir.',
    ),
    theme: say(
      'Stories can soften a hard heart.',
      'Les histoires peuvent adoucir un cœur dur.',
      'Los cuentos pueden ablandar un corazón duro.',
    ),
    nearThemes: [],
    elsewhere: say(
      'An owner means to close a youth club. Tarek reads him one more page of its diary every evening, until he lets the club stay.',
      'Un propriétaire veut fermer un club de jeunes. Tarek lui lit chaque soir une page de plus de son journal, jusqu’à ce qu’il le laisse ouvert.',
      'Un dueño quiere cerrar un club juvenil. Tarek le lee cada tarde una página más de su diario, hasta que deja seguir al club.',
    ),
    otherEnd: say(
      'Shahrazad tells the king a story and breaks off at its best point. He falls asleep, and she flees over the wall that night.',
      'Shéhérazade raconte une histoire au roi et s’arrête au meilleur moment. Il s’endort, et elle fuit par-dessus le mur cette nuit-là.',
      'Sherezade cuenta al rey un cuento y se detiene en lo mejor. Él se duerme y ella huye esa noche por el muro.',
    ),
    otherVoice: say(
      'I, Shahrazad, told the king a story and broke off at its best point, night after night, until he let me live.',
      'Moi, Shéhérazade, j’ai raconté une histoire au roi et me suis arrêtée au meilleur moment, nuit après nuit, jusqu’à ce qu’il me laisse vivre.',
      'Yo, Sherezade, conté al rey un cuento y me detuve en lo mejor, noche tras noche, hasta que me dejó vivir.',
    ),
  },
  {
    from: say('From a myth told by Ovid', 'D’un mythe raconté par Ovide', 'De un mito contado por Ovidio'),
    old: say(
      'Two strangers are sent away from every door. Poor old Baucis and Philemon share their last food with them. The strangers are gods and turn the hut into a temple.',
      'Deux inconnus sont chassés de toutes les portes. Les vieux et pauvres Philémon et Baucis partagent avec eux leur dernier repas. Les inconnus sont des dieux et changent la cabane en temple.',
      'A dos forasteros los echan de todas las puertas. Los viejos y pobres Filemón y Baucis comparten con ellos su última comida. Los forasteros son dioses y convierten la choza en templo.',
    ),
    theme: say(
      'Kindness to strangers is not lost.',
      'La bonté envers les inconnus n’est pas perdue.',
      'La bondad con los forasteros no se pierde.',
    ),
    nearThemes: ['A small gift at the right time can save us.'],
    elsewhere: say(
      'In a snowstorm two drivers are sent away from every hotel. Old Mr. and Mrs. Diaz let them sleep on their floor. The drivers are roofers and mend the leaking roof.',
      'Dans une tempête de neige, deux chauffeurs sont refusés par tous les hôtels. Les vieux M. et Mme Diaz les font dormir par terre chez eux. Les chauffeurs sont couvreurs et réparent le toit qui fuit.',
      'En una nevada, a dos conductores los rechazan todos los hoteles. Los viejos señores Díaz los dejan dormir en su suelo. Los conductores son techadores y arreglan el tejado que gotea.',
    ),
    otherEnd: say(
      'Two strangers are sent away from every door, also by Baucis and Philemon. The strangers are gods, and the hut is flooded like all the others.',
      'Deux inconnus sont chassés de toutes les portes, aussi par Philémon et Baucis. Ce sont des dieux, et la cabane est inondée comme les autres.',
      'A dos forasteros los echan de todas las puertas, también Filemón y Baucis. Son dioses, y la choza se inunda como las demás.',
    ),
    otherVoice: say(
      'I, Baucis, shared our last food with two strangers who had been sent away from every door. I saw that they were gods when our hut turned into a temple.',
      'Moi, Baucis, j’ai partagé notre dernier repas avec deux inconnus chassés de toutes les portes. J’ai vu que c’étaient des dieux quand notre cabane devint un temple.',
      'Yo, Baucis, compartí nuestra última comida con dos forasteros a quienes echaban de todas las puertas. Vi que eran dioses cuando la choza se hizo templo.',
    ),
  },
];
