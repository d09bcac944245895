import { anyOf, everyOf } from './phrases.ts';
import { ANY_FAMILY } from './people.ts';

/** The family is named as those to be told, or as those who are missed: no hint that it is part of the danger. */
const NAMED_IN_TRUST = everyOf(
  '(?:tell|told|telling|ask|asked|call|talk to|talked to|talking to) (?:this to )?(?:my |our )?(?:mom|mum|dad|parents|mother|father|grandma|grandpa|family)(?! (?:not|never|or|he|she))',
  '(?:my|our) (?:dad|father|mom|mum|mother|brother|sister|grandma|grandpa|grandmother|grandfather|nana|uncle|aunt|cousin) (?:just )?(?:died|passed away|is dead|is dying|has cancer)',
  '(?:since|when|after) my [a-z]+ died',
  'miss my [a-z]+',
  '(?:dire|parler|parle|dit) a (?:ma|mon|mes) (?:mere|pere|parents|papa|maman)',
  '(?:mon|ma) (?:pere|papa|mere|maman|frere|soeur|grand pere|grand mere|papi|papy|mamie) est (?:morte?|decedee?)',
  '(?:decir(?:le)?|contar(?:le)?|hablar) (?:a|con) mi(?:s)? (?:mama|papa|padres|papas|madre|padre)',
  '(?:murio|fallecio) mi [a-z]+|mi [a-z]+ (?:se )?(?:murio|fallecio)',
);
const FAMILY = anyOf(...ANY_FAMILY);

/**
 * Any hint in a reading that somebody of the child's own family is part of it. When in doubt, yes: the cost is that a
 * safeguarding adult hears instead of the parent (tutor.md §6).
 */
export const hintsAtFamily = (reading: string): boolean => FAMILY.test(reading.replace(NAMED_IN_TRUST, '~'));
