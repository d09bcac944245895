import { describePractice } from '../../testing/describe-practice.ts';
import { SCIENCE_6_8_CHECKERS } from '../../testing/science-6-8-checkers.ts';
import { SCIENCE_6_8_EARTH_CHECKERS } from '../../testing/science-6-8-earth-checkers.ts';
import { SCIENCE_6_8_LIFE_CHECKERS } from '../../testing/science-6-8-life-checkers.ts';
import { SCIENCE_CHECKERS } from '../../testing/science-checkers.ts';
import { SCIENCE_6_8 } from './skills.ts';

describePractice(SCIENCE_6_8, {
  ...SCIENCE_CHECKERS,
  ...SCIENCE_6_8_CHECKERS,
  ...SCIENCE_6_8_EARTH_CHECKERS,
  ...SCIENCE_6_8_LIFE_CHECKERS,
});
