import type { SkillPractice } from '../../item.ts';
import { maAdd10 } from './ma-add10.ts';
import { maAdd100 } from './ma-add100.ts';
import { maAdd20 } from './ma-add20.ts';
import { maAddsub100 } from './ma-addsub100.ts';
import { maAddsub1000 } from './ma-addsub1000.ts';
import { maArrays } from './ma-arrays.ts';
import { maBars } from './ma-bars.ts';
import { maClock } from './ma-clock.ts';
import { maCompare10 } from './ma-compare10.ts';
import { maCompare100 } from './ma-compare100.ts';
import { maCount100 } from './ma-count100.ts';
import { maCount20 } from './ma-count20.ts';
import { maEqual } from './ma-equal.ts';
import { maEvenodd } from './ma-evenodd.ts';
import { maHalves } from './ma-halves.ts';
import { maLength } from './ma-length.ts';
import { maMake10 } from './ma-make10.ts';
import { maMoney } from './ma-money.ts';
import { maNumerals } from './ma-numerals.ts';
import { maPv1000 } from './ma-pv1000.ts';
import { maRuler } from './ma-ruler.ts';
import { maShapes } from './ma-shapes.ts';
import { maSort } from './ma-sort.ts';
import { maTeen } from './ma-teen.ts';
import { maTens } from './ma-tens.ts';
import { maUnknown } from './ma-unknown.ts';

/** Practice of math skills, band k-2, by skill. */
export const MATH_K_2: Readonly<Record<string, SkillPractice>> = {
  'ma-add10': maAdd10,
  'ma-add100': maAdd100,
  'ma-add20': maAdd20,
  'ma-addsub100': maAddsub100,
  'ma-addsub1000': maAddsub1000,
  'ma-arrays': maArrays,
  'ma-bars': maBars,
  'ma-clock': maClock,
  'ma-compare10': maCompare10,
  'ma-compare100': maCompare100,
  'ma-count100': maCount100,
  'ma-count20': maCount20,
  'ma-equal': maEqual,
  'ma-evenodd': maEvenodd,
  'ma-halves': maHalves,
  'ma-length': maLength,
  'ma-make10': maMake10,
  'ma-money': maMoney,
  'ma-numerals': maNumerals,
  'ma-pv1000': maPv1000,
  'ma-ruler': maRuler,
  'ma-shapes': maShapes,
  'ma-sort': maSort,
  'ma-teen': maTeen,
  'ma-tens': maTens,
  'ma-unknown': maUnknown,
};
