import { misconception } from './misconception.ts';

export const SINE_AND_COSINE_SWAPPED = misconception(
  'sine-and-cosine-swapped',
  {
    en: 'Taking the other leg’s ratio',
    fr: 'Prendre le rapport de l’autre côté',
    es: 'Tomar la razón del otro cateto',
  },
  {
    en: 'Does the side lie opposite the angle, or beside it?',
    fr: 'Le côté est-il en face de l’angle ou à côté ?',
    es: '¿Está el lado frente al ángulo o junto a él?',
  },
);
export const RATIO_TURNED_OVER = misconception(
  'ratio-turned-over',
  { en: 'Turning the ratio upside down', fr: 'Renverser le rapport', es: 'Invertir la razón' },
  {
    en: 'Should the side be longer or shorter than the given one?',
    fr: 'Le côté doit-il être plus long ou plus court que celui qui est donné ?',
    es: '¿Debe ser el lado más largo o más corto que el dado?',
  },
);
export const SINE_FOR_TANGENT = misconception(
  'sine-for-tangent',
  {
    en: 'Taking the sine where no hypotenuse is known',
    fr: 'Prendre le sinus sans connaître l’hypoténuse',
    es: 'Tomar el seno sin conocer la hipotenusa',
  },
  {
    en: 'Is the given side the longest one?',
    fr: 'Le côté donné est-il le plus long ?',
    es: '¿Es el lado dado el más largo?',
  },
);
export const OTHER_ACUTE_ANGLE = misconception(
  'other-acute-angle',
  { en: 'Giving the other acute angle', fr: 'Donner l’autre angle aigu', es: 'Dar el otro ángulo agudo' },
  {
    en: 'Which side lies opposite the angle that is asked?',
    fr: 'Quel côté est en face de l’angle cherché ?',
    es: '¿Qué lado está frente al ángulo que se pide?',
  },
);
export const ANGLES_FOR_SINES = misconception(
  'angles-for-sines',
  {
    en: 'Comparing sides with angles instead of their sines',
    fr: 'Comparer les côtés aux angles et non à leurs sinus',
    es: 'Comparar los lados con los ángulos y no con sus senos',
  },
  {
    en: 'In a right triangle with 30°, is the long side three times the short one?',
    fr: 'Dans un triangle rectangle avec 30°, l’hypoténuse vaut-elle trois fois le petit côté ?',
    es: 'En un triángulo rectángulo con 30°, ¿es la hipotenusa el triple del lado corto?',
  },
);
export const PYTHAGORAS_ANYWHERE = misconception(
  'pythagoras-anywhere',
  {
    en: 'Using Pythagoras without a right angle',
    fr: 'Utiliser Pythagore sans angle droit',
    es: 'Usar Pitágoras sin ángulo recto',
  },
  { en: 'Where is the right angle?', fr: 'Où est l’angle droit ?', es: '¿Dónde está el ángulo recto?' },
);
export const COSINE_TERM_ADDED = misconception(
  'cosine-term-added',
  {
    en: 'Adding the cosine term instead of subtracting it',
    fr: 'Ajouter le terme du cosinus au lieu de le retrancher',
    es: 'Sumar el término del coseno en vez de restarlo',
  },
  {
    en: 'For a small angle, is the opposite side long or short?',
    fr: 'Pour un petit angle, le côté opposé est-il long ou court ?',
    es: 'Con un ángulo pequeño, ¿el lado opuesto es largo o corto?',
  },
);
export const CONCLUSION_BEFORE_PROOF = misconception(
  'conclusion-before-proof',
  {
    en: 'Using what is still to be shown',
    fr: 'Utiliser ce qui reste à montrer',
    es: 'Usar lo que aún hay que demostrar',
  },
  {
    en: 'From which line does this one follow?',
    fr: 'De quelle ligne celle-ci découle-t-elle ?',
    es: '¿De qué línea se sigue esta?',
  },
);
export const CONGRUENT_WITHOUT_REASONS = misconception(
  'congruent-without-reasons',
  {
    en: 'Calling triangles congruent before naming the parts',
    fr: 'Dire les triangles égaux avant de nommer les parties',
    es: 'Llamar congruentes a los triángulos antes de nombrar las partes',
  },
  {
    en: 'Which three equal parts were named before?',
    fr: 'Quelles trois parties égales a-t-on nommées avant ?',
    es: '¿Qué tres partes iguales se nombraron antes?',
  },
);
export const CENTRE_ANGLE_NOT_HALVED = misconception(
  'centre-angle-not-halved',
  {
    en: 'Taking the angle at the circle for the one at the center',
    fr: 'Confondre l’angle inscrit et l’angle au centre',
    es: 'Confundir el ángulo inscrito con el central',
  },
  {
    en: 'From which point does one see the arc wider: from the center or from the circle?',
    fr: 'D’où voit-on l’arc plus large : du centre ou du cercle ?',
    es: '¿Desde dónde se ve más ancho el arco: desde el centro o desde la circunferencia?',
  },
);
export const HALVED_FOR_DOUBLED = misconception(
  'halved-for-doubled',
  {
    en: 'Halving where doubling is right',
    fr: 'Diviser par deux au lieu de doubler',
    es: 'Dividir entre dos en vez de duplicar',
  },
  {
    en: 'Which of the two angles is the larger one?',
    fr: 'Lequel des deux angles est le plus grand ?',
    es: '¿Cuál de los dos ángulos es el mayor?',
  },
);
export const OPPOSITE_ANGLES_EQUAL = misconception(
  'opposite-angles-equal',
  {
    en: 'Taking angles that add up for equal ones',
    fr: 'Prendre pour égaux des angles qui se complètent',
    es: 'Tomar por iguales ángulos que se completan',
  },
  {
    en: 'What must the two angles add up to?',
    fr: 'Quelle somme les deux angles doivent-ils faire ?',
    es: '¿Cuánto deben sumar los dos ángulos?',
  },
);
export const HALF_TURN_FOR_RIGHT_ANGLE = misconception(
  'half-turn-for-right-angle',
  {
    en: 'Adding up to 180° and forgetting the right angle',
    fr: 'Compléter à 180° et oublier l’angle droit',
    es: 'Completar hasta 180° y olvidar el ángulo recto',
  },
  {
    en: 'Where does this triangle have a right angle?',
    fr: 'Où ce triangle a-t-il un angle droit ?',
    es: '¿Dónde tiene este triángulo un ángulo recto?',
  },
);
export const RADIUS_NOT_ROOTED = misconception(
  'radius-not-rooted',
  {
    en: 'Taking the square of the radius for the radius',
    fr: 'Prendre le carré du rayon pour le rayon',
    es: 'Tomar el cuadrado del radio por el radio',
  },
  {
    en: 'How far is a point of the circle from the center?',
    fr: 'À quelle distance du centre est un point du cercle ?',
    es: '¿A qué distancia del centro está un punto de la circunferencia?',
  },
);
export const FOCUS_ON_THE_OTHER_SIDE = misconception(
  'focus-on-the-other-side',
  {
    en: 'Putting the focus on the other side',
    fr: 'Mettre le foyer de l’autre côté',
    es: 'Poner el foco al otro lado',
  },
  {
    en: 'Does the curve bend around your point?',
    fr: 'La courbe entoure-t-elle ton point ?',
    es: '¿Rodea la curva ese punto?',
  },
);
export const FOCUS_NOT_QUARTERED = misconception(
  'focus-not-quartered',
  {
    en: 'Forgetting that the number is four times the distance',
    fr: 'Oublier que le nombre vaut quatre fois la distance',
    es: 'Olvidar que el número es cuatro veces la distancia',
  },
  {
    en: 'Is a point of the curve as far from your focus as from the line below?',
    fr: 'Un point de la courbe est-il aussi loin de ton foyer que de la directrice ?',
    es: '¿Está un punto de la curva tan lejos de ese foco como de la directriz?',
  },
);
