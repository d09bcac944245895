import { describePractice } from '../../testing/describe-practice.ts';
import { SCIENCE_9_12_CHECKERS } from '../../testing/science-9-12-checkers.ts';
import { SCIENCE_9_12_LIFE_CHECKERS } from '../../testing/science-9-12-life-checkers.ts';
import { SCIENCE_CHECKERS } from '../../testing/science-checkers.ts';
import { SCIENCE_9_12 } from './skills.ts';

describePractice(SCIENCE_9_12, {
  ...SCIENCE_CHECKERS,
  ...SCIENCE_9_12_CHECKERS,
  ...SCIENCE_9_12_LIFE_CHECKERS,
});
