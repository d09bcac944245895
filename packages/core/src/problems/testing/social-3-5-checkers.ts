import { oneOf } from './fact-checkers.ts';
import { answers, numbersOf, type Checker } from './reading.ts';
import { clueChecker } from './social-clue-checkers.ts';

/** Counts on one unbroken line of years, where 1 BCE is 0 and 2 BCE is −1, as astronomers do. */
const checkTimeline: Checker = (item) => {
  const prompt = item.prompt.en;
  const dated = [...prompt.matchAll(/(\d+) (BCE|CE)/g)].map(([, year, era]) =>
    era === 'BCE' ? 1 - Number(year) : Number(year),
  );
  const lasted = /for (\d+) years/.exec(prompt)?.[1];
  const [start = Number.NaN, end = Number.NaN] = dated;
  const value = lasted === undefined ? end - start : start + Number(lasted);
  return Number(item.answer) === value;
};

/** Exchanges one ware after the other, or keeps a purse: pays, sells, pays the toll. */
const checkTrade: Checker = (item) => {
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = numbersOf(item);
  if (item.prompt.en.includes('toll')) {
    let purse = 0;
    for (let sack = 0; sack < a; sack += 1) purse += c - b;
    return answers(item, purse - d);
  }
  return item.prompt.en.includes('cloth') ? answers(item, (d * b * e) / a / c) : answers(item, (c * b) / a);
};

/** Reads the ruler, or looks the places up on the map and walks from one to the next. */
const checkScale: Checker = (item) => {
  const prompt = item.prompt.en;
  const figure = item.figure;
  if (figure?.type === 'ruler') return answers(item, (figure.end - figure.start) * (numbersOf(item)[1] ?? 0));
  if (figure?.type !== 'map') return false;
  const places = [...prompt.matchAll(/here: an? (\w+)/g)].map(([, ground]) => {
    const row = figure.rows.findIndex((cells) => cells.some((cell) => cell === ground));
    return [row, figure.rows[row]?.findIndex((cell) => cell === ground) ?? -1] as const;
  });
  let steps = 0;
  for (const [index, [row, column]] of places.entries()) {
    const [fromRow, fromColumn] = places[index - 1] ?? [row, column];
    steps += Math.abs(row - fromRow) + Math.abs(column - fromColumn);
  }
  return answers(item, steps * (numbersOf(item)[0] ?? 0));
};

/** Checkers of the social skills of 3-5, each with facts of its own. */
export const SOCIAL_3_5_CHECKERS: Readonly<Record<string, Checker>> = {
  'ss-environment': clueChecker({
    slope: 'trees on a steep; soil down',
    dam: 'across a river; fills the valley',
    watering: 'for fields; downstream',
    heat: 'hot and dry; stay cool',
    terraces: 'flat steps',
    fishing: 'more fish than; nets',
    snow: 'steep roofs',
    asphalt: 'floods the drains',
    mangrove: 'waves lose',
    crossing: 'busy road; cross safely',
    'rich soil': 'volcano; live and farm',
    wells: 'pumped up; dug deeper',
  }),
  'ss-rivers': clueChecker({
    'the nile': 'memphis',
    euphrates: 'babylon',
    'the indus': 'mohenjo',
    'yellow river': 'anyang',
    'inner niger': 'jenne',
    'the supe': 'caral',
    yangzi: 'hemudu',
    'the tigris': 'nineveh',
    ganges: 'pataliputra',
    mississippi: 'cahokia',
    danube: 'lepenski',
    'the tiber': 'early rome',
  }),
  'ss-sources': clueChecker({
    'primary source': 'was there at; diary; clay tablet; photograph; grandmother; coin of; sailor',
    'secondary source':
      'made it later; schoolbook; a film; museum website; biography; drawing made today; podcast',
  }),
  'ss-culture': clueChecker({
    '(fair)':
      '=respectful; sentence is respectful; does not judge; altar; swells; diwali; griots; ramadan; bonnet',
    '(unfair)':
      '=needs repair; sentence needs repair; it judges; all live the same; looks strange; silly; are modern; all asians; costume',
  }),
  'ss-first': oneOf(
    clueChecker({
      'speaks of people today': 'speaks of people today; te reo; snowmobiles; elects; weave; crews sail',
      'as if': 'vanished; once there were; until the settlers; of the past; nobody speaks',
    }),
    clueChecker({
      'the sámi': 'norway',
      'the ainu': 'hokkaido',
      'the diné': 'united states',
      'the māori': 'aotearoa',
      'the inuit': 'arctic',
      'the san': 'kalahari',
      'the mapuche': 'chile',
      'the k’iche’': 'guatemala',
      'the yolŋu': 'arnhem',
    }),
  ),
  'ss-map2': checkScale,
  'ss-gov1': clueChecker({
    parliament: 'laws for the country',
    'a court': 'in a quarrel',
    constitution: 'basic rules',
    'a voter': 'choose who will',
    'a tax': 'money',
    petition: 'many people sign',
    'town council': 'of one town',
    candidate: 'for their votes',
    minister: 'health or schools',
    'secret ballot': 'watching',
    mayor: 'head of a town',
    lawyer: 'for one side',
  }),
  'ss-timeline': checkTimeline,
  'ss-trade': checkTrade,
};
