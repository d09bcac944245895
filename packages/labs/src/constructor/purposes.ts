import type { LocalisedText } from '@ori/contracts/locale';
import type { Purpose } from '@ori/core/geometry/recipes';

/** What the next step is for: enough to find it, not which letters it takes. */
export const PURPOSES: Readonly<Record<Purpose, LocalisedText>> = {
  begin: {
    en: 'Begin with a circle: all points as far from A as B is.',
    fr: 'Commence par un cercle : tous les points aussi loin de A que B.',
    es: 'Empieza con una circunferencia: todos los puntos tan lejos de A como B.',
  },
  twin: {
    en: 'Now its twin: the same opening, the center at the other end.',
    fr: 'Maintenant son jumeau : la même ouverture, le centre à l’autre bout.',
    es: 'Ahora su gemela: la misma abertura, con el centro en el otro extremo.',
  },
  halve: {
    en: 'Where two equal circles cross, points are equally far from both centers. Join those crossings.',
    fr: 'Là où deux cercles égaux se croisent, on est aussi loin d’un centre que de l’autre. Relie ces intersections.',
    es: 'Donde se cruzan dos circunferencias iguales, se está igual de lejos de ambos centros. Une esos cruces.',
  },
  base: {
    en: 'Join the two centers: where does the new line cut that one?',
    fr: 'Relie les deux centres : où la nouvelle ligne coupe-t-elle l’autre ?',
    es: 'Une los dos centros: ¿dónde corta la nueva línea a la otra?',
  },
  opposite: {
    en: 'Draw the line through the center, to find the point straight across the circle.',
    fr: 'Trace la droite par le centre, pour trouver le point juste en face sur le cercle.',
    es: 'Traza la recta por el centro, para hallar el punto justo enfrente en la circunferencia.',
  },
  wide: {
    en: 'Open the compass wide: from one end of the diameter to the other.',
    fr: 'Ouvre grand le compas : d’un bout du diamètre à l’autre.',
    es: 'Abre mucho el compás: de un extremo del diámetro al otro.',
  },
  wideTwin: {
    en: 'The same wide opening from the other end.',
    fr: 'La même grande ouverture, de l’autre bout.',
    es: 'La misma gran abertura, desde el otro extremo.',
  },
  square: {
    en: 'Join the crossings of the two wide circles: a second diameter, square to the first.',
    fr: 'Relie les intersections des deux grands cercles : un second diamètre, perpendiculaire au premier.',
    es: 'Une los cruces de las dos circunferencias grandes: un segundo diámetro, perpendicular al primero.',
  },
  walkOn: {
    en: 'Keep the opening. Put the compass on the newest point above, and go on round.',
    fr: 'Garde l’ouverture. Pose le compas sur le nouveau point d’en haut, et continue le tour.',
    es: 'Mantén la abertura. Apoya el compás en el nuevo punto de arriba y sigue alrededor.',
  },
  otherSide: {
    en: 'Now the same thing on the other side.',
    fr: 'Maintenant la même chose de l’autre côté.',
    es: 'Ahora lo mismo en el otro lado.',
  },
  last: {
    en: 'Once more, further round: does the walk close?',
    fr: 'Encore une fois, plus loin : le tour se referme-t-il ?',
    es: 'Una vez más, más adelante: ¿se cierra la vuelta?',
  },
  round: {
    en: 'Draw the circle round the midpoint, through both ends.',
    fr: 'Trace le cercle autour du milieu, par les deux bouts.',
    es: 'Traza la circunferencia alrededor del punto medio, por ambos extremos.',
  },
  half: {
    en: 'A circle of the half opening, round the left end: it crosses the last circle.',
    fr: 'Un cercle d’ouverture moitié, autour du bout gauche : il croise le dernier cercle.',
    es: 'Una circunferencia de media abertura alrededor del extremo izquierdo: cruza la última.',
  },
  leg: {
    en: 'Join the left end to the upper crossing.',
    fr: 'Relie le bout gauche à l’intersection d’en haut.',
    es: 'Une el extremo izquierdo con el cruce de arriba.',
  },
  otherLeg: {
    en: 'Join the right end to the same crossing. What angle do they make?',
    fr: 'Relie le bout droit à la même intersection. Quel angle font-ils ?',
    es: 'Une el extremo derecho con el mismo cruce. ¿Qué ángulo forman?',
  },
  drop: {
    en: 'Drop the height: join the upper crossing to its mirror image below.',
    fr: 'Abaisse la hauteur : relie l’intersection d’en haut à son image d’en bas.',
    es: 'Baja la altura: une el cruce de arriba con su imagen de abajo.',
  },
  triangleSide: {
    en: 'C, D and the new point are the corners of an equal-sided triangle. Draw its upper side.',
    fr: 'C, D et le nouveau point sont les sommets d’un triangle équilatéral. Trace son côté d’en haut.',
    es: 'C, D y el nuevo punto son los vértices de un triángulo equilátero. Traza su lado de arriba.',
  },
  median: {
    en: 'From the lower corner, through the center: this line cuts the upper side in half.',
    fr: 'Du sommet d’en bas, par le centre : cette droite coupe le côté d’en haut en deux.',
    es: 'Desde el vértice de abajo, por el centro: esta recta corta el lado de arriba por la mitad.',
  },
  midline: {
    en: 'Join the midpoints of two sides, on and out to the circle.',
    fr: 'Relie les milieux de deux côtés, et prolonge jusqu’au cercle.',
    es: 'Une los puntos medios de dos lados y prolonga hasta la circunferencia.',
  },
  swing: {
    en: 'Compass on the midpoint of the radius, opened to the top of the circle: swing down to the diameter.',
    fr: 'Compas sur le milieu du rayon, ouvert jusqu’en haut du cercle : rabats sur le diamètre.',
    es: 'Compás en el punto medio del radio, abierto hasta lo alto de la circunferencia: gira hasta el diámetro.',
  },
  pentagonSide: {
    en: 'From the top to the point just found: that is the side. Carry it to the circle.',
    fr: 'Du haut jusqu’au point trouvé : c’est le côté. Reporte-le sur le cercle.',
    es: 'Desde lo alto hasta el punto hallado: ese es el lado. Llévalo a la circunferencia.',
  },
  between: {
    en: 'Join the center to the crossing of the two outer circles: where does it cut the arc in half?',
    fr: 'Relie le centre à l’intersection des deux cercles extérieurs : où coupe-t-il l’arc en deux ?',
    es: 'Une el centro con el cruce de las dos circunferencias exteriores: ¿dónde corta el arco por la mitad?',
  },
  thirdLine: {
    en: 'And the line of the third side. Will it pass through the same point?',
    fr: 'Et la droite du troisième côté. Passera-t-elle par le même point ?',
    es: 'Y la recta del tercer lado. ¿Pasará por el mismo punto?',
  },
};
