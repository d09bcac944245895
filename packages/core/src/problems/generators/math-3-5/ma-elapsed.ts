import type { LocalisedText } from '@ori/contracts/locale';
import type { Difficulty, PracticeItem } from '@ori/contracts/practice';
import { fraction, generator, integerItem, step, type Explained } from '../../item.ts';
import { listItem } from '../../item-several.ts';
import {
  HOUR_NOT_CARRIED,
  HOUR_OF_A_HUNDRED,
  READ_THE_END_ONLY,
  WENT_BACK_IN_TIME,
} from '../../misconceptions/measuring.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { text } from '../../text.ts';

/** Minutes since midnight as `3:05`, the way each language writes it. */
function written(minutes: number): LocalisedText {
  const [hour, minute] = [Math.floor(minutes / 60), String(minutes % 60).padStart(2, '0')];
  return { en: `${hour}:${minute}`, fr: `${hour} h ${minute}`, es: `${hour}:${minute}` };
}

const WHAT = [
  { en: 'A film', fr: 'Un film', es: 'Una película' },
  { en: 'A train ride', fr: 'Un trajet en train', es: 'Un viaje en tren' },
  { en: 'A swimming lesson', fr: 'Une leçon de natation', es: 'Una clase de natación' },
  { en: 'A drum rehearsal', fr: 'Une répétition de tambour', es: 'Un ensayo de tambores' },
  { en: 'A football match', fr: 'Un match de football', es: 'Un partido de fútbol' },
  { en: 'A boat trip', fr: 'Une sortie en bateau', es: 'Un paseo en barco' },
] as const;
const TIME_LABELS = [
  { en: 'hours', fr: 'heures', es: 'horas' },
  { en: 'minutes', fr: 'minutes', es: 'minutos' },
] as const;
const asTime = (minutes: number) => [fraction(Math.floor(minutes / 60), 1), fraction(minutes % 60, 1)];

function clock(minutes: number): Pick<Explained, 'figure' | 'figureText'> {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60];
  return {
    figure: { type: 'clock', hour, minute },
    figureText: text(
      { en: 'A clock at {time}.', fr: 'Une horloge à {time}.', es: 'Un reloj a las {time}.' },
      { time: written(minutes) },
    ),
  };
}

/** How many minutes between two times. */
function minutesBetween(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const hour = random.integer(2, 10);
  const startMinute = difficulty === 1 ? random.integer(1, 6) * 5 : random.integer(7, 11) * 5;
  const long =
    difficulty === 1
      ? random.integer(3, 11 - startMinute / 5) * 5
      : random.integer(13 - startMinute / 5, 11) * 5;
  const start = hour * 60 + startMinute;
  const all = { what: random.pick(WHAT), start: written(start), end: written(start + long), long };
  const full = (hour + 1) * 60;
  const fillers = {
    ...all,
    full: written(full),
    first: full - start,
    rest: start + long - full,
    from: startMinute,
    to: (start + long) % 60,
  };
  const isWithin = difficulty === 1;
  const explained = {
    ...clock(start),
    prompt: text(
      {
        en: '{what} starts at {start} and ends at {end}. How many minutes does it last?',
        fr: '{what} commence à {start} et finit à {end}. Combien de minutes cela dure-t-il ?',
        es: '{what} empieza a las {start} y acaba a las {end}. ¿Cuántos minutos dura?',
      },
      all,
    ),
    nudge: text({
      en: 'Does a new hour begin in between?',
      fr: 'Une nouvelle heure commence-t-elle entre les deux ?',
      es: '¿Empieza una hora nueva en medio?',
    }),
    steps: isWithin ? withinSteps(fillers) : acrossSteps(fillers),
  };
  return integerItem(explained, long, [
    isWithin ? [fillers.to, READ_THE_END_ONLY] : [long + 40, HOUR_OF_A_HUNDRED],
    [Math.abs(fillers.from - fillers.to), HOUR_NOT_CARRIED],
    [60 - long, WENT_BACK_IN_TIME],
  ]);
}

type Numbers = Readonly<Record<'from' | 'to' | 'long' | 'first' | 'rest', number>> & {
  readonly full: LocalisedText;
};

function withinSteps(all: Numbers) {
  return [
    step(
      {
        en: 'The hour stays the same: compare only the minutes, {from} and {to}.',
        fr: 'L’heure reste la même : compare seulement les minutes, {from} et {to}.',
        es: 'La hora es la misma: solo comparamos los minutos, {from} y {to}.',
      },
      {
        en: 'No new hour begins.',
        fr: 'Aucune nouvelle heure ne commence.',
        es: 'No empieza ninguna hora nueva.',
      },
      all,
    ),
    step(
      '{to} − {from} = {long}',
      { en: 'From start to end.', fr: 'Du début à la fin.', es: 'Del inicio al final.' },
      all,
    ),
  ];
}

function acrossSteps(all: Numbers) {
  return [
    step(
      {
        en: 'Go to the full hour first: {first} minutes to {full}.',
        fr: 'Va d’abord à l’heure pleine : {first} minutes jusqu’à {full}.',
        es: 'Primero hasta la hora en punto: {first} minutos hasta las {full}.',
      },
      { en: 'An hour has 60 minutes.', fr: 'Une heure a 60 minutes.', es: 'Una hora tiene 60 minutos.' },
      all,
    ),
    step(
      '{first} + {rest} = {long}',
      {
        en: 'Then {rest} minutes more.',
        fr: 'Puis encore {rest} minutes.',
        es: 'Luego {rest} minutos más.',
      },
      all,
    ),
  ];
}

const lasting = (minutes: number): LocalisedText =>
  minutes < 60
    ? text({ en: '{minutes} minutes', fr: '{minutes} minutes', es: '{minutes} minutos' }, { minutes })
    : text(
        { en: '{hours} h {rest} min', fr: '{hours} h {rest} min', es: '{hours} h {rest} min' },
        { hours: Math.floor(minutes / 60), rest: minutes % 60 },
      );

/** When does it end (or, going back, when did it start)? A new hour begins on the way. */
function otherEnd(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  const startMinute = random.integer(6, 11) * 5;
  const over = random.integer(13 - startMinute / 5, 11) * 5;
  const hours = difficulty === 2 ? 0 : random.integer(1, 2);
  const start = random.integer(2, 8) * 60 + startMinute;
  const long = hours * 60 + over;
  const isBack = difficulty === 3 && random.integer(0, 1) === 0;
  const [known, asked] = isBack ? [start + long, start] : [start, start + long];
  const way = isBack ? -1 : 1;
  const naive = Math.floor(known / 60) * 60 + way * hours * 60 + (asked % 60);
  const all = { what: random.pick(WHAT), known: written(known), long: lasting(long), asked: written(asked) };
  const explained = {
    ...clock(known),
    ...otherEndWords(all, isBack),
    steps: otherEndSteps(known, asked, hours, way),
  };
  const other = known - way * long;
  const isHundredSayable = isBack ? asked % 60 < 20 : startMinute + over >= 100;
  return listItem(explained, TIME_LABELS, asTime(asked), [
    [asTime(naive), HOUR_NOT_CARRIED],
    ...(isHundredSayable ? [[asTime(asked - way * 40), HOUR_OF_A_HUNDRED] as const] : []),
    ...(other >= 60 && other < 780 ? [[asTime(other), WENT_BACK_IN_TIME] as const] : []),
  ]);
}

function otherEndWords(all: Readonly<Record<'what' | 'known' | 'long', LocalisedText>>, isBack: boolean) {
  const ends = {
    en: '{what} ends at {known} and lasts {long}. When did it start?',
    fr: '{what} finit à {known} et dure {long}. À quelle heure cela a-t-il commencé ?',
    es: '{what} acaba a las {known} y dura {long}. ¿A qué hora empezó?',
  };
  const starts = {
    en: '{what} starts at {known} and lasts {long}. When does it end?',
    fr: '{what} commence à {known} et dure {long}. À quelle heure cela finit-il ?',
    es: '{what} empieza a las {known} y dura {long}. ¿A qué hora acaba?',
  };
  return {
    prompt: text(isBack ? ends : starts, all),
    nudge: text({
      en: 'Go to the full hour first. Then go on.',
      fr: 'Va d’abord à l’heure pleine. Puis continue.',
      es: 'Primero hasta la hora en punto. Luego seguimos.',
    }),
  };
}

function otherEndSteps(known: number, asked: number, hours: number, way: 1 | -1) {
  const full = way === 1 ? Math.ceil(known / 60) * 60 : Math.floor(known / 60) * 60;
  const moved = Math.abs(full - known);
  const all = {
    full: written(full),
    moved,
    left: Math.abs(asked - full) - hours * 60,
    hours,
    asked: written(asked),
  };
  const further =
    hours === 0
      ? {
          en: 'Still {left} min to go: {asked}.',
          fr: 'Il reste {left} min : {asked}.',
          es: 'Quedan {left} min: {asked}.',
        }
      : {
          en: 'Still {hours} h and {left} min to go: {asked}.',
          fr: 'Il reste {hours} h et {left} min : {asked}.',
          es: 'Quedan {hours} h y {left} min: {asked}.',
        };
  return [
    step(
      {
        en: '{moved} minutes lead to {full}.',
        fr: '{moved} minutes mènent à {full}.',
        es: '{moved} minutos llevan a las {full}.',
      },
      { en: 'An hour has 60 minutes.', fr: 'Une heure a 60 minutes.', es: 'Una hora tiene 60 minutos.' },
      all,
    ),
    step(
      further,
      {
        en: 'All parts of the time are used up.',
        fr: 'Toute la durée est utilisée.',
        es: 'Se usa todo el tiempo.',
      },
      all,
    ),
  ];
}

function make(random: SeededRandom, difficulty: Difficulty): PracticeItem {
  if (difficulty === 1) return minutesBetween(random, difficulty);
  if (difficulty === 2 && random.integer(0, 1) === 0) return minutesBetween(random, difficulty);
  return otherEnd(random, difficulty);
}

/** Time that passes, also past a full hour (CCSS 3.MD.A.1). */
export const maElapsed = generator('ma-elapsed', make);
