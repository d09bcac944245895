import { caseOf } from './case-of.ts';
import type { EvidenceCase } from './evidence-case.ts';

/** More little stories that show something without naming it. */
export const MORE_STORIES: readonly EvidenceCase[] = [
  caseOf(
    [
      [
        'near',
        'The hall light was on.',
        'La lumière du couloir était allumée.',
        'La luz del pasillo estaba encendida.',
      ],
      [
        'evidence',
        'Boxes stood in every room, each with a name on it.',
        'Des cartons attendaient dans chaque pièce, chacun avec un nom.',
        'En cada cuarto había cajas, cada una con un nombre.',
      ],
      [
        'near',
        'A radio played in the kitchen.',
        'Une radio jouait dans la cuisine.',
        'En la cocina sonaba una radio.',
      ],
      [
        'evidence',
        'Nadia handed her key to the landlord.',
        'Nadia rendit sa clé au propriétaire.',
        'Nadia devolvió su llave al casero.',
      ],
      ['near', 'The floor was made of wood.', 'Le sol était en bois.', 'El suelo era de madera.'],
    ],
    ['Nadia is moving out.', 'Nadia déménage.', 'Nadia se muda.'],
    [
      'Nadia wants to stay in this home.',
      'Nadia veut rester dans ce logement.',
      'Nadia quiere quedarse en esta casa.',
    ],
    ['Nadia has found a new job.', 'Nadia a trouvé un nouveau travail.', 'Nadia encontró un trabajo nuevo.'],
    [
      'One packs everything and gives the key back when one leaves a home.',
      'On emballe tout et on rend la clé quand on quitte un logement.',
      'Se empaca todo y se devuelve la llave al dejar una casa.',
    ],
  ),
  caseOf(
    [
      [
        'near',
        'The house stood at the end of the lane.',
        'La maison était au bout du chemin.',
        'La casa estaba al final del camino.',
      ],
      [
        'evidence',
        'Everybody walked on tiptoe.',
        'Tout le monde marchait sur la pointe des pieds.',
        'Todos andaban de puntillas.',
      ],
      ['near', 'It was Tuesday.', 'C’était mardi.', 'Era martes.'],
      [
        'evidence',
        'A note on the door asked visitors not to ring.',
        'Un mot sur la porte priait de ne pas sonner.',
        'Una nota en la puerta pedía no tocar el timbre.',
      ],
      ['near', 'The curtains were yellow.', 'Les rideaux étaient jaunes.', 'Las cortinas eran amarillas.'],
    ],
    ['Somebody in the house is asleep.', 'Quelqu’un dort dans la maison.', 'Alguien duerme en la casa.'],
    [
      'The family is having a loud party.',
      'La famille fait une fête bruyante.',
      'La familia da una fiesta ruidosa.',
    ],
    ['The family has a new baby.', 'La famille a un nouveau bébé.', 'La familia tiene un bebé nuevo.'],
    [
      'One keeps so quiet in order not to wake somebody.',
      'On fait si peu de bruit pour ne réveiller personne.',
      'Se hace tan poco ruido para no despertar a alguien.',
    ],
  ),
  caseOf(
    [
      [
        'near',
        'Sami’s kitchen has two windows.',
        'La cuisine de Sami a deux fenêtres.',
        'La cocina de Sami tiene dos ventanas.',
      ],
      [
        'evidence',
        'Smoke hung below the ceiling.',
        'De la fumée flottait sous le plafond.',
        'Había humo bajo el techo.',
      ],
      [
        'near',
        'A cat sat on the sill.',
        'Un chat était assis sur le rebord.',
        'Un gato estaba en el alféizar.',
      ],
      [
        'evidence',
        'A pan with a black bottom lay in the sink.',
        'Une casserole au fond noir était dans l’évier.',
        'Una olla con el fondo negro estaba en el fregadero.',
      ],
      ['near', 'The clock struck six.', 'L’horloge sonna six heures.', 'El reloj dio las seis.'],
    ],
    ['Food has burned on Sami’s stove.', 'Un plat a brûlé chez Sami.', 'A Sami se le quemó la comida.'],
    ['Nobody has used the stove today.', 'Personne n’a cuisiné aujourd’hui.', 'Hoy nadie ha cocinado.'],
    ['Sami never learned to cook.', 'Sami n’a jamais appris à cuisiner.', 'Sami nunca aprendió a cocinar.'],
    [
      'Smoke and a black pan are traces of burned food.',
      'La fumée et une casserole noire sont les traces d’un plat brûlé.',
      'El humo y la olla negra son huellas de comida quemada.',
    ],
  ),
  caseOf(
    [
      ['near', 'Ines lives by a canal.', 'Inès habite près d’un canal.', 'Inés vive junto a un canal.'],
      [
        'evidence',
        'Every morning she ran along it with a watch in her hand.',
        'Chaque matin, elle courait le long, une montre à la main.',
        'Cada mañana corría por la orilla con un reloj en la mano.',
      ],
      ['near', 'Ducks swam there.', 'Des canards y nageaient.', 'Allí nadaban patos.'],
      [
        'evidence',
        'In the evening she compared her times with those of last week.',
        'Le soir, elle comparait ses temps à ceux de la semaine passée.',
        'Por la noche comparaba sus tiempos con los de la semana anterior.',
      ],
      ['near', 'Her cap was blue.', 'Sa casquette était bleue.', 'Su gorra era azul.'],
    ],
    [
      'Ines is training to run faster.',
      'Inès s’entraîne pour courir plus vite.',
      'Inés entrena para correr más rápido.',
    ],
    [
      'Ines does not care about her speed.',
      'Inès se moque de sa vitesse.',
      'A Inés le da igual su velocidad.',
    ],
    ['Ines will win a medal.', 'Inès gagnera une médaille.', 'Inés ganará una medalla.'],
    [
      'Whoever measures and compares times wants to get faster.',
      'Qui mesure et compare ses temps veut aller plus vite.',
      'Quien mide y compara sus tiempos quiere ser más rápido.',
    ],
  ),
  caseOf(
    [
      [
        'near',
        'The living room has a round table.',
        'Le salon a une table ronde.',
        'La sala tiene una mesa redonda.',
      ],
      [
        'evidence',
        'On it stood a cake with nine candles.',
        'Un gâteau à neuf bougies y était posé.',
        'Sobre ella había un pastel con nueve velas.',
      ],
      [
        'near',
        'A dog lay by the stove.',
        'Un chien était couché près du poêle.',
        'Un perro estaba junto a la estufa.',
      ],
      [
        'evidence',
        'When Leo came in, his sisters sang and gave him parcels.',
        'Quand Léo entra, ses sœurs chantèrent et lui donnèrent des paquets.',
        'Cuando entró Leo, sus hermanas cantaron y le dieron paquetes.',
      ],
      ['near', 'The wall was white.', 'Le mur était blanc.', 'La pared era blanca.'],
    ],
    ['It is Leo’s birthday.', 'C’est l’anniversaire de Léo.', 'Es el cumpleaños de Leo.'],
    ['Everybody has forgotten Leo.', 'Tout le monde a oublié Léo.', 'Todos se han olvidado de Leo.'],
    ['Leo will get a puppy.', 'Léo aura un chiot.', 'A Leo le darán un cachorro.'],
    [
      'Candles on a cake, songs and parcels belong to a birthday.',
      'Les bougies, les chants et les paquets vont avec un anniversaire.',
      'Las velas, las canciones y los paquetes son de un cumpleaños.',
    ],
  ),
  caseOf(
    [
      ['near', 'The school has three floors.', 'L’école a trois étages.', 'La escuela tiene tres pisos.'],
      [
        'evidence',
        'Yara stopped at every door and read its number.',
        'Yara s’arrêtait à chaque porte et lisait le numéro.',
        'Yara se paraba en cada puerta y leía el número.',
      ],
      ['near', 'The bell was loud.', 'La cloche sonnait fort.', 'El timbre sonaba fuerte.'],
      [
        'evidence',
        'She asked a teacher where the gym was.',
        'Elle demanda à une enseignante où était le gymnase.',
        'Preguntó a una profesora dónde estaba el gimnasio.',
      ],
      ['near', 'Her bag was full.', 'Son sac était plein.', 'Su bolsa estaba llena.'],
    ],
    [
      'Yara does not know this school well yet.',
      'Yara ne connaît pas encore bien cette école.',
      'Yara aún no conoce bien esta escuela.',
    ],
    [
      'Yara has been at this school for years.',
      'Yara est dans cette école depuis des années.',
      'Yara lleva años en esta escuela.',
    ],
    ['Yara comes from another country.', 'Yara vient d’un autre pays.', 'Yara viene de otro país.'],
    [
      'Who knows a house need not read numbers or ask the way.',
      'Qui connaît une maison n’a pas à lire les numéros ni à demander.',
      'Quien conoce una casa no lee números ni pregunta el camino.',
    ],
  ),
];
