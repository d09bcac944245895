import { say } from '../../say.ts';
import type { Fable } from './fables.ts';

/** More fables told by us. */
export const MORE_FABLES: readonly Fable[] = [
  {
    sentences: [
      say(
        'An oak boasted of its strength before a thin reed.',
        'Un chêne vantait sa force devant un mince roseau.',
        'Un roble presumía de su fuerza ante un junco delgado.',
      ),
      say(
        'A storm came; the oak stood stiff, and the reed lay down flat.',
        'Une tempête vint ; le chêne resta raide, le roseau se coucha.',
        'Vino una tormenta; el roble siguió tieso y el junco se tumbó.',
      ),
      say(
        'The oak broke, and the reed rose again.',
        'Le chêne se brisa, et le roseau se releva.',
        'El roble se partió y el junco volvió a levantarse.',
      ),
    ],
    shows: 2,
    theme: say(
      'Whoever gives way in time is not broken.',
      'Qui cède à temps n’est pas brisé.',
      'Quien cede a tiempo no se rompe.',
    ),
    topic: say('Plants', 'Les plantes', 'Las plantas'),
    event: say('A storm came.', 'Une tempête vint.', 'Vino una tormenta.'),
    twin: say(
      'Ana would not change her plan and missed the boat; Bo changed his when the road was closed and came in time.',
      'Ana ne voulut rien changer et manqua le bateau ; Bo changea de plan quand la route fut fermée et arriva à temps.',
      'Ana no quiso cambiar su plan y perdió el barco; Bo cambió el suyo al cerrarse la carretera y llegó a tiempo.',
    ),
  },
  {
    sentences: [
      say(
        'A fox leapt at some grapes again and again.',
        'Un renard sauta bien des fois vers des raisins.',
        'Un zorro saltó una y otra vez hacia unas uvas.',
      ),
      say(
        'They hung too high for him.',
        'Ils étaient trop hauts pour lui.',
        'Colgaban demasiado alto para él.',
      ),
      say(
        'He went off and said that they were surely sour.',
        'Il s’en alla en disant qu’ils étaient sûrement aigres.',
        'Se fue diciendo que seguro estaban agrias.',
      ),
    ],
    shows: 2,
    theme: say(
      'Some people scorn what they cannot get.',
      'On méprise parfois ce qu’on ne peut pas avoir.',
      'A veces se desprecia lo que no se puede tener.',
    ),
    topic: say('Grapes', 'Des raisins', 'Uvas'),
    event: say('A fox leapt up.', 'Un renard sauta.', 'Un zorro saltó.'),
    twin: say(
      'Ben was not chosen for the play and said that plays were silly anyway.',
      'Ben ne fut pas choisi pour la pièce et dit que le théâtre était bête de toute façon.',
      'A Ben no lo eligieron para la obra y dijo que el teatro era una tontería.',
    ),
  },
  {
    sentences: [
      say(
        'A country mouse visited her cousin in town and found rich food.',
        'Une souris des champs visita sa cousine en ville et trouva de riches plats.',
        'Una ratona de campo visitó a su prima en la ciudad y halló ricos manjares.',
      ),
      say(
        'At each bite a cat chased both of them from the table.',
        'À chaque bouchée, un chat les chassait de la table.',
        'A cada bocado un gato las echaba de la mesa.',
      ),
      say(
        'She went home and ate her dry bread in peace.',
        'Elle rentra et mangea son pain sec en paix.',
        'Volvió a casa y comió en paz su pan seco.',
      ),
    ],
    shows: 2,
    theme: say(
      'Simple things in peace are better than riches with fear.',
      'Mieux vaut peu en paix que beaucoup dans la peur.',
      'Más vale poco en paz que mucho con miedo.',
    ),
    topic: say('Food', 'La nourriture', 'La comida'),
    event: say('A cat chased them.', 'Un chat les chassa.', 'Un gato las persiguió.'),
    twin: say(
      'Rosa left the grand house with its biting dogs and moved back into her quiet hut.',
      'Rosa quitta la grande maison aux chiens méchants et revint dans sa cabane tranquille.',
      'Rosa dejó la gran casa con perros fieros y volvió a su cabaña tranquila.',
    ),
  },
  {
    sentences: [
      say(
        'A fox served soup to a stork on a flat plate, and she could not drink.',
        'Un renard servit à une cigogne de la soupe dans une assiette plate, et elle ne put boire.',
        'Un zorro sirvió sopa a una cigüeña en un plato llano, y ella no pudo beber.',
      ),
      say(
        'She said nothing and asked him to dinner.',
        'Elle ne dit rien et l’invita à dîner.',
        'Ella no dijo nada y lo invitó a cenar.',
      ),
      say(
        'She served soup in a tall narrow jug, and now he went hungry.',
        'Elle servit la soupe dans une haute cruche étroite, et ce fut lui qui eut faim.',
        'Ella sirvió la sopa en una jarra alta y estrecha, y él pasó hambre.',
      ),
    ],
    shows: 2,
    theme: say(
      'As you treat others, they may treat you.',
      'Comme tu traites les autres, ils te traiteront peut-être.',
      'Como tratas a los demás, así pueden tratarte.',
    ),
    topic: say('A dinner', 'Un dîner', 'Una cena'),
    event: say('She asked him to dinner.', 'Elle l’invita à dîner.', 'Ella lo invitó a cenar.'),
    twin: say(
      'Kai never lent his paints; when he forgot his own, nobody lent him any.',
      'Kai ne prêtait jamais ses couleurs ; quand il oublia les siennes, personne ne lui en prêta.',
      'Kai nunca prestaba sus pinturas; cuando olvidó las suyas, nadie le prestó.',
    ),
  },
  {
    sentences: [
      say(
        'Two men met a bear, and one climbed a tree at once.',
        'Deux hommes rencontrèrent un ours, et l’un grimpa aussitôt à un arbre.',
        'Dos hombres se encontraron con un oso y uno subió enseguida a un árbol.',
      ),
      say(
        'The other lay still on the ground until the bear went away.',
        'L’autre resta couché sans bouger jusqu’au départ de l’ours.',
        'El otro se quedó quieto en el suelo hasta que el oso se fue.',
      ),
      say(
        'From then on he no longer called the climber his friend.',
        'Dès lors, il n’appela plus le grimpeur son ami.',
        'Desde entonces ya no llamó amigo al que trepó.',
      ),
    ],
    shows: 2,
    theme: say(
      'Danger shows who is a true friend.',
      'Le danger montre qui est un vrai ami.',
      'El peligro muestra quién es un verdadero amigo.',
    ),
    topic: say('A wild animal', 'Un animal sauvage', 'Un animal salvaje'),
    event: say('One man climbed a tree.', 'Un homme grimpa à un arbre.', 'Un hombre subió a un árbol.'),
    twin: say(
      'When the boat leaked, one rower swam off alone, and only Mei stayed to help Tom.',
      'Quand la barque prit l’eau, un rameur partit seul à la nage, et seule Mei resta aider Tom.',
      'Cuando la barca hizo agua, un remero se fue nadando y solo Mei se quedó a ayudar a Tom.',
    ),
  },
  {
    sentences: [
      say(
        'A woodcutter’s iron axe fell into a river.',
        'La hache de fer d’un bûcheron tomba dans une rivière.',
        'El hacha de hierro de un leñador cayó a un río.',
      ),
      say(
        'A water spirit held up a golden one, and he said that it was not his.',
        'Un esprit des eaux en montra une en or, et il dit que ce n’était pas la sienne.',
        'Un espíritu del agua mostró una de oro, y él dijo que no era suya.',
      ),
      say(
        'For his true word the spirit gave him both.',
        'Pour sa franchise, l’esprit lui donna les deux.',
        'Por decir la verdad, el espíritu le dio las dos.',
      ),
    ],
    shows: 2,
    theme: say(
      'Honest people are trusted and rewarded.',
      'Les gens honnêtes sont récompensés.',
      'La gente honrada recibe su premio.',
    ),
    topic: say('An axe', 'Une hache', 'Un hacha'),
    event: say('An axe fell into a river.', 'Une hache tomba dans une rivière.', 'Un hacha cayó a un río.'),
    twin: say(
      'Lin gave back coins that were too many, and the baker thanked her with a warm roll.',
      'Lin rendit les pièces en trop, et le boulanger la remercia d’un petit pain chaud.',
      'Lin devolvió las monedas que sobraban y el panadero se lo agradeció con un panecillo.',
    ),
  },
];
