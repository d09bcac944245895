/**
 * Politeness and calls that change nothing about what is wanted, each once: said in two ways, a word that is repeated
 * doubles the time with each.
 */
const AROUND =
  '(?:(?:hi|hey|hello|ok|okay|so|um|uh|well|please|pls|plz|oh|professor|prof|ori|bonjour|salut|stp|svp|alors|bon|euh|hola|oye|bueno|por favor|porfa|profesor|and|et|y|but|mais|pero|just|can you|could you|can u|will you|tu peux|peux tu|puedes|me puedes|i want you to|i need you to) )*';
const AFTER =
  '(?: (?:please|pls|plz|ori|professor|prof|stp|svp|por favor|porfa|profesor|now|today|again|really|lol|haha|mdr|jaja|thanks|thank you|merci|gracias|to me|for me|a moi|here|then|maintenant|ahora|hoy|bro|dude|man|so much|very much|a lot|beaucoup|mucho|muchas|yet|at all|with it|on it|everyone|all|you|u|my friend))*';

/** Any of these phrases as the whole message, with politeness around it. */
export const wholly = (...phrases: readonly string[]): RegExp =>
  new RegExp(`^${AROUND}(?:${phrases.join('|')})${AFTER}(?: \\.)*$`);

/** Any of these phrases at the start of the message. */
export const beginning = (...phrases: readonly string[]): RegExp =>
  new RegExp(`^${AROUND}(?:${phrases.join('|')})\\b`);
