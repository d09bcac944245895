import { activitiesFile } from '../shapes/activities.ts';
import { bannedPhrasesFile } from '../shapes/banned-phrases.ts';
import { bridgesFile } from '../shapes/bridges.ts';
import { childMappingsFile } from '../shapes/child-mappings.ts';
import { consciousnessFile } from '../shapes/consciousness.ts';
import { culturePagesFile } from '../shapes/culture-pages.ts';
import { culturesFile } from '../shapes/cultures.ts';
import { curriculumFile } from '../shapes/curriculum.ts';
import { cymaticsFile } from '../shapes/cymatics.ts';
import { evidenceFile } from '../shapes/evidence.ts';
import { extractsFile } from '../shapes/extracts.ts';
import { geometryFile } from '../shapes/geometry.ts';
import { claimChangesFile, heritageClaimsFile } from '../shapes/heritage-claims.ts';
import { activityWordsFile, homeActivitiesFile } from '../shapes/home-activities.ts';
import { hiddenStoriesFile } from '../shapes/hidden-stories.ts';
import { kemetFile } from '../shapes/kemet.ts';
import { kemetMaterialsFile } from '../shapes/kemet-materials.ts';
import { kimFile } from '../shapes/kim.ts';
import { mappingsFile, primarySourcesFile } from '../shapes/mappings.ts';
import { mindActivitiesFile, mindWordsFile } from '../shapes/mind.ts';
import { meetingsFile } from '../shapes/meetings.ts';
import { moleculesFile } from '../shapes/molecules.ts';
import { numeralsFile } from '../shapes/numerals.ts';
import { orbitalsFile } from '../shapes/orbitals.ts';
import { searchNamesFile, searchPagesFile, searchWordsFile } from '../shapes/site-search.ts';
import { sitesFile } from '../shapes/sites.ts';
import { skillsFile } from '../shapes/skills.ts';
import { electricityHistoryFile, soundHistoryFile } from '../shapes/sound-history.ts';
import { teachingEvidenceFile } from '../shapes/teaching-evidence.ts';
import { teslaFile } from '../shapes/tesla.ts';
import {
  contestedWordsFile,
  courseWordsFile,
  cultureWordsFile,
  geometryWordsFile,
  mappingWordsFile,
  patentWordsFile,
  siteTextsFile,
  siteWordsFile,
  skillWordsFile,
  soundLessonWordsFile,
  speedRuleWordsFile,
  toneWordsFile,
} from '../shapes/translations.ts';
import { subjectSoundsFile } from '../shapes/subject-sounds.ts';
import { vedicFile } from '../shapes/vedic.ts';
import { STATE_FILES } from './state-files.ts';

/** Every data file of the content folder, with the shape it must have. */
export const DATA_FILES = {
  skills: { path: 'skills.json', shape: skillsFile },
  cultures: { path: 'cultures.json', shape: culturesFile },
  culturePages: { path: 'culture-pages.json', shape: culturePagesFile },
  mappings: { path: 'mappings.json', shape: mappingsFile },
  primarySources: { path: 'primary-sources.json', shape: primarySourcesFile },
  childMappings: { path: 'child-mappings.json', shape: childMappingsFile },
  extracts: { path: 'extracts.json', shape: extractsFile },
  kim: { path: 'kim.json', shape: kimFile },
  curriculum: { path: 'curriculum.json', shape: curriculumFile },
  namedLessons: { path: 'named-lessons.json', shape: curriculumFile },
  evidence: { path: 'evidence.json', shape: evidenceFile },
  geometry: { path: 'geometry.json', shape: geometryFile },
  sites: { path: 'sites.json', shape: sitesFile },
  cymatics: { path: 'cymatics.json', shape: cymaticsFile },
  subjectSounds: { path: 'subject-sounds.json', shape: subjectSoundsFile },
  soundHistory: { path: 'sound-history.json', shape: soundHistoryFile },
  electricityHistory: { path: 'electricity-history.json', shape: electricityHistoryFile },
  numerals: { path: 'numerals.json', shape: numeralsFile },
  orbitals: { path: 'orbitals.json', shape: orbitalsFile },
  molecules: { path: 'molecules.json', shape: moleculesFile },
  kemet: { path: 'kemet.json', shape: kemetFile },
  kemetMaterials: { path: 'kemet-materials.json', shape: kemetMaterialsFile },
  tesla: { path: 'tesla.json', shape: teslaFile },
  vedic: { path: 'vedic.json', shape: vedicFile },
  consciousness: { path: 'consciousness.json', shape: consciousnessFile },
  mindActivities: { path: 'mind-activities.json', shape: mindActivitiesFile },
  homeActivities: { path: 'home-activities.json', shape: homeActivitiesFile },
  heritageClaims: { path: 'heritage-claims.json', shape: heritageClaimsFile },
  bridges: { path: 'bridges.json', shape: bridgesFile },
  meetings: { path: 'meetings.json', shape: meetingsFile },
  hiddenStories: { path: 'hidden-stories.json', shape: hiddenStoriesFile },
  teachingEvidence: { path: 'teaching-evidence.json', shape: teachingEvidenceFile },
  claimChanges: { path: 'claim-changes.json', shape: claimChangesFile },
  activities: { path: 'activities.json', shape: activitiesFile },
  bannedPhrases: { path: 'banned-phrases.json', shape: bannedPhrasesFile },
  courseWords: { path: 'translations/courses.json', shape: courseWordsFile },
  skillWords: { path: 'translations/skills.json', shape: skillWordsFile },
  cultureWords: { path: 'translations/cultures.json', shape: cultureWordsFile },
  mappingWords: { path: 'translations/mappings.json', shape: mappingWordsFile },
  siteWords: { path: 'translations/sites.json', shape: siteWordsFile },
  siteTexts: { path: 'translations/site-texts.json', shape: siteTextsFile },
  geometryWords: { path: 'translations/geometry.json', shape: geometryWordsFile },
  toneWords: { path: 'translations/tones.json', shape: toneWordsFile },
  contestedWords: { path: 'translations/contested.json', shape: contestedWordsFile },
  patentWords: { path: 'translations/patents.json', shape: patentWordsFile },
  mindWords: { path: 'translations/mind.json', shape: mindWordsFile },
  activityWords: { path: 'translations/activities.json', shape: activityWordsFile },
  soundLessonWords: { path: 'translations/sound-lessons.json', shape: soundLessonWordsFile },
  speedRuleWords: { path: 'translations/rules.json', shape: speedRuleWordsFile },
  searchPages: { path: 'search/pages.json', shape: searchPagesFile },
  searchNames: { path: 'search/names.json', shape: searchNamesFile },
  searchTopics: { path: 'search/topics.json', shape: searchNamesFile },
  searchWords: { path: 'search/words.json', shape: searchWordsFile },
  ...STATE_FILES,
} as const;
export type DataFileName = keyof typeof DATA_FILES;
