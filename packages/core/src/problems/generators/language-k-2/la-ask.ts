import type { PracticeItem } from '@ori/contracts/practice';
import { choiceItem, generator, step, type Explained } from '../../item.ts';
import { QUESTION_WORD_MIXED_UP as MIXED } from '../../misconceptions/writing.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

const WHO = [
  say('Ama', 'Ama', 'Ama'),
  say('Leo', 'Léo', 'Leo'),
  say('Mina', 'Mina', 'Mina'),
  say('Grandpa', 'Papi', 'El abuelo'),
  say('The baker', 'La boulangère', 'La panadera'),
  say('The boy', 'Le garçon', 'El niño'),
] as const;
const WHAT = [
  say('reads a book', 'lit un livre', 'lee un libro'),
  say('finds a key', 'trouve une clé', 'encuentra una llave'),
  say('draws a fish', 'dessine un poisson', 'dibuja un pez'),
  say('sings a song', 'chante une chanson', 'canta una canción'),
  say('eats a pear', 'mange une poire', 'come una pera'),
] as const;
const WHERE = [
  say('in the garden', 'au jardin', 'en el jardín'),
  say('on the boat', 'sur le bateau', 'en el barco'),
  say('under a tree', 'sous un arbre', 'bajo un árbol'),
  say('at school', 'à l’école', 'en la escuela'),
  say('on the bridge', 'sur le pont', 'en el puente'),
] as const;
const ASKS = [
  say('Who?', 'Qui ?', '¿Quién?'),
  say('Does what?', 'Fait quoi ?', '¿Qué hace?'),
  say('Where?', 'Où ?', '¿Dónde?'),
] as const;
const KINDS = [
  say('Who asks for a person.', 'Qui demande une personne.', 'Quién pide una persona.'),
  say('What asks for a deed.', 'Quoi demande une action.', 'Qué pide una acción.'),
  say('Where asks for a place.', 'Où demande un lieu.', 'Dónde pide un lugar.'),
] as const;

function explain(prompt: Explained['prompt'], at: 0 | 1 | 2, right: Explained['prompt']): Explained {
  return {
    prompt,
    nudge: text(say('Read it once more, slowly.', 'Relis lentement.', 'Lee otra vez, despacio.')),
    steps: [
      step(
        say(
          'Look at the question word.',
          'Regarde le mot de la question.',
          'Mira la palabra de la pregunta.',
        ),
        KINDS[at],
      ),
      step(say('It is: {right}', 'C’est : {right}', 'Es: {right}'), KINDS[at], { right }),
    ],
  };
}

/** A little text, and a question to which its words are the answer — or the other way round. */
export const laAsk = generator('la-ask', (random, difficulty) => {
  const parts = [random.pick(WHO), random.pick(WHAT), random.pick(WHERE)] as const;
  const at = random.pick(difficulty === 1 ? ([0, 2] as const) : ([0, 1, 2] as const));
  const [who, what, where] = parts;
  if (difficulty === 3) return askForQuestion(parts, at, random);
  const prompt = text(
    say('{who} {what} {where}. {ask}', '{who} {what} {where}. {ask}', '{who} {what} {where}. {ask}'),
    { who, what, where, ask: ASKS[at] },
  );
  return choiceItem(
    explain(prompt, at, text(parts[at])),
    random,
    { text: text(parts[at]) },
    parts.filter((part) => part !== parts[at]).map((part) => [{ text: text(part) }, MIXED]),
  );
});

/** Which question has this answer? */
function askForQuestion(
  parts: readonly [Explained['prompt'], Explained['prompt'], Explained['prompt']],
  at: 0 | 1 | 2,
  random: SeededRandom,
): PracticeItem {
  const [who, what, where] = parts;
  const prompt = say(
    '{who} {what} {where}. Answer: “{part}”. Which question?',
    '{who} {what} {where}. Réponse : « {part} ». Quelle question ?',
    '{who} {what} {where}. Respuesta: «{part}». ¿Qué pregunta?',
  );
  return choiceItem(
    explain(text(prompt, { who, what, where, part: parts[at] }), at, text(ASKS[at])),
    random,
    { text: text(ASKS[at]) },
    ASKS.filter((ask) => ask !== ASKS[at]).map((ask) => [{ text: text(ask) }, MIXED]),
  );
}
