import type { DraftItem } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import { choiceItem, step } from '../../item.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';

const message = messagesOf('la-parts');

/** Who does it, what is done to what, and the verb in the past, the present and the future. */
interface Deed {
  readonly who: Phrase;
  readonly what: Phrase;
  readonly forms: readonly [Phrase, Phrase, Phrase];
}
/** `who|past|present|future|what` in each language. */
function deed(en: string, fr: string, es: string): Deed {
  const [e, f, s] = [en.split('|'), fr.split('|'), es.split('|')];
  const piece = (at: number) => say(e[at] ?? '', f[at] ?? '', s[at] ?? '');
  return { who: piece(0), forms: [piece(1), piece(2), piece(3)], what: piece(4) };
}

const DEEDS: readonly [Deed, ...Deed[]] = [
  deed(
    'Mina|wrote|writes|will write|a letter',
    'Mina|a écrit|écrit|écrira|une lettre',
    'Mina|escribió|escribe|escribirá|una carta',
  ),
  deed(
    'Leo|found|finds|will find|a shell',
    'Léo|a trouvé|trouve|trouvera|un coquillage',
    'Leo|encontró|encuentra|encontrará|una concha',
  ),
  deed(
    'the girl|sang|sings|will sing|a song',
    'la fille|a chanté|chante|chantera|une chanson',
    'la niña|cantó|canta|cantará|una canción',
  ),
  deed(
    'my aunt|brought|brings|will bring|fruit',
    'ma tante|a apporté|apporte|apportera|des fruits',
    'mi tía|trajo|trae|traerá|fruta',
  ),
  deed(
    'Omar|swam|swims|will swim|in the lake',
    'Omar|a nagé|nage|nagera|dans le lac',
    'Omar|nadó|nada|nadará|en el lago',
  ),
  deed(
    'my brother|played|plays|will play|chess',
    'mon frère|a joué|joue|jouera|aux échecs',
    'mi hermano|jugó|juega|jugará|al ajedrez',
  ),
  deed(
    'the dog|chased|chases|will chase|a ball',
    'le chien|a poursuivi|poursuit|poursuivra|une balle',
    'el perro|persiguió|persigue|perseguirá|una pelota',
  ),
  deed(
    'Kofi|drew|draws|will draw|a ship',
    'Kofi|a dessiné|dessine|dessinera|un bateau',
    'Kofi|dibujó|dibuja|dibujará|un barco',
  ),
];
const TIMES = [message('times.yesterday'), message('times.every-day'), message('times.tomorrow')] as const;
const TENSES = [
  message('tenses.past-tense'),
  message('tenses.present-tense'),
  message('tenses.future-tense'),
] as const;
const WHYS = [
  message('whys.over'),
  message('whys.happens-now-again-again'),
  message('whys.still-come'),
] as const;
const FIRST = [message('first.find-word-tells-time'), message('first.verb-must-agree')] as const;

/** Which form of the verb belongs into the sentence? */
export function chooseTense(random: SeededRandom): DraftItem {
  const { who, what, forms } = random.pick(DEEDS);
  const at = random.pick([0, 1, 2] as const);
  const right = forms[at];
  const fillers = { time: TIMES[at], who, what, tense: TENSES[at], right };
  return choiceItem(
    {
      prompt: text(message('choose-tense.parts.prompt'), fillers),
      nudge: text(message('choose-tense.parts.nudge')),
      steps: [step(...FIRST), step(message('choose-tense.parts.step'), WHYS[at], fillers)],
    },
    random,
    { text: text(right) },
    forms.filter((form) => form !== right).map((form) => [{ text: text(form) }, 'tenses-mixed-up']),
  );
}
