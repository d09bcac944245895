import { messagesOf, type Phrase } from '../../phrase.ts';
import { groupOf, sortAll, whyOf, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';
import { chooseTense } from './verb-tenses.ts';

const message = messagesOf('la-parts');

const WHYS = [
  message('whys.names-person-thing-thought'),
  message('whys.tells-done-happens'),
  message('whys.stands-place-name'),
] as const;
const NAMES = [message('names.noun'), message('names.verb'), message('names.pronoun')] as const;
const group = (at: 0 | 1 | 2) => ({
  name: NAMES[at],
  ask: message('group.ask'),
  why: WHYS[at],
  falseWhys: WHYS.filter((_, other) => other !== at).map((why) => [why, 'word-class-by-feeling'] as const),
  mistaken: 'word-class-by-feeling',
});
const word = (at: number, said: Phrase) => ({ name: said, group: at });

const BANK: SortBank = {
  groups: [group(0), group(1), group(2)],
  things: [
    word(0, message('bank.things.river')),
    word(0, message('bank.things.teacher')),
    word(0, message('bank.things.joy')),
    word(0, message('bank.things.pencil')),
    word(0, message('bank.things.friendship')),
    word(0, message('bank.things.bridge')),
    word(0, message('bank.things.patience')),
    word(0, message('bank.things.mountain')),
    word(1, message('bank.things.eat')),
    word(1, message('bank.things.write')),
    word(1, message('bank.things.grow')),
    word(1, message('bank.things.forget')),
    word(1, message('bank.things.bring')),
    word(1, message('bank.things.listen')),
    word(1, message('bank.things.choose')),
    word(1, message('bank.things.become')),
    word(2, message('bank.things.she')),
    word(2, message('bank.things.they')),
    word(2, message('bank.things.we')),
    word(2, message('bank.things.you')),
    word(2, message('bank.things.he')),
    word(2, message('bank.things.i')),
  ],
  askGroup: message('bank.ask-group'),
  askSort: message('bank.ask-sort'),
  askWhy: message('bank.ask-why'),
  nudge: message('bank.nudge'),
  rule: [message('bank.rule.ask-work-word-there'), message('bank.rule.work-length-sound-decides')],
};

/** Nouns, verbs and pronouns: named, sorted, told by their work; verbs put into their tense. */
export const laParts = generator('la-parts', (random, difficulty) => {
  if (difficulty === 1) return groupOf(BANK, random);
  if (random.integer(0, 1) === 0) return chooseTense(random);
  return difficulty === 2
    ? sortAll(BANK, random, 3)
    : random.integer(0, 1) === 0
      ? whyOf(BANK, random)
      : sortAll(BANK, random, 5);
});
