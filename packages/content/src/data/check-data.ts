import type { Problem } from '../problem.ts';
import { checkBridges } from './check-bridges.ts';
import { checkCurriculum } from './check-curriculum.ts';
import { checkHomeActivities } from './check-home-activities.ts';
import { checkMappings } from './check-mappings.ts';
import { checkMind } from './check-mind.ts';
import { checkMeetings } from './check-meetings.ts';
import { checkSkills } from './check-skills.ts';
import { checkStates } from './check-states.ts';
import { checkStories } from './check-stories.ts';
import { checkTables } from './check-tables.ts';
import type { ContentData } from './read-data.ts';

/** Every rule that reaches across data files (charter §1 and §3). */
export function checkData(data: ContentData): Problem[] {
  return [
    ...checkSkills(data.skills),
    ...checkMappings(data),
    ...checkCurriculum(data),
    ...checkTables(data),
    ...checkBridges(data),
    ...checkStories(data),
    ...checkMeetings(data),
    ...checkMind(data),
    ...checkHomeActivities(data),
    ...checkStates(data),
  ];
}
