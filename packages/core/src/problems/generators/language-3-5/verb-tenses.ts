import type { LocalisedText } from '@ori/contracts/locale';
import type { PracticeItem } from '@ori/contracts/practice';
import { choiceItem, step } from '../../item.ts';
import { TENSES_MIXED_UP } from '../../misconceptions/writing.ts';
import { say } from '../../say.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** Who does it, what is done to what, and the verb in the past, the present and the future. */
interface Deed {
  readonly who: LocalisedText;
  readonly what: LocalisedText;
  readonly forms: readonly [LocalisedText, LocalisedText, LocalisedText];
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
const TIMES = [
  say('Yesterday', 'Hier,', 'Ayer'),
  say('Every day', 'Chaque jour,', 'Cada día'),
  say('Tomorrow', 'Demain,', 'Mañana'),
] as const;
const TENSES = [
  say('the past tense', 'au passé', 'pasado'),
  say('the present tense', 'au présent', 'presente'),
  say('the future tense', 'au futur', 'futuro'),
] as const;
const WHYS = [
  say('It is over.', 'C’est fini.', 'Ya pasó.'),
  say(
    'It happens now or again and again.',
    'Cela arrive maintenant ou toujours de nouveau.',
    'Ocurre ahora o una y otra vez.',
  ),
  say('It is still to come.', 'C’est encore à venir.', 'Aún está por venir.'),
] as const;
const FIRST = [
  say(
    'Find the word that tells the time.',
    'Trouve le mot qui dit le moment.',
    'Busca la palabra que dice el momento.',
  ),
  say('The verb must agree with it.', 'Le verbe doit aller avec lui.', 'El verbo debe concordar con ella.'),
] as const;

/** Which form of the verb belongs into the sentence? */
export function chooseTense(random: SeededRandom): PracticeItem {
  const { who, what, forms } = random.pick(DEEDS);
  const at = random.pick([0, 1, 2] as const);
  const right = forms[at];
  const fillers = { time: TIMES[at], who, what, tense: TENSES[at], right };
  return choiceItem(
    {
      prompt: text(
        say(
          'Put the verb into {tense}: “{time} {who} ___ {what}.”',
          'Mets le verbe {tense} : « {time} {who} ___ {what}. »',
          'Pon el verbo en {tense}: «{time} {who} ___ {what}.»',
        ),
        fillers,
      ),
      nudge: text(
        say(
          'Say the sentence with each form.',
          'Dis la phrase avec chaque forme.',
          'Di la frase con cada forma.',
        ),
      ),
      steps: [
        step(...FIRST),
        step(
          say(
            '“{time} {who} {right} {what}.”',
            '« {time} {who} {right} {what}. »',
            '«{time} {who} {right} {what}.»',
          ),
          WHYS[at],
          fillers,
        ),
      ],
    },
    random,
    { text: text(right) },
    forms.filter((form) => form !== right).map((form) => [{ text: text(form) }, TENSES_MIXED_UP]),
  );
}
