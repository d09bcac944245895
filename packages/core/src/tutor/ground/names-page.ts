import { plainLetters } from './content-words.ts';

/** Ways to say that the question on the page is meant, in the three languages and without accents. */
const NAMES_PAGE =
  /\b(?:(?:this|the|that|my|practice) (?:question|exercise)|(?:on|of) (?:the|this|my) (?:page|screen)|(?:the|this|my) lesson|(?:cette|la|ma) question|(?:cet |mon |l.?)exercice|sur (?:la page|l.?ecran)|(?:la|cette|ma) lecon|(?:esta|la|mi) pregunta|(?:este|el|mi) ejercicio|en (?:la|esta) pagina|en (?:la )?pantalla|(?:la|esta|mi) leccion)\b/;

/** Whether a message says that it is about the question on the page. */
export const namesPage = (message: string): boolean => NAMES_PAGE.test(plainLetters(message));
