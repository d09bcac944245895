import type { LocalisedText } from '@ori/contracts/locale';
import { text } from '../../problems/text.ts';

/** The rule behind each measure of a shape. */
export const SQUARE_AREA: LocalisedText = text({
  en: 'Area of a square: side times side.',
  fr: 'Aire d’un carré : côté fois côté.',
  es: 'Área de un cuadrado: lado por lado.',
});
export const RECTANGLE_AREA: LocalisedText = text({
  en: 'Area of a rectangle: length times width.',
  fr: 'Aire d’un rectangle : longueur fois largeur.',
  es: 'Área de un rectángulo: largo por ancho.',
});
export const TRIANGLE_AREA: LocalisedText = text({
  en: 'A triangle is half of base times height.',
  fr: 'Un triangle est la moitié de la base fois la hauteur.',
  es: 'Un triángulo es la mitad de base por altura.',
});
export const ALL_SIDES: LocalisedText = text({
  en: 'Perimeter: all sides added.',
  fr: 'Périmètre : on additionne tous les côtés.',
  es: 'Perímetro: se suman todos los lados.',
});
export const BOX_VOLUME: LocalisedText = text({
  en: 'Volume of a box: length times width times height.',
  fr: 'Volume d’un pavé : longueur fois largeur fois hauteur.',
  es: 'Volumen de una caja: largo por ancho por alto.',
});
export const CYLINDER_VOLUME: LocalisedText = text({
  en: 'Volume of a cylinder: the circle of the base times the height.',
  fr: 'Volume d’un cylindre : le disque de base fois la hauteur.',
  es: 'Volumen de un cilindro: el círculo de la base por la altura.',
});
export const CIRCLE_AREA: LocalisedText = text({
  en: 'Area of a circle: π times the radius squared.',
  fr: 'Aire d’un disque : π fois le carré du rayon.',
  es: 'Área de un círculo: π por el radio al cuadrado.',
});
export const CIRCLE_AROUND: LocalisedText = text({
  en: 'Circumference: π times the diameter.',
  fr: 'Périmètre du cercle : π fois le diamètre.',
  es: 'Longitud de la circunferencia: π por el diámetro.',
});
export const HALF_DIAMETER: LocalisedText = text({
  en: 'The radius is half the diameter.',
  fr: 'Le rayon est la moitié du diamètre.',
  es: 'El radio es la mitad del diámetro.',
});
export const PYTHAGORAS: LocalisedText = text({
  en: 'In a right triangle, the squares of the legs make the square of the long side.',
  fr: 'Dans un triangle rectangle, les carrés des côtés de l’angle droit font le carré de l’hypoténuse.',
  es: 'En un triángulo rectángulo, los cuadrados de los catetos suman el de la hipotenusa.',
});
export const ROOT_OF_SQUARE: LocalisedText = text({
  en: 'Take the root of the square.',
  fr: 'On prend la racine du carré.',
  es: 'Se toma la raíz del cuadrado.',
});
export const TRIANGLE_ANGLES: LocalisedText = text({
  en: 'The angles of a triangle make 180°.',
  fr: 'Les angles d’un triangle font 180°.',
  es: 'Los ángulos de un triángulo suman 180°.',
});
export const RISE_OVER_RUN: LocalisedText = text({
  en: 'Slope: how far up, divided by how far across.',
  fr: 'Pente : de combien on monte, divisé par de combien on avance.',
  es: 'Pendiente: cuánto sube, dividido entre cuánto avanza.',
});
export const HALFWAY: LocalisedText = text({
  en: 'Halfway: the mean of the x values and the mean of the y values.',
  fr: 'À mi-chemin : la moyenne des x et la moyenne des y.',
  es: 'A mitad de camino: la media de las x y la media de las y.',
});
export const ACROSS_AND_UP: LocalisedText = text({
  en: 'Across and up are the legs of a right triangle.',
  fr: 'L’avancée et la montée sont les côtés d’un triangle rectangle.',
  es: 'El avance y la subida son los catetos de un triángulo rectángulo.',
});
export const DRAW_IT: LocalisedText = text({
  en: 'Draw it and compare the sizes.',
  fr: 'Fais un dessin et compare les tailles.',
  es: 'Conviene dibujarlo y comparar los tamaños.',
});

export const TWO_ANGLES: Readonly<Record<90 | 180, LocalisedText>> = {
  90: {
    en: 'Complementary angles make a right angle, 90°.',
    fr: 'Deux angles complémentaires font un angle droit, 90°.',
    es: 'Dos ángulos complementarios forman un ángulo recto, 90°.',
  },
  180: {
    en: 'Supplementary angles make a straight line, 180°.',
    fr: 'Deux angles supplémentaires font un angle plat, 180°.',
    es: 'Dos ángulos suplementarios forman un ángulo llano, 180°.',
  },
};
