import { research, type Research } from './research-notes.ts';

/** More questions with a source and notes on it. */
export const MORE_RESEARCH: readonly Research[] = [
  research(
    [
      'Why do leaves turn yellow in fall?',
      'In fall, leaves lose their green pigment, and the yellow that was there all along can be seen.',
      'green goes → yellow shows',
      'frost colors the leaves yellow',
      'some trees keep their leaves',
    ],
    [
      'Pourquoi les feuilles jaunissent-elles en automne ?',
      'En automne, les feuilles perdent leur pigment vert, et le jaune qui était déjà là devient visible.',
      'le vert part → le jaune se voit',
      'le gel colore les feuilles en jaune',
      'certains arbres gardent leurs feuilles',
    ],
    [
      '¿Por qué amarillean las hojas en otoño?',
      'En otoño las hojas pierden su pigmento verde y se ve el amarillo que ya estaba ahí.',
      'se va el verde → se ve el amarillo',
      'la helada tiñe las hojas de amarillo',
      'algunos árboles guardan sus hojas',
    ],
  ),
  research(
    [
      'How do bats find insects in the dark?',
      'Bats send out very high calls and listen for the echo that comes back to them.',
      'high calls + echo = where the insect is',
      'large eyes see the insect at night',
      'bats sleep upside down',
    ],
    [
      'Comment les chauves-souris trouvent-elles les insectes dans le noir ?',
      'Les chauves-souris lancent des cris très aigus et écoutent l’écho qui leur revient.',
      'cris aigus + écho = où est l’insecte',
      'de grands yeux voient l’insecte la nuit',
      'elles dorment la tête en bas',
    ],
    [
      '¿Cómo hallan insectos los murciélagos en la oscuridad?',
      'Los murciélagos lanzan gritos muy agudos y escuchan el eco que les vuelve.',
      'gritos agudos + eco = dónde está el insecto',
      'grandes ojos ven el insecto de noche',
      'duermen cabeza abajo',
    ],
  ),
  research(
    [
      'How does a lock lift a boat?',
      'In a lock, the gates are closed and water is let in, so that the boat goes up with the water.',
      'gates shut, water in → boat rises',
      'gates shut, crane lifts the boat',
      'many boats have names',
    ],
    [
      'Comment une écluse soulève-t-elle un bateau ?',
      'Dans une écluse, on ferme les portes et on fait entrer l’eau, et le bateau monte avec elle.',
      'portes fermées, eau qui entre → le bateau monte',
      'portes fermées, une grue lève le bateau',
      'bien des bateaux ont un nom',
    ],
    [
      '¿Cómo sube un barco en una esclusa?',
      'En una esclusa se cierran las puertas y se deja entrar agua, y el barco sube con ella.',
      'puertas cerradas, entra agua → el barco sube',
      'puertas cerradas, una grúa alza el barco',
      'muchos barcos tienen nombre',
    ],
  ),
  research(
    [
      'Why do cats see well at night?',
      'A layer at the back of a cat’s eye sends light through it a second time, so weak light is used twice.',
      'light passes twice → sees in weak light',
      'the eye makes light of its own',
      'cats sleep much of the day',
    ],
    [
      'Pourquoi les chats voient-ils bien la nuit ?',
      'Une couche au fond de l’œil du chat y renvoie la lumière une seconde fois : la faible lumière sert deux fois.',
      'la lumière passe deux fois → voit dans la pénombre',
      'l’œil produit sa propre lumière',
      'les chats dorment beaucoup le jour',
    ],
    [
      '¿Por qué ven bien de noche los gatos?',
      'Una capa al fondo del ojo del gato devuelve la luz una segunda vez, así que la luz débil sirve dos veces.',
      'la luz pasa dos veces → ve con poca luz',
      'el ojo produce luz propia',
      'los gatos duermen mucho de día',
    ],
  ),
  research(
    [
      'Why is salt put on icy roads?',
      'Salty water freezes at a lower temperature than pure water, so salt can melt the ice on a road.',
      'salt lowers the freezing point → ice melts',
      'salt heats up the road → ice melts',
      'trucks clear roads of snow',
    ],
    [
      'Pourquoi met-on du sel sur les routes gelées ?',
      'L’eau salée gèle à une température plus basse que l’eau pure ; le sel peut donc fondre la glace d’une route.',
      'le sel abaisse le point de gel → la glace fond',
      'le sel chauffe la route → la glace fond',
      'des camions déneigent les routes',
    ],
    [
      '¿Por qué se echa sal en las carreteras heladas?',
      'El agua salada se congela a menor temperatura que el agua pura; por eso la sal puede derretir el hielo de una carretera.',
      'la sal baja el punto de congelación → el hielo se derrite',
      'la sal calienta la carretera → el hielo se derrite',
      'los camiones quitan la nieve',
    ],
  ),
];
