import type { LocalisedText } from '@ori/contracts/locale';

export const WORDS = {
  askTerms: {
    en: 'Four times the sum comes near π. From how many terms on does every sum begin with 3.14?',
    fr: 'Quatre fois la somme s’approche de π. À partir de combien de termes chaque somme commence-t-elle par 3,14 ?',
    es: 'Cuatro veces la suma se acerca a π. ¿Desde cuántos términos empieza toda suma por 3,14?',
  },
  askOwn: {
    en: 'For the endless rest, take n/(4n² + c). Which c lets the sums come nearest to π?',
    fr: 'Pour le reste sans fin, prends n/(4n² + c). Quel c mène les sommes le plus près de π ?',
    es: 'Para el resto sin fin, n/(4n² + c). ¿Qué c lleva las sumas más cerca de π?',
  },
  guess: { en: 'My guess', fr: 'Mon idée', es: 'Mi idea' },
  about: { en: 'about {n}', fr: 'environ {n}', es: 'unos {n}' },
  showMe: { en: 'Show me', fr: 'Montre-moi', es: 'Muéstrame' },
  waiting: {
    en: 'Guess first. The sums after 1 to {n} terms are drawn; the band holds what lies between the last two.',
    fr: 'Devine d’abord. On voit les sommes de 1 à {n} termes ; la bande montre ce qui est entre les deux dernières.',
    es: 'Primero adivina. Se ven las sumas de 1 a {n} términos; la banda muestra lo que hay entre las dos últimas.',
  },
  toldTerms: {
    en: 'From {n} terms on, every sum begins with 3.14. Your guess: {guess}. Now mend the sums.',
    fr: 'À partir de {n} termes, chaque somme commence par 3,14. Ton idée : {guess}. À toi de corriger les sommes.',
    es: 'Desde {n} términos, toda suma empieza por 3,14. Tu idea: {guess}. Ahora corrige las sumas.',
  },
  toldOwn: {
    en: 'Try it: turn c until the sums hardly move any more. Your guess: {guess}.',
    fr: 'Essaie : tourne c jusqu’à ce que les sommes ne bougent presque plus. Ton idée : {guess}.',
    es: 'Pruébalo: gira c hasta que las sumas casi no se muevan. Tu idea: {guess}.',
  },
  terms: { en: 'Terms n', fr: 'Termes n', es: 'Términos n' },
  constant: { en: 'Constant c', fr: 'Constante c', es: 'Constante c' },
  correction: { en: 'Correction', fr: 'Correction', es: 'Corrección' },
  none: { en: 'none', fr: 'aucune', es: 'ninguna' },
  first: { en: '1/(4n)', fr: '1/(4n)', es: '1/(4n)' },
  second: { en: 'n/(4n² + 1)', fr: 'n/(4n² + 1)', es: 'n/(4n² + 1)' },
  third: { en: '(n² + 1)/(4n³ + 5n)', fr: '(n² + 1)/(4n³ + 5n)', es: '(n² + 1)/(4n³ + 5n)' },
  figure: {
    en: 'Sums after 1 to {n} terms, jumping over π and back. The last is {value}.',
    fr: 'Sommes de 1 à {n} termes, qui sautent par-dessus π et reviennent. La dernière vaut {value}.',
    es: 'Sumas de 1 a {n} términos, que saltan por encima de π y vuelven. La última vale {value}.',
  },
  sum: {
    en: 'After {n} terms without correction: {value}. {right}',
    fr: 'Après {n} termes, sans correction : {value}. {right}',
    es: 'Tras {n} términos, sin corrección: {value}. {right}',
  },
  taken: {
    en: 'After {n} terms with the correction {correction}: {value}. {right}',
    fr: 'Après {n} termes, avec la correction {correction} : {value}. {right}',
    es: 'Tras {n} términos, con la corrección {correction}: {value}. {right}',
  },
  right: {
    en: 'It agrees with π as far as {digits}.',
    fr: 'L’accord avec π va jusqu’à {digits}.',
    es: 'Coincide con π hasta {digits}.',
  },
  rightNone: {
    en: 'No digit is right yet.',
    fr: 'Aucun chiffre n’est encore juste.',
    es: 'Aún no hay ninguna cifra exacta.',
  },
  fraction: {
    en: 'As a fraction: {fraction}.',
    fr: 'En fraction : {fraction}.',
    es: 'Como fracción: {fraction}.',
  },
  caption: {
    en: 'Four times the sum of {n} terms, cut after 12 decimals. Bold: as in π.',
    fr: 'Quatre fois la somme de {n} termes, coupée après 12 décimales. En gras : comme π.',
    es: 'Cuatro veces la suma de {n} términos, cortada tras 12 decimales. En negrita: como π.',
  },
  value: { en: 'Value', fr: 'Valeur', es: 'Valor' },
  settles: { en: '3.14 from', fr: '3,14 dès', es: '3,14 desde' },
  moves: {
    en: 'After {n} terms with n/(4n² + {c}): {value}. The next term moves it by {move}.',
    fr: 'Après {n} termes, avec n/(4n² + {c}) : {value}. Le terme suivant la déplace de {move}.',
    es: 'Tras {n} términos, con n/(4n² + {c}): {value}. El término siguiente la mueve en {move}.',
  },
  best: {
    en: 'With c = 1 the moves shrink like 1/n⁵; with any other c only like 1/n³.',
    fr: 'Avec c = 1, les déplacements diminuent comme 1/n⁵ ; avec un autre c, seulement comme 1/n³.',
    es: 'Con c = 1 los movimientos menguan como 1/n⁵; con cualquier otro c, solo como 1/n³.',
  },
  model: {
    en: 'All sums are reckoned with exact fractions and cut only for showing.',
    fr: 'Toutes les sommes sont calculées en fractions exactes et ne sont coupées que pour l’affichage.',
    es: 'Todas las sumas se calculan con fracciones exactas y solo se cortan al mostrarlas.',
  },
} satisfies Record<string, LocalisedText>;
