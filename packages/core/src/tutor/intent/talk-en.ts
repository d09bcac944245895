import type { TalkRule } from './talk-rule.ts';
import { beginning, wholly } from './whole-message.ts';

const SO = '(?:so |really |very |just |too |a bit |kinda |feeling |still )*';

/** English talk beside the lessons. */
export const TALK_EN: readonly TalkRule[] = [
  {
    kind: 'unwell',
    pattern: beginning(
      'my (?:tummy|stomach|belly|head|tooth|teeth|ear|throat|arm|leg|foot|back|eyes?|knee|finger)s? (?:really |still )?(?:hurts?|aches?|is (?:sore|bleeding|hurting))',
      `i (?:am|feel) ${SO}(?:sick|ill|dizzy|bleeding)$`,
      `im ${SO}(?:sick|ill|dizzy|bleeding)$`,
      'i (?:threw up|have a (?:fever|headache|stomach ?ache|tummy ?ache)|feel like throwing up)',
    ),
  },
  {
    kind: 'sad',
    pattern: wholly(
      `(?:im|i am|i feel) ${SO}(?:sad|lonely|upset|unhappy|homesick|heartbroken)(?: today| right now| and (?:tired|lonely|alone))?`,
      'i (?:want|miss|need) (?:my )?(?:mommy|mom|mum|mummy|mama|daddy|dad|papa|grandma|grandpa|friends?)',
      'i (?:am|was) crying|im crying',
    ),
  },
  {
    kind: 'test-fear',
    pattern: beginning(
      `i (?:have|got) (?:a |an |my |the )?(?:big )?(?:math |maths )?(?:test|exam|quiz)[a-z ]{0,30} (?:and|but) (?:i am|im|i feel) ${SO}(?:scared|afraid|nervous|worried|anxious|stressed|not ready)`,
      `(?:im|i am) ${SO}(?:scared|afraid|nervous|worried|anxious|stressed)(?: out)? (?:of|about|for) (?:the|my|a|this|our|todays|tomorrows) (?:big )?(?:math |maths )?(?:test|exam|quiz)`,
    ),
  },
  {
    kind: 'discouraged',
    pattern: beginning(
      `(?:im|i am|i feel) ${SO}(?:dumb|stupid|slow|ashamed|embarrassed|useless|hopeless|bad|terrible|not smart enough)(?: (?:for|at|in|that i|because|with) .{1,60})?$`,
      'i (?:have been|ve been|been)? ?(?:trying|trying hard|working on (?:this|it)) (?:for|all) .{2,80}(?:dont get|dont understand|cant|not working|still|mad|wrong)',
      'i (?:cant|can not) (?:ever |even )?(?:do|learn|understand) (?:any of (?:this|it)|anything|(?:math|maths|fractions|school)(?: at all| ever)?)$',
      'i(?:m| am)? (?:always|never) (?:get (?:it|everything) wrong|going to get (?:this|it))',
      'i(?:ll| will) never (?:get|learn|understand|be good)',
      'my (?:mom|dad|mum|parents|teacher) (?:is|are|will|are going to|is going to|is gonna|will be)(?: going to| gonna)?(?: be)? (?:so |really )?(?:mad|angry|disappointed)',
    ),
  },
  {
    kind: 'affection',
    pattern: wholly(
      'i (?:love|luv|like) (?:you|u)(?: so much| very much)?',
      'ily',
      'will (?:you|u) (?:marry me|be my (?:best )?(?:friend|girlfriend|boyfriend))',
      '(?:you are|youre|ur) my (?:best )?friend',
      'be my (?:best )?(?:friend|girlfriend|boyfriend)',
      'do (?:you|u) (?:love|like) me',
    ),
  },
  {
    kind: 'write-for-me',
    pattern: beginning(
      '(?:write|make|finish|type)(?: me| my| us)? (?:an? |the |my |our )?(?:[a-z]+ )?(?:essay|report|book report|paragraph|speech|summary|presentation|poem for|letter for)',
      'do (?:all )?my (?:essay|home ?work|hw|book report|report|project|worksheet|assignment)',
    ),
  },
  {
    kind: 'small-talk',
    pattern: beginning(
      'tell me (?:a|another|one more|some|an) (?:[a-z]+ )?(?:jokes?|story|stories|riddle|secret|fun fact)',
      'sing(?: me)?(?: a song)?$',
      'do (?:you|u) (?:like|love|play|watch|know|want|have (?:a )?favou?rite) (?!how|the answer|what|why|the difference)',
      '(?:whats|what is|who is|whos) your (?:favou?rite|best)',
      '(?:can|will|wanna|do) (?:you|u|we) (?:wanna |want to )?play ',
      'lets play',
      'play (?:a game|minecraft|roblox|with me)',
      'who (?:will|is going to|is gonna|won|wins|do you think will) win',
      'what(?:s| is)? (?:time|day|date)(?: is it| is today| today)?$',
      'what(?:s| is) (?:the )?(?:time|weather|date)(?: like)?(?: now| today)?$',
      'i (?:am|m) [0-9]{1,2}(?: years old)?$',
      'im [0-9]{1,2}(?: years old)?$',
      'i (?:like|love|lik|luv) (?:dino|minecraft|roblox|fortnite|pizza|cats?|dogs?|my |ice ?cream|pok[e]mon|soccer|football|unicorns?)',
      '(?:poop|poo|pee|fart|butt|toilet|skibidi|lol|haha)$',
    ),
  },
  {
    kind: 'begin',
    pattern: wholly(
      '(?:can|could|shall|may) we (?:do|start|learn|study|work on|go on with) (?:some |the |my |our )?(?:math|maths|school|lessons?|home ?work|reading|science|work)',
      'lets (?:do|start|learn|study|go back to) (?:some |the |my |our )?(?:math|maths|school|lessons?|home ?work|reading|science|work)',
      'i (?:want|wanna|would like)(?: to)? (?:do|start|learn|study) (?:some |the |my )?(?:math|maths|school|home ?work|reading|science|work)',
    ),
  },
];
