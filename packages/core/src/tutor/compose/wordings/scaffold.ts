import { say } from '../../../problems/say.ts';
import type { Wordings } from '../register.ts';

/** Pólya's questions for a problem in words; `{quantities}` are its own, as written. */
export const WHAT_IS_ASKED: Wordings = {
  small: [
    say(
      'Read it once more. What do we want to know?',
      'Relis-le. Que veut-on savoir ?',
      'Léelo otra vez. ¿Qué queremos saber?',
    ),
    say('What does the story ask?', 'Que demande l’histoire ?', '¿Qué pregunta la historia?'),
  ],
  plain: [
    say(
      'This is a problem in words, so we take it apart first. What does it ask you to find?',
      'C’est un problème à énoncé : démontons-le d’abord. Que demande-t-il de trouver ?',
      'Es un problema con palabras: primero lo desarmamos. ¿Qué te pide hallar?',
    ),
    say(
      'Don’t calculate yet. In your own words, what is the question?',
      'Ne calcule pas encore. Avec tes mots, quelle est la question ?',
      'No calcules todavía. Con tus palabras, ¿cuál es la pregunta?',
    ),
  ],
  full: [
    say(
      'I don’t solve problems in words for you, but I help you set them up. What exactly is unknown here?',
      'Je ne résous pas les problèmes à ta place, mais je t’aide à les poser. Qu’est-ce qui est inconnu ici ?',
      'No resuelvo por ti los problemas con palabras, pero te ayudo a plantearlos. ¿Qué es exactamente lo desconocido?',
    ),
    say(
      'Before any calculation: what is to be found, and in which unit?',
      'Avant tout calcul : que cherche-t-on, et dans quelle unité ?',
      'Antes de calcular: ¿qué se busca y en qué unidad?',
    ),
  ],
};
export const WHICH_NUMBERS: Wordings = {
  small: [
    say(
      'I see {quantities}. Which of them do you need?',
      'Je vois {quantities}. Lesquels te faut-il ?',
      'Veo {quantities}. ¿Cuáles necesitas?',
    ),
  ],
  plain: [
    say(
      'These quantities stand in it: {quantities}. Which of them matter for the question?',
      'On y trouve : {quantities}. Lesquels comptent pour la question ?',
      'Aquí aparecen: {quantities}. ¿Cuáles importan para la pregunta?',
    ),
    say(
      'I find {quantities}. What does each of them tell you?',
      'Je trouve {quantities}. Que te dit chacun ?',
      'Encuentro {quantities}. ¿Qué te dice cada uno?',
    ),
  ],
  full: [
    say(
      'The text gives {quantities}. Which of these does the unknown depend on, and how?',
      'Le texte donne {quantities}. Desquels l’inconnue dépend-elle, et comment ?',
      'El texto da {quantities}. ¿De cuáles depende la incógnita y cómo?',
    ),
    say(
      'Given are {quantities}. What does each of them stand for?',
      'On donne {quantities}. Que représente chacun ?',
      'Se dan {quantities}. ¿Qué representa cada uno?',
    ),
  ],
};
export const DRAW_IT: Wordings = {
  small: [
    say(
      'Draw it. Where do you see what we look for?',
      'Dessine-le. Où vois-tu ce qu’on cherche ?',
      'Dibújalo. ¿Dónde ves lo que buscamos?',
    ),
  ],
  plain: [
    say(
      'Draw a picture, a bar or a table of it. Where does the unknown sit in your drawing?',
      'Fais un dessin, une barre ou un tableau. Où se trouve l’inconnue dans ton dessin ?',
      'Haz un dibujo, una barra o una tabla. ¿Dónde queda lo desconocido en tu dibujo?',
    ),
  ],
  full: [
    say(
      'Sketch the situation, or set up a table with a column for each quantity. Which relation between them becomes visible?',
      'Fais un croquis, ou un tableau avec une colonne par grandeur. Quelle relation entre elles apparaît ?',
      'Haz un esquema, o una tabla con una columna por cantidad. ¿Qué relación entre ellas se ve?',
    ),
  ],
};
export const WRITE_AN_EQUATION: Wordings = {
  small: [
    say(
      'Make a sum of it. What is your sum?',
      'Fais-en un calcul. Quel est ton calcul ?',
      'Haz una cuenta. ¿Cuál es tu cuenta?',
    ),
  ],
  plain: [
    say(
      'Now write it as a calculation or an equation, and send it to me. I check every line.',
      'Écris-le comme un calcul ou une équation, et envoie-le-moi. Je vérifie chaque ligne.',
      'Escribe ahora la cuenta o la ecuación. Mándamela. Yo miro cada línea.',
    ),
    say(
      'Pick a letter for the unknown, write an equation with it and send me the line.',
      'Choisis une lettre pour l’inconnue, écris une équation et envoie-moi la ligne.',
      'Elige una letra para lo que no sabes. Escribe con ella una ecuación y mándame la línea.',
    ),
  ],
  full: [
    say(
      'Name the unknown with a letter, turn the sentence into an equation and send me your lines; I check each of them.',
      'Nomme l’inconnue par une lettre, traduis la phrase en équation et envoie-moi tes lignes ; je vérifie chacune.',
      'Nombra la incógnita con una letra, convierte la frase en una ecuación y mándame tus líneas; reviso cada una.',
    ),
  ],
};
