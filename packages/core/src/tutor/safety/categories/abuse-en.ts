import { FAMILY_EN, GROWN_UP_EN, SIBLING_EN } from '../people.ts';
import { anyOf, oneOf, some, upTo } from '../phrases.ts';
import type { TriageRule } from '../triage-rule.ts';

const WHO_EN = `(?:${GROWN_UP_EN}|he|she|they|someone|somebody|this man|a man|my moms friend|my dads friend)`;
const ANYONE_EN = `(?:${WHO_EN}|${SIBLING_EN})`;
const OFTEN_EN =
  'always keeps keep often sometimes still just has have would will also really used_to started got_drunk_and and gets_mad_and gets_drunk_and gets_angry_and drinks_and';
const HITS_EN = oneOf(
  `hits? hit hitting beats? beat beating slaps? slapped slapping punch(?:es|ed|ing)? kicks? kicked kicking chokes? choked choking
  whips? whipped whipping burn(?:s|ed|t) smacks? smacked spanks? hurts? hurting strangle[sd]? shakes`,
);
const TOUCHES_EN = oneOf(
  'touch(?:es|ed|ing)? grop(?:es|ed|ing) molest(?:s|ed|ing)? rap(?:es|ed|ing) abus(?:es|ed|ing) fondle[sd]?',
);
const BODY_EN = oneOf(
  'privates? private_parts? body butt bum chest thighs? breasts? boobs bottom vagina penis crotch',
);
const UNSEEN_EN = oneOf(
  `at_night in_the_night when_(?:im|i_am)_(?:asleep|sleeping|in_bed|naked|changing|alone|showering) while_i_(?:sleep|shower|change) when_i_(?:sleep|shower|change)
  when_(?:everyone|mom|dad|mum|my_mom|my_mum|my_dad|nobody|no_one|everybody)(?:_[a-z]+){1,3} and_(?:touches|gets|lies|lays|sits|watches|climbs|locks|closes) every_night`,
);

/** Being hit, touched, neglected or silenced, in English. */
export const ABUSE_EN: readonly TriageRule[] = [
  {
    id: 'abuse.en.uneasy',
    pattern: anyOf(
      '(?:he|she|they)(?: always| said| told me)? (?:says?|said|told me)?(?: that)? ?(?:no one|nobody|noone) (?:will|would|is going to) (?:ever )?believe me',
      `(?:sit|sits|sitting|sat) on (?:his|her|my (?:step ?dad|uncle|grandpa|coach|teacher)s) lap`,
      `(?:sleep|lock|locked|push|block)${upTo(3)} door${upTo(2)} (?:because of|from|so) (?:${FAMILY_EN}|he|she|him|her)`,
      '(?:feel|felt) (?:gross|dirty|weird|yucky|sick|uncomfortable) (?:after|when|around|near|because of) (?:he|she|him|her|my)',
      '(?:dont|please dont|do not) (?:make|let) (?:me|them make me|him|her) (?:go back|take me back|go there|come back)',
      `(?:${GROWN_UP_EN})${some(2, OFTEN_EN)} (?:kiss(?:es|ed)|licks?|licked) (?:me|my (?:mouth|lips|neck|body))(?! (?:good|on the (?:cheek|forehead)))`,
      `${ANYONE_EN}${some(3, OFTEN_EN)} (?:put|puts|putting|slides|slid|sticks|stuck) (?:his|her|their) (?:hands?|fingers?)${upTo(1)} (?:under|in|down|on|inside|up) my`,
      `${ANYONE_EN}${some(3, OFTEN_EN)} (?:hugs?|kiss(?:es|ed)?|rubs?|tickles?|holds?) me (?:too|and i dont|when i dont|even when|weird|in a weird|on the (?:lips|mouth|neck)|there)`,
      '(?:get|gets|got|getting) (?:the|his|her|a) (?:belt|whipping|beating|switch)(?= |$)(?! loops?)',
      `${ANYONE_EN}${some(3, OFTEN_EN)} plays?${upTo(3)} games?(?: with me)?(?: that)? i (?:dont|do not) (?:like|want)`,
      'our (?:special|secret) (?:games?|time|place|touch)|a secret (?:game|touch)',
      `${ANYONE_EN}${some(3, OFTEN_EN)} (?:makes?|made|making) me (?:feel )?(?:very |really |so )?(?:weird|uncomfortable|uncomftable|yucky|gross|dirty|icky)`,
      `${ANYONE_EN}${some(3, OFTEN_EN)} (?:looks?|stares?|looking|staring) at me (?:weird|funny|in a (?:weird|bad|creepy)|when im|like that)`,
      `(?:show(?:s|ed|ing)?) me (?:his|her|their) (?:privates?|private parts?|penis|thing|dick|vagina|naked body)`,
      `${ANYONE_EN}${some(3, OFTEN_EN)} (?:does|did|do) (?:bad|weird|sexual|gross|dirty|nasty|bad bad) (?:things|stuff) to (?:me|us|my)`,
      `(?:what|the things|things|stuff|something) (?:he|she|they|${FAMILY_EN}) (?:does|did|do)(?:es)? to me`,
    ),
  },
  {
    id: 'abuse.en.violent-home',
    pattern: anyOf(
      `${FAMILY_EN}${some(3, OFTEN_EN)} (?:threw|throws|throwing) (?:a |the |my |his |her )?[a-z]+(?: [a-z]+)? at (?:me|us|my (?:mom|mum|sister|brother))`,
      `${FAMILY_EN}${upTo(5)} (?:throws|breaks|smashes|punches|breaking|smashing|throwing) (?:things|stuff|everything|walls?|the (?:wall|door|plates|dishes)|plates|dishes|doors?)`,
      `${FAMILY_EN}${some(2, OFTEN_EN)} (?:hits?|hurts?|beats?|hurting|hitting|beating|chok(?:es|ed|ing)|punch(?:es|ed)) (?:my |our )?(?:mom|mum|mommy|mother|dad|brother|sister|her|him|dog|cat)`,
      `(?:pull(?:s|ed)|drag(?:s|ged)|grab(?:s|bed)|yank(?:s|ed)) (?:me )?(?:by )?(?:my )?(?:hair|arm|neck|ear)`,
      `(?:pushed|pushes|threw|throws|kicked) me (?:down|against|into|across|out of)`,
      `(?:hide|hiding|hid|shake|shaking|cry|tummy hurts|stomach hurts|belly hurts|feel sick|scared|afraid|freeze)${upTo(5)} when(?:ever)? (?:${FAMILY_EN}|he|she) (?:comes?|gets?|is|gets back|walks|starts) ?(?:home|back|drunk|mad|angry|in|drinking|yelling)?`,
      `(?:tummy|stomach|belly) hurts (?:every ?time|when|whenever)${upTo(1)} (?:${FAMILY_EN}|he|she)`,
      `(?:hide|hiding|hid) (?:in (?:the|my) (?:closet|bathroom|room)|under (?:the|my) bed) (?:from|because|when|so|until)`,
    ),
  },
  {
    id: 'abuse.en.hits',
    pattern: anyOf(
      `${WHO_EN}${some(3, OFTEN_EN)} ${HITS_EN} (?:me|us|my (?:little |baby )?(?:brother|sister|mom|mum|face|head|body|back))`,
      'i (?:get|got|am getting|keep getting|was|been getting) (?:hit|beaten|beat up|whipped|slapped|belted) (?:at home|by (?:my|him|her)|when|if|every|for|with|whenever)',
      `(?:being|been|is|was|getting) (?:abused|molested|raped)`,
      `${HITS_EN} (?:me|us) with (?:a|the|his|her) (?:belt|stick|cable|cord|hanger|shoe|spoon|slipper|whip|rod|chancla)`,
      '(?:bruises?|marks) (?:from|because|where|that) (?:of )?(?:him|my|he|she|her)',
      '(?:hide|hiding|cover|covering) (?:up )?(?:my|the) bruises?',
    ),
  },
  {
    id: 'abuse.en.touches',
    pattern: anyOf(
      `${ANYONE_EN}${some(3, OFTEN_EN)} ${TOUCHES_EN} (?:me|us|my ${BODY_EN})`,
      `${TOUCHES_EN} my ${BODY_EN}`,
      `touch(?:es|ed|ing)? me (?:there|down there|in (?:my|a|bad|weird|places|ways)|where|weird|inappropriately|at night|under|between|and)`,
      '(?:make|makes|made|making|forces|forced) me (?:touch|take off my (?:clothes|shirt|pants|pajamas)|undress|kiss (?:him|her)|watch (?:him|porn|naked)|sleep in (?:his|her) bed|get naked|do (?:bad|weird|sexual|gross|dirty|things|stuff))',
      'i was (?:raped|molested|sexually)',
      '(?:raped|molested|sexually (?:abused|assaulted)) me',
    ),
  },
  {
    id: 'abuse.en.my-room',
    pattern: anyOf(
      `${ANYONE_EN}${some(3, OFTEN_EN)} (?:come|comes|came|coming|sneak|sneaks|sneaked|get|gets|got|climb|climbs|climbed|walk|walks|walked|go|goes|went) (?:in|into|in to|to|in on|inside) (?:my|our) (?:room|bed|bedroom|shower|bathroom|bath)${upTo(2)} ${UNSEEN_EN}`,
      `${ANYONE_EN}${some(3, OFTEN_EN)} (?:gets|got|climbs|climbed|sneaks|sneaked|lies|lays) (?:in|into) (?:my )?bed with me`,
      `${ANYONE_EN}${some(3, OFTEN_EN)} (?:watch(?:es|ed)?|films?|filmed|records?|recorded|takes? (?:pictures|photos|videos) of|spies on|peeks at) me (?:in the (?:shower|bath|bathroom)|when im (?:naked|changing|in the shower)|undress|change|changing|naked|shower|sleep|while i)`,
    ),
  },
  {
    id: 'abuse.en.afraid-at-home',
    pattern: anyOf(
      '(?:scared|afraid|terrified|frightened|dont want|dont wanna|hate)(?: to| of)? (?:go|going|be|being|come|coming) (?:back )?home (?:because|bc|cuz|cause|when|if) (?:of )?(?:my|he|she|they|him|her)',
      '(?:scared|afraid|terrified|frightened) (?:to|of) (?:go|going|come|coming|be|being) (?:back )?(?:home|at home|in my house|alone with (?:him|her|my))',
      `(?:scared|afraid|terrified|frightened) of ${FAMILY_EN}(?! finding| being| getting| s | knowing| seeing| and| dying)`,
      '(?:dont|do not|never|didnt|not) (?:feel |feeling )?safe (?:at home|in my (?:house|home|room)|at my (?:house|dads|moms)|with (?:him|her|my)|around (?:him|her|my)|here at home)',
      'home (?:isnt|is not) safe',
    ),
  },
  {
    id: 'abuse.en.neglect',
    pattern: anyOf(
      '(?:nobody|no one|noone)(?: is|s| has been)? (?:been )?(?:home|here|there) (?:since|for) (?:yesterday|last night|two|three|days|a week|this morning)',
      `${FAMILY_EN}(?: is| are)? (?:really |so |very )?(?:mean|bad|scary|violent|cruel)(?: to me)? and (?:hits?|hurts?|yells|screams|scares)`,
      `(?:${FAMILY_EN}|he|she|they)${some(2, OFTEN_EN)} (?:doesnt|dont|didnt|wont|never|refuses to) (?:feed|feeds|let|lets|give|gives) (?:me|us)(?: eat| any food| food| dinner| drink| anything to eat)(?! candy| dessert| before| until)`,
      '(?:nobody|no one|they|she|he) (?:feeds|fed|doesnt feed|dont feed|wont feed) (?:me|us)',
      'there(?:s| is) (?:no|never any|never) food (?:at home|in (?:my|our|the) house)',
      'havent eaten (?:in|for|since) (?:two|three|four|[2-9]|a few|days|yesterday)',
      `(?:${FAMILY_EN}|he|she|they)${some(2, OFTEN_EN)} (?:lock|locks|locked) (?:me|us) (?:in|inside|outside|up|out(?! of my (?:account|phone|ipad|computer|tablet)))`,
      'left (?:me|us) (?:home )?alone for (?:days|a week|weeks|two|three)',
      '(?:theres|there is) (?:no|nothing)(?: more)? (?:food|to eat|anything to eat)(?: again| here| left| in the (?:house|fridge))*(?= |$)(?! chain| web| in the (?:desert|ocean|forest|story|picture))',
      `${FAMILY_EN} (?:hasnt|havent|has not|didnt|never|doesnt) (?:come|came|been|comes) (?:back )?home (?:in|for|since|last night|yet and|all|tonight)`,
      `(?:we|i) (?:have|had|get) (?:no|nothing) (?:food|to eat)`,
      `(?:left|leaves) (?:me|us) (?:all |here |home )*(?:alone|by (?:my ?self|ourselves)) (?:all (?:night|day|weekend)|overnight|for|since|every)`,
    ),
  },
  {
    id: 'abuse.en.must-not-tell',
    pattern: anyOf(
      '(?:not|never) (?:supposed|allowed) to (?:tell|say|talk about) (?:anyone |anybody |you |people |it )?(?:what|about what|about him|about my|but|because|happens)',
      '(?:he|she|they)(?: said| told me| says| tells me)(?: that| to)? (?:not to tell|(?:i )?(?:cant|can not|must not|mustnt|shouldnt) tell|dont tell|never tell|its our (?:little )?secret|to keep it (?:a )?secret)',
      '(?:our|his|her) (?:little |special )?secret(?: game)? (?:and|with|from|that|so) (?:i|me|mom|dad|my|nobody|no one|he|she)',
      `if i (?:ever )?(?:tell|told|say)(?: anyone| anybody| someone| my mom| my mum| my dad| my parents| them| you)?${upTo(2)} (?:hell|shell|theyll|he|she|they)(?: will| would| said|ll| might| is going)`,
    ),
  },
];
