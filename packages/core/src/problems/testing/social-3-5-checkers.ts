import type { Checker } from './reading.ts';

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

/** Checkers of the social skills of 3-5, each with facts of its own. */
export const SOCIAL_3_5_CHECKERS: Readonly<Record<string, Checker>> = {
  'ss-timeline': checkTimeline,
};
