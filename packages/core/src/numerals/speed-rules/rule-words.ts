import type { LocalisedText } from '@ori/contracts/locale';
import { text } from '../../problems/text.ts';

interface RuleWords {
  /** The short sentence of the book, translated. */
  readonly gloss: LocalisedText;
  /** What one does, in plain words. */
  readonly says: LocalisedText;
}

const rule = (gloss: LocalisedText, says: LocalisedText): RuleWords => ({
  gloss: text(gloss),
  says: text(says),
});

/** Tirtha's sixteen rules in words, in the book's order. */
export const RULE_WORDS: readonly RuleWords[] = [
  rule(
    {
      en: 'By one more than the one before',
      fr: 'Par un de plus que le précédent',
      es: 'Por uno más que el anterior',
    },
    {
      en: 'To square a number that ends in 5, multiply what stands before the 5 by one more, and write 25 behind it.',
      fr: 'Pour élever au carré un nombre qui finit par 5, multiplie ce qui précède le 5 par un de plus et écris 25 derrière.',
      es: 'Para elevar al cuadrado un número que acaba en 5, multiplica lo que va antes del 5 por uno más y escribe 25 detrás.',
    },
  ),
  rule(
    {
      en: 'All from 9, the last from 10',
      fr: 'Tous à partir de 9, le dernier à partir de 10',
      es: 'Todos desde 9, el último desde 10',
    },
    {
      en: 'For two numbers a little under a base such as 100: take from one what the other lacks, then write the product of both gaps.',
      fr: 'Pour deux nombres juste sous une base comme 100 : retire de l’un ce qui manque à l’autre, puis écris le produit des deux écarts.',
      es: 'Para dos números algo menores que una base como 100: quita a uno lo que le falta al otro y escribe el producto de ambas faltas.',
    },
  ),
  rule(
    {
      en: 'Vertically and crosswise',
      fr: 'Verticalement et en croix',
      es: 'En vertical y en cruz',
    },
    {
      en: 'Multiply two-digit numbers in three parts: tens by tens, the two crosswise products together, ones by ones.',
      fr: 'Multiplie deux nombres de deux chiffres en trois parts : dizaines par dizaines, les deux produits en croix ensemble, unités par unités.',
      es: 'Multiplica números de dos cifras en tres partes: decenas por decenas, los dos productos en cruz juntos, unidades por unidades.',
    },
  ),
  rule(
    { en: 'Transpose and apply', fr: 'Transpose et applique', es: 'Traspón y aplica' },
    {
      en: 'Bring the letters to one side and the numbers to the other, then divide.',
      fr: 'Amène les lettres d’un côté et les nombres de l’autre, puis divise.',
      es: 'Lleva las letras a un lado y los números al otro, y divide.',
    },
  ),
  rule(
    {
      en: 'If the totals match, that total is zero',
      fr: 'Si les totaux concordent, ce total est nul',
      es: 'Si los totales coinciden, ese total es cero',
    },
    {
      en: 'When two fractions with 1 on top add up to zero, their denominators add up to zero.',
      fr: 'Quand deux fractions de numérateur 1 ont une somme nulle, la somme de leurs dénominateurs est nulle.',
      es: 'Cuando dos fracciones con 1 arriba suman cero, sus denominadores suman cero.',
    },
  ),
  rule(
    {
      en: 'If one is in ratio, the other is zero',
      fr: 'Si l’un est en proportion, l’autre est nul',
      es: 'Si uno está en proporción, el otro es cero',
    },
    {
      en: 'In two equations: where the numbers before y stand in the same ratio as the right sides, x is zero.',
      fr: 'Dans deux équations : si les nombres devant y sont dans le même rapport que les membres de droite, x est nul.',
      es: 'En dos ecuaciones: si los números delante de y guardan la misma razón que los lados derechos, x es cero.',
    },
  ),
  rule(
    {
      en: 'By adding and subtracting',
      fr: 'En ajoutant et en retranchant',
      es: 'Sumando y restando',
    },
    {
      en: 'When two equations have the same factors crosswise, add them and subtract them: x + y and x − y fall out.',
      fr: 'Quand deux équations ont les mêmes facteurs en croix, ajoute-les et retranche-les : x + y et x − y apparaissent.',
      es: 'Cuando dos ecuaciones tienen los mismos factores en cruz, súmalas y réstalas: salen x + y y x − y.',
    },
  ),
  rule(
    { en: 'By completing', fr: 'En complétant', es: 'Completando' },
    {
      en: 'Add the square of half of b: then x² + bx is a whole square, less what you added.',
      fr: 'Ajoute le carré de la moitié de b : x² + bx devient un carré, moins ce que tu as ajouté.',
      es: 'Suma el cuadrado de la mitad de b: x² + bx se vuelve un cuadrado, menos lo que sumaste.',
    },
  ),
  rule(
    { en: 'Calculus relation', fr: 'Relation du calcul différentiel', es: 'Relación del cálculo' },
    {
      en: 'At a root, the slope 2ax + b is plus or minus the square root of b² − 4ac.',
      fr: 'À une racine, la pente 2ax + b vaut plus ou moins la racine carrée de b² − 4ac.',
      es: 'En una raíz, la pendiente 2ax + b es más o menos la raíz cuadrada de b² − 4ac.',
    },
  ),
  rule(
    { en: 'By the deficiency', fr: 'Par le défaut', es: 'Por lo que falta' },
    {
      en: 'To square a number a little under 100: take away what it lacks once more, then write the square of what it lacks.',
      fr: 'Pour le carré d’un nombre juste sous 100 : retire encore une fois ce qui manque, puis écris le carré de ce qui manque.',
      es: 'Para el cuadrado de un número algo menor que 100: quita otra vez lo que falta y escribe el cuadrado de lo que falta.',
    },
  ),
  rule(
    { en: 'Part and whole', fr: 'Partie et tout', es: 'Parte y todo' },
    {
      en: 'Two numbers equally far from a round one: square the round one and take the square of the distance away.',
      fr: 'Deux nombres à égale distance d’un nombre rond : prends le carré du nombre rond moins le carré de l’écart.',
      es: 'Dos números a igual distancia de uno redondo: toma el cuadrado del redondo menos el cuadrado de la distancia.',
    },
  ),
  rule(
    {
      en: 'Remainders by the last digit',
      fr: 'Les restes par le dernier chiffre',
      es: 'Los restos por la última cifra',
    },
    {
      en: 'In the division by 7, each digit of the answer is the last digit of 7 times the remainder that follows.',
      fr: 'Dans la division par 7, chaque chiffre du résultat est le dernier chiffre de 7 fois le reste qui suit.',
      es: 'En la división entre 7, cada cifra del resultado es la última cifra de 7 por el resto que sigue.',
    },
  ),
  rule(
    {
      en: 'The last and twice the one before last',
      fr: 'Le dernier et deux fois l’avant-dernier',
      es: 'El último y dos veces el penúltimo',
    },
    {
      en: 'Four expressions in equal steps: when 1/AB + 1/AC = 1/AD + 1/BC, the last plus twice the one before it is zero.',
      fr: 'Quatre expressions à pas égaux : si 1/AB + 1/AC = 1/AD + 1/BC, la dernière plus deux fois l’avant-dernière est nulle.',
      es: 'Cuatro expresiones a pasos iguales: si 1/AB + 1/AC = 1/AD + 1/BC, la última más dos veces la penúltima es cero.',
    },
  ),
  rule(
    { en: 'By one less', fr: 'Par un de moins', es: 'Por uno menos' },
    {
      en: 'To multiply by 99 or 999: write one less, then what the number lacks to 100 or 1000.',
      fr: 'Pour multiplier par 99 ou 999 : écris un de moins, puis ce qui manque au nombre pour faire 100 ou 1000.',
      es: 'Para multiplicar por 99 o 999: escribe uno menos y luego lo que al número le falta para 100 o 1000.',
    },
  ),
  rule(
    {
      en: 'Product of sums = sum of the product',
      fr: 'Produit des sommes = somme du produit',
      es: 'Producto de las sumas = suma del producto',
    },
    {
      en: 'The coefficients of two factors, added up and multiplied, give the sum of the product’s coefficients. It is a check, not a proof: x² + 4x + 7 has the sum 12, too, and is not (x + 2)(x + 3).',
      fr: 'Les coefficients de deux facteurs, additionnés puis multipliés, donnent la somme des coefficients du produit. C’est un contrôle, pas une démonstration : x² + 4x + 7 a aussi la somme 12 et n’est pas (x + 2)(x + 3).',
      es: 'Los coeficientes de dos factores, sumados y multiplicados, dan la suma de los coeficientes del producto. Es una comprobación, no una demostración: x² + 4x + 7 también suma 12 y no es (x + 2)(x + 3).',
    },
  ),
  rule(
    {
      en: 'Factors of the sum = sum of the factors',
      fr: 'Facteurs de la somme = somme des facteurs',
      es: 'Factores de la suma = suma de los factores',
    },
    {
      en: 'The slope of a product of two such factors is simply their sum.',
      fr: 'La pente d’un produit de deux tels facteurs est simplement leur somme.',
      es: 'La pendiente de un producto de dos factores así es simplemente su suma.',
    },
  ),
];

/** Rules whose use differs from author to author. */
const VARYING: readonly number[] = [5, 9, 11, 12, 13, 15, 16];

/** Whether authors use rule `n` in different ways; then ours is one of them. */
export const usesVary = (n: number): boolean => VARYING.includes(n);
