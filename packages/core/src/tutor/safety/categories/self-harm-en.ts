import { anyOf, oneOf, some, upTo } from '../phrases.ts';
import { ABOUT_A_GAME, ABOUT_A_TEXT_OR_GAME } from '../study.ts';
import type { TriageRule } from '../triage-rule.ts';

const SELF = '(?:my ?self|me ?self|my ?slef|my own self)';
const FILLERS = `just really actually honestly literally kinda sometimes always often so to 2 be i was were could that would
  and go only badly feel like fucking maybe`;
const WISHING = oneOf(
  'want wanna want_to wants_to wish wished wanted feel_like rather thinking_of thinking_about hope',
);
const GOING = oneOf(
  `want wanna going_to gonna imma ill might should could will about_to thinking_of thinking_about thought_of thought_about
  think_about tried planning plan ready feel_like`,
);
const PILLS = oneOf('pills tablets meds medicine tylenol advil ibuprofen paracetamol sleeping_pills');

/** Wanting to die or to hurt oneself, in English. */
export const SELF_HARM_EN: readonly TriageRule[] = [
  {
    id: 'self-harm.en.hurt-self',
    pattern: anyOf(
      `(?:kill|killing|hang|hanging|hurt|hurting|harm|harming|cut|cutting|stab|burn|burning|drown|starve) ?${SELF}`,
      'self ?harm(?:s|ed|ing)?',
      '(?:scratch|scratched|cut|burned|burnt) my (?:wrists?|arms?|legs?|thighs?|skin)(?: [a-z]+){0,3} (?:bled|bleed|blood|on purpose)',
      'i(?:ve)?(?: been| keep| have been| started| sometimes| still| also| just)? (?:cut|cutting|cuts|burn|scratch|scratching) (?:up )?my (?:arms?|wrists?|legs?|thighs?|skin)',
      '(?:razor|blade|knife) (?:on|to|across|against) my (?:arms?|wrists?|legs?|thighs?|skin)',
    ),
  },
  {
    id: 'self-harm.en.end-life',
    pattern: anyOf(
      '(?:end|ending|take|taking) my (?:own )?life',
      `${GOING}(?: to)? end it(?: all)?`,
      'ending it all',
      `(?:commit|committing|do|attempt|attempting|thinking of|thinking about|thoughts of|think about|thought about) suicide`,
      '(?:am|im|feel|feeling|been|being|was) (?:so |really |kinda |very )?suicidal',
      'suicidal (?:thoughts|feelings)',
      'unalive ?(?:me|my ?self)?',
      `${oneOf('gonna going_to wanna want_to imma ill might should lets just so')} kms`,
      '(?:write|writing|wrote|written) (?:a |my )?(?:suicide|goodbye) (?:note|letter)',
    ),
    unless: ABOUT_A_TEXT_OR_GAME,
  },
  { id: 'self-harm.en.word', pattern: anyOf('suicide', 'suicidal', 'suicid'), unless: ABOUT_A_TEXT_OR_GAME },
  { id: 'self-harm.en.only-kms', pattern: /^kms(?: \.)?$/ },
  {
    id: 'self-harm.en.wish-dead',
    pattern: anyOf(
      `(?<!dont |not |never )${WISHING}${some(5, FILLERS)} (?:die|dead|dying|disappear forever|not exist(?:ing)?|stop existing|not be (?:alive|here anymore)|never (?:was |been |were )?born|never wake(?: up)?|sleep forever|not wake up|stop living)`,
      'i wish i (?:was|were|had) (?:never|not) (?:been )?born',
      'i (?:dont|do not) (?:want|wanna)(?: to)? (?:live|exist|be alive|go on living|keep living)(?! in| on| with| at| near| there| under| by| close| next| alone)',
      'i (?:dont|do not) (?:want|wanna)(?: to)? (?:wake up (?:anymore|any more|again|tomorrow|ever)|be here (?:anymore|any more))',
      'i should (?:just )?(?:die|be dead)',
      'go to sleep and (?:never|not) wake up',
      'wish i (?:could )?(?:sleep|slept) forever',
    ),
    unless: ABOUT_A_GAME,
  },
  {
    id: 'self-harm.en.no-reason',
    pattern: anyOf(
      '(?:no one|nobody)(?: here)?(?: really| even)? cares if i (?:live|die|exist|am alive|am here)',
      '(?:wanna|want to|wish i was|wish i were)(?: just)? (?:be )?gone(?: forever)?(?= |$)(?! (?:to|from (?:class|school)|for))',
      '(?:my|this is my|the) last (?:message|day|goodbye|words?)(?: ever)',
      '(?:painless|easiest|quickest|best|good) way to (?:go|disappear forever|not wake up)(?= \\.|$)',
      '(?:thinking|think) (?:about|of) jumping(?! rope| jacks)',
      '(?:easier|better|happier)(?: for [a-z]+)? if i (?:just )?(?:wasnt|werent|was not|didnt exist|never existed)(?: here| around| alive)?',
      '(?:tired|sick|done) (?:of|with) (?:living|being alive|life|existing)',
      '(?:think|thinking|thoughts|thought|dream|dreaming)(?: a lot| always| sometimes)? (?:about|of) (?:dying|being dead|killing|ending)(?! my hair| easter| eggs| a shirt)',
      '(?:what would (?:you|they|mom|mum|dad|people|my [a-z]+) (?:do|think|say|feel)|would (?:you|they|my [a-z]+) (?:be sad|cry|miss me)) if i (?:never (?:came|come) back|(?:was|were) (?:gone|dead|not here)|died|die|disappeared|killed|wasnt (?:here|alive))',
      '(?:people|someone|somebody|kids|you|anyone)(?: [a-z]+){0,3} (?:when|if|after) (?:they|you) (?:kill (?:them|your) ?sel(?:f|ves)|commit suicide)',
      'i (?:dont|do not) (?:deserve|want) to (?:live|be here anymore|be alive)(?! in| on)',
      '(?:im|i am|ive) (?:ready|going) to (?:die|be with (?:god|jesus|grandma|grandpa|my [a-z]+) in heaven)',
      'no (?:reason|point) (?:to|in|for me to|of) (?:live|living|be alive|go on|going on|being alive|being here|keep living)',
      '(?:nothing|no one) (?:left )?to live for',
      'whats the point (?:of|in) (?:living|being alive|life)',
      '(?:better off|happier|better) (?:dead|without me(?: here| around)?|if i (?:was|were) (?:dead|gone|not here)|if i (?:wasnt|werent) (?:here|alive|around)|if i died)',
      'would (?:anyone|anybody|somebody|someone|they|people|you) (?:even )?(?:care|notice|miss me|be sad|cry) if i (?:was|were|died|die|disappeared|wasnt|werent|just)',
      '(?:no one|nobody)(?: would|d)? (?:even )?(?:care|notice|miss me|be sad|cry) if i (?:was|were|died|die|disappeared|wasnt|werent)',
      'i wont be (?:here|around|alive) (?:much longer|for long|for much longer|anymore|any more)',
      'world would be better without me',
      'join (?:him|her|them|my [a-z]+) in heaven',
    ),
  },
  {
    id: 'self-harm.en.method',
    pattern: anyOf(
      `(?:${GOING}|how many|took|take|taken|swallow|swallowed|have)${upTo(6)} ${PILLS}${upTo(5)} (?:die|dead|kill|never wake|not wake|sleep forever|end)`,
      `(?:i |ill |gonna |going to |want to |wanna )(?:just )?(?:took|take|taken|swallow|swallowed) (?:all|a bunch of|a lot of|too many|the whole|lots of) ?(?:of )?(?:my|the|moms|dads|her|his|bottle of)? ?${PILLS}`,
      `${GOING}(?: to| on| of| about)* (?:overdose|od|overdosing)`,
      `${GOING}(?: to| on| of| about)? (?:jump|jumping) (?:off|from|out of|in front of|into) (?:of )?(?:a|the|my|our) (?:bridge|roof|building|window|train|balcony|cliff|car|bus|road|traffic)`,
      `(?:painless|easiest|quickest|fastest|easy|quick|best) way (?:to|of) (?:die|dying|kill ${SELF}|end my life)`,
      'how (?:do i|to|can i|would i) (?:die|overdose|make a noose|tie a noose|slit my wrists?|end my life)(?! in)',
      'slit(?:ting)? my (?:wrists?|throat)',
      '(?:how long|how much)(?: [a-z]+){0,4} (?:to )?(?:bleed out|bleed to death|die from (?:pills|bleeding|not eating)|starve to death)',
    ),
    unless: ABOUT_A_GAME,
  },
];
