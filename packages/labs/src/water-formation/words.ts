import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  question: {
    en: 'First predict: 4 grams of hydrogen burn completely with 32 grams of oxygen. How much water is there afterwards?',
    fr: 'D’abord, une prédiction : 4 grammes d’hydrogène brûlent entièrement avec 32 grammes d’oxygène. Combien d’eau y a-t-il ensuite ?',
    es: 'Primero, una predicción: 4 gramos de hidrógeno arden por completo con 32 gramos de oxígeno. ¿Cuánta agua hay después?',
  },
  less: { en: 'less than 36 g', fr: 'moins de 36 g', es: 'menos de 36 g' },
  same: { en: '36 g', fr: '36 g', es: '36 g' },
  more: { en: 'more than 36 g', fr: 'plus de 36 g', es: 'más de 36 g' },
  start: { en: 'Now build it', fr: 'À construire', es: 'A construirlo' },
  hydrogen: {
    en: 'Hydrogen molecules, H₂',
    fr: 'Molécules de dihydrogène, H₂',
    es: 'Moléculas de hidrógeno, H₂',
  },
  oxygen: { en: 'Oxygen molecules, O₂', fr: 'Molécules de dioxygène, O₂', es: 'Moléculas de oxígeno, O₂' },
  water: { en: 'Water molecules, H₂O', fr: 'Molécules d’eau, H₂O', es: 'Moléculas de agua, H₂O' },
  label: {
    en: 'Before the arrow: {hydrogen} × H₂ and {oxygen} × O₂. After it: {water} × H₂O.',
    fr: 'Avant la flèche : {hydrogen} × H₂ et {oxygen} × O₂. Après : {water} × H₂O.',
    es: 'Antes de la flecha: {hydrogen} × H₂ y {oxygen} × O₂. Después: {water} × H₂O.',
  },
  count: {
    en: 'Before: {beforeH} H and {beforeO} O. After: {afterH} H and {afterO} O.',
    fr: 'Avant : {beforeH} H et {beforeO} O. Après : {afterH} H et {afterO} O.',
    es: 'Antes: {beforeH} H y {beforeO} O. Después: {afterH} H y {afterO} O.',
  },
  lost: {
    en: 'Atoms neither vanish nor appear, so this cannot be: {what}.',
    fr: 'Les atomes ne disparaissent pas et n’apparaissent pas : c’est donc impossible : {what}.',
    es: 'Los átomos ni desaparecen ni aparecen, así que esto no puede ser: {what}.',
  },
  tooFew: {
    en: '{n} {element} missing after',
    fr: 'il manque {n} {element} après',
    es: 'faltan {n} {element} después',
  },
  tooMany: {
    en: '{n} {element} too many after',
    fr: '{n} {element} de trop après',
    es: 'sobran {n} {element} después',
  },
  balanced: {
    en: 'Balanced: {equation}. Every atom is still there, only joined otherwise.',
    fr: 'Équilibré : {equation}. Chaque atome est encore là, seulement lié autrement.',
    es: 'Ajustado: {equation}. Cada átomo sigue ahí, solo que unido de otra manera.',
  },
  smallest: {
    en: 'The smallest whole numbers are 2, 1 and 2.',
    fr: 'Les plus petits nombres entiers sont 2, 1 et 2.',
    es: 'Los números enteros más pequeños son 2, 1 y 2.',
  },
  massTitle: { en: 'In grams', fr: 'En grammes', es: 'En gramos' },
  mass: {
    en: 'Take moles in place of molecules: {hydrogen} g of hydrogen and {oxygen} g of oxygen make {water} g of water. {before} = {water}.',
    fr: 'Prenons des moles au lieu de molécules : {hydrogen} g de dihydrogène et {oxygen} g de dioxygène donnent {water} g d’eau. {before} = {water}.',
    es: 'Tomemos moles en vez de moléculas: {hydrogen} g de hidrógeno y {oxygen} g de oxígeno dan {water} g de agua. {before} = {water}.',
  },
  guessRight: {
    en: 'You predicted 36 g, and so it is: mass is kept.',
    fr: 'La prédiction était 36 g, et c’est bien cela : la masse se conserve.',
    es: 'La predicción era 36 g, y así es: la masa se conserva.',
  },
  guessWrong: {
    en: 'You predicted {guess}; counting atoms gives 36 g. Nothing is lost, even if the gas is gone from sight.',
    fr: 'La prédiction était {guess} ; le compte des atomes donne 36 g. Rien ne se perd, même si le gaz n’est plus visible.',
    es: 'La predicción era {guess}; al contar átomos salen 36 g. Nada se pierde, aunque el gas ya no se vea.',
  },
  energyTitle: { en: 'In energy', fr: 'En énergie', es: 'En energía' },
  energyLabel: {
    en: 'Energy: breaking bonds takes {taken} kJ, making bonds gives {given} kJ, in all {change} kJ.',
    fr: 'Énergie : rompre les liaisons demande {taken} kJ, former les nouvelles libère {given} kJ, en tout {change} kJ.',
    es: 'Energía: romper enlaces requiere {taken} kJ, formarlos libera {given} kJ, en total {change} kJ.',
  },
  breaking: {
    en: 'Breaking: {hydrogen} × {hh} (H–H) + {oxygen} × {oo} (O=O) = {taken} kJ, to be put in.',
    fr: 'Rompre : {hydrogen} × {hh} (H–H) + {oxygen} × {oo} (O=O) = {taken} kJ, à fournir.',
    es: 'Romper: {hydrogen} × {hh} (H–H) + {oxygen} × {oo} (O=O) = {taken} kJ, que hay que aportar.',
  },
  making: {
    en: 'Making: {bonds} × {oh} (O–H) = {given} kJ, set free.',
    fr: 'Former : {bonds} × {oh} (O–H) = {given} kJ, libérés.',
    es: 'Formar: {bonds} × {oh} (O–H) = {given} kJ, que se liberan.',
  },
  sum: {
    en: 'Together {taken} − {given} = {change} kJ for {water} moles of water vapor: {perMole} kJ for one mole.',
    fr: 'Ensemble {taken} − {given} = {change} kJ pour {water} moles de vapeur d’eau : {perMole} kJ pour une mole.',
    es: 'En total {taken} − {given} = {change} kJ para {water} moles de vapor de agua: {perMole} kJ por mol.',
  },
  tabled: {
    en: 'Measured and tabled: {tabled} kJ/mol (CODATA 1989). The difference of {apart} kJ/mol comes from bond values that are rounded to whole numbers and averaged over both O–H bonds.',
    fr: 'Mesuré et tabulé : {tabled} kJ/mol (CODATA 1989). L’écart de {apart} kJ/mol vient de valeurs de liaison arrondies à l’unité et moyennées sur les deux liaisons O–H.',
    es: 'Medido y tabulado: {tabled} kJ/mol (CODATA 1989). La diferencia de {apart} kJ/mol viene de valores de enlace redondeados a enteros y promediados entre los dos enlaces O–H.',
  },
  liquid: {
    en: 'If the vapor also condenses to liquid water, more is set free: {liquid} kJ/mol in all. Attractions between molecules are no bonds of this list.',
    fr: 'Si la vapeur se condense en eau liquide, davantage est libéré : {liquid} kJ/mol en tout. Les attractions entre molécules ne sont pas des liaisons de cette liste.',
    es: 'Si además el vapor se condensa en agua líquida, se libera más: {liquid} kJ/mol en total. Las atracciones entre moléculas no son enlaces de esta lista.',
  },
  safety: {
    en: 'Only in particles, never at home: a mixture of hydrogen and air explodes at a spark.',
    fr: 'Seulement en particules, jamais à la maison : un mélange d’hydrogène et d’air explose à la moindre étincelle.',
    es: 'Solo con partículas, nunca en casa: una mezcla de hidrógeno y aire explota con una chispa.',
  },
} satisfies Record<string, LocalisedText>;
