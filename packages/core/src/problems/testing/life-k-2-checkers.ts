import { relationChecker, sequenceChecker } from './fact-checkers.ts';
import type { Checker } from './reading.ts';

/** Checkers of the life skills of K-2. */
export const LIFE_K_2_CHECKERS: Readonly<Record<string, Checker>> = {
  'li-calm': relationChecker(
    {
      'it can help':
        'count slowly to ten; walk around the yard; squeeze a soft pillow; tell a grown-up you trust; draw the anger; drink some water; sit in a quiet corner',
      'it can hurt': 'hit somebody; throw a toy; call somebody a bad name; tear up a picture; kick the door',
    },
    { 'time to shrink': 'it can help', 'gets broken': 'it can hurt' },
  ),
  'li-feel': relationChecker({
    happy: 'a big smile, light steps',
    sad: 'tears, a hanging head',
    angry: 'tight fists, a hot face',
    scared: 'wide eyes, shaky knees',
    surprised: 'raised eyebrows, an open mouth',
    tired: 'yawning, heavy eyes',
    proud: 'chin up, showing a drawing',
    shy: 'hiding behind dad, looking down',
    disgusted: 'wrinkled nose, tongue out',
    calm: 'slow breath, loose shoulders',
    curious: 'leaning close, full of questions',
    bored: 'head on the table, nothing to do',
  }),
  'li-safe': relationChecker(
    {
      'tell a grown-up':
        'a touch you do not like; someone says: keep this touch secret; a stranger says: come with me; someone does not stop tickling; you got lost in a store; someone wants to see private parts',
      'all right':
        'a hug that you want; a high five with a friend; a surprise cake for grandma; mom holds your hand on the street; you say no to a kiss; dad tucks you in with a song',
    },
    { 'can keep you safe': 'tell a grown-up', 'you can say no': 'all right' },
  ),
  'li-hygiene': sequenceChecker({
    'clean hands': 'wet the hands > take soap > rub the hands > rinse the hands > dry the hands',
    'clean teeth':
      'take the toothbrush > put toothpaste on > brush all teeth > spit it out > put the brush away',
    'bath time': 'take clothes off > get into the tub > wash the body > step out > put pajamas on',
    'an apple snack': 'choose an apple > wash the apple > eat the apple > throw the core away',
    'going out to play': 'put socks on > put shoes on > close the shoes > run outside',
    'a runny nose': 'take a tissue > blow the nose > throw the tissue away > wash both hands',
    'a good night': 'lie down in bed > turn off the light > fall asleep > wake up',
    'a glass of milk': 'take a glass > pour the milk > drink the milk > rinse the glass',
    'clean clothes': 'fill the washer > wash the clothes > dry the clothes > fold the clothes',
  }),
};
