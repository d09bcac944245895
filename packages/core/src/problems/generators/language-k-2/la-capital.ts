import { text } from '../../phrase.ts';
import type { LocalisedText } from '@ori/contracts/locale';
import { choiceItem, generator, step } from '../../item.ts';
import { say } from '../../say.ts';
import { withoutTrailing } from '../../../words/without-trailing.ts';

const TELLING = [
  say('The cat sleeps.', 'Le chat dort.', 'El gato duerme.'),
  say('We like soup.', 'On aime la soupe.', 'Nos gusta la sopa.'),
  say('My hat is red.', 'Mon chapeau est rouge.', 'Mi gorro es rojo.'),
  say('Two birds sing.', 'Deux oiseaux chantent.', 'Dos pájaros cantan.'),
  say('The sun is warm.', 'Le soleil est chaud.', 'El sol calienta.'),
  say('Her dog runs fast.', 'Son chien court vite.', 'Su perro corre mucho.'),
  say('A bee hums.', 'Une abeille bourdonne.', 'Una abeja zumba.'),
  say('The milk is cold.', 'Le lait est froid.', 'La leche está fría.'),
  say('We jump and run.', 'On saute et on court.', 'Saltamos y corremos.'),
  say('My shoes are wet.', 'Mes chaussures sont mouillées.', 'Mis zapatos están mojados.'),
  say('The moon is round.', 'La lune est ronde.', 'La luna es redonda.'),
  say('A frog sits here.', 'Une grenouille est ici.', 'Una rana está aquí.'),
] as const;
const ASKING = [
  say('Where is the cat?', 'Où est le chat ?', '¿Dónde está el gato?'),
  say('Who has a pen?', 'Qui a un stylo ?', '¿Quién tiene un lápiz?'),
  say('How old are you?', 'Quel âge as-tu ?', '¿Cuántos años tienes?'),
  say('What is in the box?', 'Que contient la boîte ?', '¿Qué hay en la caja?'),
  say('When do we eat?', 'Quand mange-t-on ?', '¿Cuándo comemos?'),
  say('Why is it dark?', 'Pourquoi fait-il noir ?', '¿Por qué está oscuro?'),
  say('Where do you live?', 'Où habites-tu ?', '¿Dónde vives?'),
  say('Who is at the door?', 'Qui est à la porte ?', '¿Quién está en la puerta?'),
  say('How many eggs are left?', 'Combien d’œufs reste-t-il ?', '¿Cuántos huevos quedan?'),
  say('What do you see?', 'Que vois-tu ?', '¿Qué ves?'),
  say('When does the bus come?', 'Quand le bus arrive-t-il ?', '¿Cuándo llega el bus?'),
  say('Why is the dog wet?', 'Pourquoi le chien est-il mouillé ?', '¿Por qué está mojado el perro?'),
] as const;
const NAMING = [
  say('I see Ama.', 'Je vois Ama.', 'Veo a Ama.'),
  say('Here is Omar.', 'Voici Omar.', 'Aquí está Omar.'),
  say('We play with Rosa.', 'On joue avec Rosa.', 'Jugamos con Rosa.'),
  say('The ball is for Kofi.', 'La balle est pour Kofi.', 'La pelota es para Kofi.'),
  say('My friend is Mina.', 'Mon amie est Mina.', 'Mi amiga es Mina.'),
  say('They look for Hugo.', 'Ils cherchent Hugo.', 'Buscan a Hugo.'),
  say('I write to Lena.', 'J’écris à Lena.', 'Escribo a Lena.'),
  say('This is Amir.', 'C’est Amir.', 'Este es Amir.'),
  say('We visit Noor.', 'On rend visite à Noor.', 'Visitamos a Noor.'),
  say('The hat is for Bao.', 'Le chapeau est pour Bao.', 'El gorro es para Bao.'),
  say('I wait for Iris.', 'J’attends Iris.', 'Espero a Iris.'),
  say('They sing with Pablo.', 'Elles chantent avec Pablo.', 'Cantan con Pablo.'),
] as const;

const each = (words: LocalisedText, change: (sentence: string) => string): LocalisedText => ({
  en: change(words.en),
  fr: change(words.fr),
  es: change(words.es),
});
const smallStart = (sentence: string) => sentence.replace(/\p{Lu}/u, (letter) => letter.toLowerCase());
const noMark = (sentence: string) => withoutTrailing(sentence, ' .?¿').replace('¿', '');
const otherMark = (sentence: string) => `${noMark(sentence)}.`;
const smallName = (sentence: string) =>
  sentence.replace(/(?<!\p{L})\p{Lu}(?=\p{L}*\.$)/u, (letter) => letter.toLowerCase());

/** Which sentence is written as it should be? */
export const laCapital = generator('la-capital', (random, difficulty) => {
  const right = random.pick(difficulty === 1 ? TELLING : difficulty === 2 ? ASKING : NAMING);
  const last = difficulty === 1 ? noMark : difficulty === 2 ? otherMark : smallName;
  return choiceItem(
    {
      prompt: text(
        say('Which one is written well?', 'Laquelle est bien écrite ?', '¿Cuál está bien escrita?'),
      ),
      nudge: text(
        say('Look at the start and the end.', 'Regarde le début et la fin.', 'Mira el principio y el final.'),
      ),
      steps: [
        step(
          say('Check the first letter.', 'Vérifie la première lettre.', 'Mira la primera letra.'),
          say(
            'First words and names take a capital.',
            'Premiers mots et noms prennent la majuscule.',
            'Primeras palabras y nombres llevan mayúscula.',
          ),
        ),
        step(
          say('Check the end.', 'Vérifie la fin.', 'Mira el final.'),
          say(
            'Telling takes a period. Asking takes a question mark.',
            'On dit : un point. On demande : une interrogation.',
            'Al contar, punto. Al preguntar, interrogación.',
          ),
        ),
      ],
    },
    random,
    { text: text(right) },
    [
      [{ text: text(each(right, smallStart)) }, 'capital-forgotten'],
      [{ text: text(each(right, last)) }, difficulty === 3 ? 'capital-forgotten' : 'end-mark-wrong'],
    ],
  );
});
