import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  ask: {
    en: 'A number leaves {wanted}. Which is the first that does? Set your guess.',
    fr: 'Un nombre laisse {wanted}. Quel est le premier ? Règle ton idée.',
    es: 'Un número deja {wanted}. ¿Cuál es el primero? Fija tu idea.',
  },
  wanted: {
    en: '{remainder} when divided by {modulus}',
    fr: '{remainder} dans la division par {modulus}',
    es: '{remainder} al dividir entre {modulus}',
  },
  guess: { en: 'My guess', fr: 'Mon idée', es: 'Mi idea' },
  try: { en: 'Try my guess', fr: 'Essayer mon idée', es: 'Probar mi idea' },
  waiting: {
    en: 'Each dial goes round with its own number. The ring marks the remainder that is wanted.',
    fr: 'Chaque cadran tourne avec son nombre. L’anneau marque le reste voulu.',
    es: 'Cada esfera gira con su número. El anillo marca el resto buscado.',
  },
  number: { en: 'Number: {value}', fr: 'Nombre : {value}', es: 'Número: {value}' },
  leaves: {
    en: '{value} leaves {remainders}; wanted are {wanted}.',
    fr: '{value} laisse {remainders} ; on veut {wanted}.',
    es: '{value} deja {remainders}; se buscan {wanted}.',
  },
  fitsLeast: {
    en: '{value} leaves {remainders}, as wanted, and it is the first. The next comes {period} later.',
    fr: '{value} laisse {remainders}, comme voulu, et c’est le premier. Le suivant vient {period} plus loin.',
    es: '{value} deja {remainders}, como se buscaba, y es el primero. El siguiente llega {period} después.',
  },
  fitsLater: {
    en: '{value} leaves {remainders}, as wanted, but it is not the first. Take {period} away.',
    fr: '{value} laisse {remainders}, comme voulu, mais ce n’est pas le premier. Retire {period}.',
    es: '{value} deja {remainders}, como se buscaba, pero no es el primero. Quita {period}.',
  },
  none: {
    en: 'No number fits. {a} and {b} share the factor {factor}: a number that leaves {ra} and one that leaves {rb} differ already when divided by {factor}.',
    fr: 'Aucun nombre ne convient. {a} et {b} ont le facteur commun {factor} : laisser {ra} et laisser {rb}, c’est déjà différent dans la division par {factor}.',
    es: 'Ningún número sirve. {a} y {b} comparten el factor {factor}: dejar {ra} y dejar {rb} ya es distinto al dividir entre {factor}.',
  },
  build: {
    en: 'Build it: each key turns the dials.',
    fr: 'À construire : chaque touche fait tourner les cadrans.',
    es: 'A construirlo: cada tecla gira las esferas.',
  },
  add: { en: '+ {step}', fr: '+ {step}', es: '+ {step}' },
  take: { en: '− {step}', fr: '− {step}', es: '− {step}' },
  again: { en: 'Back to 0', fr: 'Retour à 0', es: 'Volver a 0' },
  turns: {
    en: '{step} turns only the dial of {modulus}, by {by}.',
    fr: '{step} ne fait tourner que le cadran de {modulus}, de {by}.',
    es: '{step} solo gira la esfera de {modulus}, en {by}.',
  },
  turnsNone: {
    en: '{step} turns no dial.',
    fr: '{step} ne fait tourner aucun cadran.',
    es: '{step} no gira ninguna esfera.',
  },
  shared: {
    en: 'These moduli share a factor: a step that leaves the other dials alone cannot bring this one to every mark.',
    fr: 'Ces modules ont un facteur commun : un pas qui laisse les autres cadrans en place n’atteint pas toutes les marques.',
    es: 'Estos módulos comparten un factor: un paso que deja quietas las otras esferas no llega a todas las marcas.',
  },
  round: {
    en: 'One whole round, 0 to {last}',
    fr: 'Un tour complet, de 0 à {last}',
    es: 'Una vuelta entera, de 0 a {last}',
  },
  roundFigure: {
    en: 'The numbers 0 to {last} in rows of {columns}. Dots mark which conditions a number meets: {counts}. {found}',
    fr: 'Les nombres de 0 à {last} par rangées de {columns}. Des points marquent les conditions remplies : {counts}. {found}',
    es: 'Los números de 0 a {last} en filas de {columns}. Unos puntos marcan las condiciones que cumplen: {counts}. {found}',
  },
  meets: { en: '{count} for ÷ {modulus}', fr: '{count} pour ÷ {modulus}', es: '{count} para ÷ {modulus}' },
  allMet: {
    en: 'All meet at {value}.',
    fr: 'Toutes se rejoignent en {value}.',
    es: 'Todas se juntan en {value}.',
  },
  nowhere: {
    en: 'They meet nowhere.',
    fr: 'Elles ne se rejoignent nulle part.',
    es: 'No se juntan en ningún sitio.',
  },
  others: { en: 'Choose other numbers', fr: 'Choisir d’autres nombres', es: 'Elegir otros números' },
  divide: { en: 'Divide by (dial {n})', fr: 'Diviser par (cadran {n})', es: 'Dividir entre (esfera {n})' },
  rest: {
    en: 'Remainder wanted (dial {n})',
    fr: 'Reste voulu (cadran {n})',
    es: 'Resto buscado (esfera {n})',
  },
} satisfies Record<string, LocalisedText>;
