import { misconception } from './misconception.ts';

export const DENOMINATORS_SUBTRACTED = misconception(
  'denominators-subtracted',
  {
    en: 'Working with the denominators alone',
    fr: 'Calculer avec les seuls dénominateurs',
    es: 'Calcular solo con los denominadores',
  },
  {
    en: 'Add your fractions again. Do you get the whole sum?',
    fr: 'Additionne de nouveau tes fractions. Trouves-tu la somme ?',
    es: 'Al sumar otra vez las fracciones, ¿sale la suma?',
  },
);
export const UNIT_REPEATED = misconception(
  'same-unit-fraction-repeated',
  {
    en: 'Using the same unit fraction twice',
    fr: 'Utiliser deux fois la même fraction unitaire',
    es: 'Usar dos veces la misma fracción unitaria',
  },
  {
    en: 'Are all the unit fractions different?',
    fr: 'Les fractions unitaires sont-elles toutes différentes ?',
    es: '¿Son distintas todas las fracciones unitarias?',
  },
);
export const UNIT_TOO_LARGE = misconception(
  'unit-fraction-too-large',
  {
    en: 'Taking a unit fraction larger than what there is',
    fr: 'Prendre une fraction unitaire plus grande que ce qu’il y a',
    es: 'Tomar una fracción unitaria mayor que lo que hay',
  },
  {
    en: 'Compare your unit fraction with the whole sum. Which is larger?',
    fr: 'Compare ta fraction unitaire à la somme. Laquelle est plus grande ?',
    es: 'Comparemos la fracción unitaria con la suma. ¿Cuál es mayor?',
  },
);
export const UNIT_TOO_SMALL = misconception(
  'unit-fraction-too-small',
  {
    en: 'Taking a smaller unit fraction than fits',
    fr: 'Prendre une fraction unitaire plus petite que possible',
    es: 'Tomar una fracción unitaria menor que la posible',
  },
  {
    en: 'Does the next larger unit fraction still fit?',
    fr: 'La fraction unitaire juste plus grande convient-elle encore ?',
    es: '¿Cabe todavía la fracción unitaria inmediatamente mayor?',
  },
);
export const READ_AS_TENS = misconception(
  'read-as-base-ten',
  {
    en: 'Reading the places as powers of ten or of a hundred',
    fr: 'Lire les rangs comme en base dix',
    es: 'Leer los lugares como en base diez',
  },
  {
    en: 'How much is one in the next place worth?',
    fr: 'Combien vaut un au rang suivant ?',
    es: '¿Cuánto vale uno en el lugar siguiente?',
  },
);
export const PLACES_SWAPPED = misconception(
  'places-swapped',
  {
    en: 'Reading the places in the other order',
    fr: 'Lire les rangs dans l’autre ordre',
    es: 'Leer los lugares en el otro orden',
  },
  { en: 'Which place is worth the most?', fr: 'Quel rang vaut le plus ?', es: '¿Qué lugar vale más?' },
);
export const DIGITS_JUST_ADDED = misconception(
  'digits-just-added',
  {
    en: 'Adding the digits without their places',
    fr: 'Additionner les chiffres sans leurs rangs',
    es: 'Sumar las cifras sin sus lugares',
  },
  { en: 'How much is each place worth?', fr: 'Combien vaut chaque rang ?', es: '¿Cuánto vale cada lugar?' },
);
export const MARKS_SWAPPED = misconception(
  'marks-swapped',
  {
    en: 'Giving the two marks the wrong values',
    fr: 'Donner aux deux marques les mauvaises valeurs',
    es: 'Dar a las dos marcas los valores cambiados',
  },
  {
    en: 'Which mark counts, and which stands for nothing?',
    fr: 'Quelle marque compte, et laquelle vaut zéro ?',
    es: '¿Qué marca cuenta y cuál vale cero?',
  },
);
export const RANK_FROM_ZERO = misconception(
  'rank-from-zero',
  {
    en: 'Counting the first place in the list as zero',
    fr: 'Compter la première place comme zéro',
    es: 'Contar el primer puesto como cero',
  },
  {
    en: 'Which place has the pattern of heavy syllables only?',
    fr: 'Quelle place a le motif tout en syllabes lourdes ?',
    es: '¿Qué puesto tiene el patrón de solo sílabas pesadas?',
  },
);
export const ADDED_FOR_TAKEN_AWAY = misconception(
  'added-for-taken-away',
  {
    en: 'Adding what should be taken away',
    fr: 'Ajouter ce qui est à retirer',
    es: 'Sumar lo que se debe quitar',
  },
  {
    en: 'Is the number above or below the ten it is built from?',
    fr: 'Le nombre est-il au-dessus ou au-dessous de la dizaine dont il vient ?',
    es: '¿El número está por encima o por debajo de la decena de la que sale?',
  },
);
export const LAST_STEP_MISSED = misconception(
  'last-subtraction-missed',
  { en: 'Missing one subtraction', fr: 'Oublier une soustraction', es: 'Olvidar una resta' },
  {
    en: 'How many times is something taken away?',
    fr: 'Combien de fois retire-t-on quelque chose ?',
    es: '¿Cuántas veces se quita algo?',
  },
);
export const TENS_ONLY_ADDED = misconception(
  'built-by-adding-only',
  {
    en: 'Building the number by adding only',
    fr: 'Construire le nombre seulement en ajoutant',
    es: 'Construir el número solo sumando',
  },
  {
    en: 'From which ten does this way of counting take away?',
    fr: 'De quelle dizaine cette façon de compter retire-t-elle ?',
    es: '¿De qué decena quita esta manera de contar?',
  },
);
export const ONE_REMAINDER_ONLY = misconception(
  'one-remainder-only',
  { en: 'Fitting one remainder only', fr: 'Ne vérifier qu’un reste', es: 'Cumplir un solo resto' },
  {
    en: 'Divide your number by each of the others. Which remainders are left?',
    fr: 'Divise ton nombre par chacun des autres. Quels restes trouves-tu ?',
    es: 'Dividamos ese número entre cada uno de los otros. ¿Qué restos quedan?',
  },
);
export const NOT_THE_SMALLEST = misconception(
  'not-the-smallest',
  {
    en: 'Finding a fitting number that is not the smallest',
    fr: 'Trouver un nombre qui convient, mais pas le plus petit',
    es: 'Hallar un número que cumple, pero no el menor',
  },
  {
    en: 'Is there a smaller number that fits as well?',
    fr: 'Y a-t-il un nombre plus petit qui convient aussi ?',
    es: '¿Hay un número menor que también cumpla?',
  },
);
export const WHEELS_MULTIPLIED = misconception(
  'wheels-multiplied',
  {
    en: 'Multiplying though the numbers share a factor',
    fr: 'Multiplier alors que les nombres ont un facteur commun',
    es: 'Multiplicar aunque los números tienen un factor común',
  },
  {
    en: 'Do the wheels meet earlier already?',
    fr: 'Les roues se retrouvent-elles déjà plus tôt ?',
    es: '¿Coinciden las ruedas ya antes?',
  },
);
export const WHEELS_ADDED = misconception(
  'wheels-added',
  { en: 'Adding the two lengths', fr: 'Additionner les deux longueurs', es: 'Sumar las dos longitudes' },
  {
    en: 'Is that a multiple of both numbers?',
    fr: 'Est-ce un multiple des deux nombres ?',
    es: '¿Es múltiplo de los dos números?',
  },
);
export const REMAINDER_OFF_BY_ONE = misconception(
  'counted-the-starting-day',
  {
    en: 'Counting the starting day as the first step',
    fr: 'Compter le jour de départ comme premier pas',
    es: 'Contar el día inicial como primer paso',
  },
  {
    en: 'Which day is it after one day?',
    fr: 'Quel jour est-ce après un jour ?',
    es: '¿Qué día es después de un día?',
  },
);
export const COUNTED_BACKWARDS = misconception(
  'counted-backwards',
  { en: 'Counting backwards', fr: 'Compter à rebours', es: 'Contar hacia atrás' },
  {
    en: 'Does the calendar go on or back?',
    fr: 'Le calendrier avance-t-il ou recule-t-il ?',
    es: '¿El calendario avanza o retrocede?',
  },
);
export const HOUSE_AS_TEN_DEGREES = misconception(
  'house-as-ten-degrees',
  { en: 'Taking one house for 10°', fr: 'Prendre une maison pour 10°', es: 'Tomar una casa por 10°' },
  {
    en: 'Do 32 houses of that size make a full turn of 360°?',
    fr: '32 maisons de cette taille font-elles un tour complet de 360° ?',
    es: '¿32 casas de ese tamaño hacen una vuelta completa de 360°?',
  },
);
export const HOUSE_OFF_BY_ONE = misconception(
  'house-off-by-one',
  {
    en: 'Counting the starting house as one',
    fr: 'Compter la maison de départ pour un',
    es: 'Contar la casa de partida como uno',
  },
  {
    en: 'Which number has the house that points north?',
    fr: 'Quel numéro a la maison qui montre le nord ?',
    es: '¿Qué número tiene la casa que mira al norte?',
  },
);
export const OPPOSITE_FOR_MIRROR = misconception(
  'opposite-for-mirror',
  {
    en: 'Mixing up the opposite direction and the mirror direction',
    fr: 'Confondre la direction opposée et la direction miroir',
    es: 'Confundir la dirección opuesta y la reflejada',
  },
  {
    en: 'Which directions stay the same: north and south, or none?',
    fr: 'Quelles directions restent les mêmes : le nord et le sud, ou aucune ?',
    es: '¿Qué direcciones no cambian: el norte y el sur, o ninguna?',
  },
);
