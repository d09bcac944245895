import { oneOf, sequenceChecker } from './fact-checkers.ts';
import type { Checker } from './reading.ts';
import { clueChecker } from './social-clue-checkers.ts';

/** Checkers of the social skills of 6-8, each with clues of its own. */
export const SOCIAL_6_8_CHECKERS: Readonly<Record<string, Checker>> = {
  'ss-islam': clueChecker({
    'al-khwarizmi': 'algebra',
    'ibn al-haytham': 'light',
    'al-biruni': 'horizon',
    'ibn al-nafis': 'lungs',
    'al-jazari': 'water clocks',
    'omar khayyam': 'cubic',
    'al-kindi': 'secret writing',
    'hunayn ibn ishaq': 'syriac',
    'nasir al-din al-tusi': 'maragha',
    'ibn battuta': 'journeys',
    'al-idrisi': 'sicily',
    'al-zahrawi': 'surgeons',
  }),
  'ss-china': clueChecker({
    'oracle bones': 'kings of shang',
    'terracotta army': 'tomb of the first emperor',
    'cai lun': 'paper',
    'zhang heng': 'earthquakes',
    'sima qian': 'grand historian',
    'ban zhao': 'brother',
    'liu hui': 'nine chapters',
    'marquis yi': 'bronze bells',
    'bi sheng': 'baked clay',
    'grand canal': 'boats',
    'su song': 'water wheel',
  }),
  'ss-transfer': oneOf(
    sequenceChecker({
      'figures 0 to 9':
        'sanskrit rules for reckoning with zero > arabic book on indian reckoning > latin version of the arabic book > book for merchants, written in pisa',
      'paper-making':
        'paper made in china > paper made in samarkand > paper mills in baghdad > paper mills in spain and italy',
      sine: 'sanskrit jyā, the bowstring > arabic jayb > latin sinus > the word in our schoolbooks',
      'letter a':
        'egyptian picture of an ox head > early semitic letter alep > phoenician aleph > greek alpha > latin a',
      euclid:
        'written in greek > put into arabic in baghdad > put from arabic into latin > printed in venice',
      'name of chess': 'sanskrit chaturanga > persian chatrang > arabic shatranj > spanish ajedrez',
    }),
    clueChecker({
      'with a known route':
        'indian figures; chinese paper; proofs in baghdad; al-jabr; base sixty; inoculation',
      'no route is known': 'sign for zero; right-triangle; doubling; mexico; twenties; jia xian',
    }),
  ),
};
