import { FAMILY_EN } from '../people.ts';
import { anyOf, oneOf, some, upTo } from '../phrases.ts';
import { ABOUT_SCHOOL_WORK } from '../study.ts';
import type { TriageRule } from '../triage-rule.ts';

const FEELING_EN = `(?:im|i am|i feel|feel|feeling|i get|ive been|i have been|ive felt|i always feel|been feeling)`;
const VERY_EN =
  'so really very always just super completely totally also feeling like that i am as though kinda';
const LOW_EN = oneOf(
  'depressed hopeless worthless miserable unloved unwanted suffocating heartbroken empty_inside dead_inside broken_inside numb a_burden a_mistake',
);
const SAD_EN = oneOf('sad lonely alone empty scared anxious ashamed afraid unhappy');
const LASTING_EN = oneOf(
  'all_the_time every_day everyday every_night always lately anymore inside these_days at_night at_home and_i_dont_know_why since_my since_we',
);

/** Sadness, fear, trouble at home and asking for somebody, in English. */
export const DISTRESS_EN: readonly TriageRule[] = [
  {
    id: 'distress.en.feeling-low',
    pattern: anyOf(
      `${FEELING_EN}${some(3, VERY_EN)} ${LOW_EN}`,
      `${FEELING_EN}${some(3, VERY_EN)} ${SAD_EN}${upTo(1)} ${LASTING_EN}`,
      'i(?: really| just)? hate (?:my ?self|my life|my body|being me|living here|it here at home)',
      '(?:i want|i wish|want)(?: to| i was| i could| i were)? (?:be )?(?:someone else|disappear|invisible|run away|go away forever)',
      'cr(?:y|ying|ied) (?:my ?self to sleep|every (?:night|day)|all the time|all night|a lot|in (?:the bathroom|my room|secret))',
      '(?:cant|couldnt|can not) stop crying',
      '(?:panic|anxiety) attacks?',
      '(?:i )?(?:dont|do not|didnt) (?:want|wanna)(?: to)? die',
      'wan(?:t|na)(?: to)? go to heaven',
      'my life (?:sucks|is (?:horrible|awful|terrible|over|ruined|pointless|worthless))',
    ),
  },
  {
    id: 'distress.en.giving-up',
    pattern: anyOf(
      '(?:cant|can not|cannot) (?:take|do|handle) (?:it|this|life|anything) (?:anymore|any more|any longer)',
      '(?:give|giving|gave) up on (?:life|everything|my ?self)',
      'whats the point (?:of|in) (?:anything|trying|it all|everything)',
      'nothing matters(?: anymore)?',
      'whats the point(?: anymore| any more)?(?: \\.)*$',
      '(?:im|i am)(?: really| so| very| super| always| just)* (?:scared|frightened|terrified)(?: \\.)*$',
      '(?:want|wish)(?: for)? (?:everything|it all|it) (?:to|would) (?:just )?(?:stop|end|be over)',
    ),
    unless: ABOUT_SCHOOL_WORK,
  },
  {
    id: 'distress.en.unloved',
    pattern: anyOf(
      '(?:nobody|no one|noone)(?: here| really| even| actually)? (?:loves|cares about|cares if|understands|wants|listens to|would miss|believes|sees|hears) me',
      '(?:my )?(?:mom|mum|dad|parents|family|mother|father) (?:dont|doesnt|do not|hates?|never) (?:love|loves|want|wants|like|likes|care|cares)? ?(?:me|about me)',
      `${FAMILY_EN} (?:always )?(?:hates|hate) me`,
    ),
  },
  {
    id: 'distress.en.at-home',
    pattern: anyOf(
      '(?:my|our) (?:parents|mom and dad|dad and mom|mum and dad|mom and step ?dad) (?:are |keep |always |wont stop |keep on |were |might |are getting |got |get )*(?:fight|fighting|yell|yelling|scream|screaming|argue|arguing|shouting|divorced|divorcing|a divorce|splitting up|separat(?:ed|ing))',
      `${FAMILY_EN} (?:is |always |keeps |was |gets |got |came home |comes home )*(?:drunk|drinking (?:again|every|all|too)|drinks (?:every|all|too|a lot)|high on|doing drugs|on drugs|in jail|in prison|arrested|hitting (?:my|our) (?:mom|mum|dad)|hits (?:my |our )?(?:mom|mum))`,
      `${FAMILY_EN} (?:always |keeps |is always |just )?(?:yells?|yelling|screams?|screaming|shouts?|shouting) at (?:me|us)`,
      `${FAMILY_EN}${some(2, 'always keeps just is')} (?:calls?|calling|called|says|said|tells me)(?: that)?(?: me| im| i am)? ?(?:a )?(?:stupid|useless|worthless|a mistake|mistake|dumb|ugly|an idiot|idiot|a disappointment|lazy pig)`,
      '(?:want to|wanna|going to|gonna|thinking about|thought about|planning to|might) (?:run|running) away',
      'run away from home',
      `my (?:big |older |little |step ?)?(?:brother|sister|cousin)${some(2, 'always keeps keep just is')} (?:hits?|hitting|hurts?|hurting|beats?|punch(?:es|ing)|kick(?:s|ing)|chokes|bit(?:es)?) me`,
      '(?:kill|stab|murder) my (?:little |big |baby |older )?(?:brother|sister|cousin)',
    ),
  },
  {
    id: 'distress.en.needs-someone',
    pattern: anyOf(
      '(?:cant|can not) breathe(?! under)',
      'i (?:just |always )?feel (?:so )?empty',
      '(?:will|would|are|do) (?:you|u) (?:going to |gonna )?(?:tell|report) (?:anyone|anybody|someone|my (?:mom|mum|dad|parents))',
      '(?:i )?(?:wish|want) (?:someone|somebody) (?:would |to )?(?:hug|hold|love|help|save) me',
      '(?:can|could|will) you be my (?:dad|mom|mum|brother|sister|family|parent|daddy|mommy)',
      '(?:be|being|feel like|im just) a burden',
      '(?:i )?ruin(?:ed)? (?:her|his|their|everyones|my moms|my dads) (?:life|lives)',
      '(?:someone|somebody|anyone|anybody) (?:please )?help me(?: please| now)?(?: \\.)*$',
      'help(?: me)? (?:please )?im (?:so )?(?:scared|afraid)',
      '(?:please )?(?:dont|do not) tell (?:my |our )?(?:mom|mum|dad|parents|mommy|daddy|anyone)',
      'i did something (?:really |very )?(?:bad|terrible|awful|wrong)',
      '^(?:hes|he is|shes|she is|theyre|they are) (?:here|back|home|coming|outside)(?: again)?(?: \\.)*$',
      'i (?:want|miss|need) my (?:mom|mum|mommy|mummy|dad|daddy)(?: \\.)*$',
      '(?:dont|do not|doesnt|never) (?:want|wanna)(?: to)? go to (?:my )?(?:dads|moms|mums|stepdads|uncles|grandpas|fathers|mothers)(?: house| place)?',
      'what happens (?:when|after|if) (?:you|we|i|people) die',
      '(?:feel|feeling) (?:so |really |like im )?(?:invisible|unsafe|trapped|broken|unwanted)',
      'hate (?:how i look|my face|the way i look)',
      '(?:please )?kill me(?: now| please| already)?(?: \\.)*$',
      '(?:cant|havent been able to|dont) (?:sleep|eat)(?: at night| anymore| much)? (?:because|cuz|bc|since|anymore)',
      'something (?:really |very )?(?:bad|terrible|awful|weird|wrong|scary) (?:happened|is happening|happens)(?: to me| at home| at my| last night)',
      '(?:i )?(?:dont know who|have no one|dont have anyone|have nobody|dont have anybody|no one|nobody) (?:else )?(?:to|i can) (?:tell|talk to|trust)',
      '(?:i )?(?:need|want|wanna|have)(?: to)? (?:tell|talk to) (?:someone|somebody|you) (?:about )?(?:something )?(?:bad|secret|a secret|private|important about|thats been|scary|about home|about my (?:dad|mom|family))?(?: thing)?(?:$| \\.| but| im| i)',
      'can (?:you|u) (?:keep|promise to keep) (?:a |this )?secret',
      'promise (?:me )?(?:you wont|not to|you will not|u wont) tell',
      '(?:dont|please dont|never) tell (?:my )?(?:mom|mum|dad|parents) (?:what|about what|that i said|im scared|but)',
      '(?:too )?(?:scared|afraid|terrified|frightened) (?:of (?:him|her)|to (?:sleep|fall asleep|go to school|tell|go to bed|talk about))',
      '(?:im|i am|we are|were) (?:really |so |very )*(?:scared|frightened|terrified) (?:please|pls|help|right now|and (?:i|alone|no one|nobody))',
    ),
  },
  {
    id: 'distress.en.grief',
    pattern: anyOf(
      '(?:my|our) (?:step ?)?(?:dad|father|mom|mum|mother|brother|sister|grandma|grandpa|grandmother|grandfather|nana|uncle|aunt|cousin|best friend|friend|dog|cat|puppy|kitten|hamster|rabbit|bunny)(?: just)? (?:died|passed away|has died|is dying|is dead|has cancer|killed (?:him|her)self)',
      '(?:dad|father|mom|mum|mother) (?:left us|moved out|is leaving us|walked out)',
    ),
  },
];
