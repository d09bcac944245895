import type { DraftItem, MisconceptionId } from '../../draft.ts';
import { messagesOf, type Phrase, text } from '../../phrase.ts';
import type { Difficulty } from '@ori/contracts/practice';
import { choiceItem, generator, type Wrong } from '../../item.ts';
import type { SeededRandom } from '../../seeded-random.ts';
import { askMoonIdea } from './moon-ideas.ts';
import { worked } from './worked.ts';

const message = messagesOf('sc-moon');

/** The eight phases in their order, and days after new moon on which each is surely seen (29.5 days in all). */
const PHASES = [
  { name: message('phases.new-moon.name'), days: [0] },
  { name: message('phases.waxing-crescent.name'), days: [2, 3, 4, 5] },
  { name: message('phases.first-quarter.name'), days: [7] },
  { name: message('phases.waxing-gibbous.name'), days: [10, 11, 12] },
  { name: message('phases.full-moon.name'), days: [15] },
  { name: message('phases.waning-gibbous.name'), days: [17, 18, 19, 20] },
  { name: message('phases.last-quarter.name'), days: [22] },
  { name: message('phases.waning-crescent.name'), days: [25, 26, 27] },
] as const;
const nameOf = (phase: number): Phrase => (PHASES[((phase % 8) + 8) % 8] ?? PHASES[0]).name;

/** The mirrored phase, the opposite one and a neighbor. */
function wrongPhases(phase: number): Wrong<{ text: Phrase }>[] {
  const others: readonly (readonly [number, MisconceptionId])[] = [
    [8 - phase, 'waxing-waning-mixed'],
    [phase + 4, 'new-and-full-mixed'],
    [phase + 2, 'waxing-waning-mixed'],
  ];
  return others
    .filter(([other]) => other % 8 !== phase)
    .map(([other, why]) => [{ text: text(nameOf(other)) }, why]);
}

const RULE = [message('rule.first-new-then-growing'), message('rule.moon-goes-round-earth')] as const;

/** What is drawn is what is seen: from the south the Moon stands the other way up, so growing light is on the left. */
function phaseSeen(random: SeededRandom): DraftItem {
  const phase = random.integer(0, 7);
  const isSouth = random.integer(0, 1) === 1;
  const explained = worked({
    prompt: isSouth
      ? message('phase-seen.explained.work.prompt-moon-seen-like-southern')
      : message('phase-seen.explained.work.prompt-moon-seen-like-northern'),
    nudge: message('phase-seen.explained.work.nudge'),
    rule: [message('phase-seen.explained.work.rule'), RULE[1]],
    work: [[nameOf(phase), RULE[0]]],
    figure: { type: 'moon-phase', eighths: isSouth ? (8 - phase) % 8 : phase },
    figureText: isSouth
      ? message('phase-seen.explained.work.figure-text-disc-moon-partly-lit')
      : message('phase-seen.explained.work.figure-text-disc-moon-partly-lit-2'),
  });
  return choiceItem(explained, random, { text: text(nameOf(phase)) }, wrongPhases(phase));
}

function phaseByDay(random: SeededRandom): DraftItem {
  const phase = random.integer(1, 7);
  const days = random.pick((PHASES[phase] ?? PHASES[1]).days);
  const explained = worked(
    {
      prompt: message('phase-by-day.explained.work.prompt'),
      nudge: message('phase-by-day.explained.work.nudge'),
      rule: RULE,
      work: [[nameOf(phase), message('phase-by-day.explained.work.each-eighth-way')]],
    },
    { days },
  );
  return choiceItem(explained, random, { text: text(nameOf(phase)) }, wrongPhases(phase));
}

const PLACES = [
  { name: message('places.toronto-north.name'), turn: 0 },
  { name: message('places.seoul-north.name'), turn: 0 },
  { name: message('places.ankara-north.name'), turn: 0 },
  { name: message('places.buenos-aires-south.name'), turn: 2 },
  { name: message('places.cape-town-south.name'), turn: 2 },
  { name: message('places.melbourne-south.name'), turn: 2 },
] as const;
const SEASONS = [
  message('seasons.winter'),
  message('seasons.spring'),
  message('seasons.summer'),
  message('seasons.autumn'),
] as const;
const MONTHS = [
  message('months.january'),
  message('months.april'),
  message('months.july'),
  message('months.october'),
] as const;

function season(random: SeededRandom): DraftItem {
  const place = random.pick(PLACES);
  const month = random.pick([0, 1, 2, 3]);
  const at = (turn: number) => ({ text: text(SEASONS[(month + turn) % 4] ?? SEASONS[0]) });
  const explained = worked(
    {
      prompt: message('season.explained.work.prompt'),
      nudge: message('season.explained.work.nudge'),
      rule: [
        message('season.explained.work.rule-find-whether-place-lies'),
        message('season.explained.work.rule-earths-axis-tilted-two'),
      ],
      work: [['{place}, {month}: {season}', message('season.explained.work.half-leans-toward')]],
    },
    { month: MONTHS[month], place: place.name, season: at(place.turn).text },
  );
  return choiceItem(explained, random, at(place.turn), [
    [at(place.turn + 2), 'hemispheres-mixed'],
    [at(place.turn + 1), 'seasons-by-distance'],
    [at(place.turn + 3), 'seasons-by-distance'],
  ]);
}

function make(random: SeededRandom, difficulty: Difficulty): DraftItem {
  if (difficulty === 1) return phaseSeen(random);
  if (difficulty === 2) return random.integer(0, 1) === 0 ? phaseByDay(random) : season(random);
  return askMoonIdea(random);
}

/** Phases of the Moon, eclipses and seasons (NGSS MS-ESS1-1). */
export const scMoon = generator('sc-moon', make);
