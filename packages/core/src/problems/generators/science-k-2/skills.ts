import type { SkillPractice } from '../../item.ts';
import { scDaylight } from './sc-daylight.ts';
import { scHeatcool } from './sc-heatcool.ts';
import { scLand } from './sc-land.ts';
import { scLight1 } from './sc-light1.ts';
import { scMaterials } from './sc-materials.ts';
import { scNeeds } from './sc-needs.ts';
import { scParents } from './sc-parents.ts';
import { scPollinate } from './sc-pollinate.ts';
import { scPush } from './sc-push.ts';
import { scSky } from './sc-sky.ts';
import { scSound1 } from './sc-sound1.ts';
import { scSunlight } from './sc-sunlight.ts';
import { scWeather } from './sc-weather.ts';

/** Practice of science skills, band K-2, by skill. */
export const SCIENCE_K_2: Readonly<Record<string, SkillPractice>> = {
  'sc-daylight': scDaylight,
  'sc-heatcool': scHeatcool,
  'sc-land': scLand,
  'sc-light1': scLight1,
  'sc-materials': scMaterials,
  'sc-needs': scNeeds,
  'sc-parents': scParents,
  'sc-pollinate': scPollinate,
  'sc-push': scPush,
  'sc-sky': scSky,
  'sc-sound1': scSound1,
  'sc-sunlight': scSunlight,
  'sc-weather': scWeather,
};
