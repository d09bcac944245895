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

/** Checkers of the social skills of 3-5, each with facts of its own. */
export const SOCIAL_3_5_CHECKERS: Readonly<Record<string, Checker>> = {
  'ss-gov1': clueChecker({
    parliament: 'laws for the country',
    'a court': 'in a quarter',
    constitution: 'basic rules',
    'a voter': 'choose who will',
    'a tax': 'money',
    petition: 'many people sign',
    'town council': 'of one town',
    candidate: 'for their votes',
    minister: 'health or schools',
    'secret ballot': 'watching',
  }),
  'ss-timeline': checkTimeline,
  'ss-trade': checkTrade,
};
