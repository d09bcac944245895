import { messagesOf, type Phrase } from '../../phrase.ts';
import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('li-friend');

const mends = (said: Phrase): Thing => ({ name: said, group: 0 });
const hurts = (said: Phrase): Thing => ({ name: said, group: 1 });

const QUARREL: SortBank = {
  groups: [
    {
      name: message('quarrel.groups.mends-quarrel.name'),
      ask: message('quarrel.groups.mends-quarrel.ask'),
      why: message('quarrel.groups.mends-quarrel.why'),
      falseWhys: [
        [message('quarrel.groups.mends-quarrel.false-whys-one-two-wins'), 'winning-over-repair'],
        [message('quarrel.groups.mends-quarrel.false-whys-nobody-talk'), 'winning-over-repair'],
      ],
      mistaken: 'winning-over-repair',
    },
    {
      name: message('quarrel.groups.makes-worse.name'),
      ask: message('quarrel.groups.makes-worse.ask'),
      why: message('quarrel.groups.makes-worse.why'),
      falseWhys: [
        [message('quarrel.groups.makes-worse.false-whys-friends-never-disagree'), 'winning-over-repair'],
        [message('quarrel.groups.makes-worse.false-whys-feelings-matter'), 'acts-in-anger'],
      ],
      mistaken: 'acts-in-anger',
    },
  ],
  things: [
    mends(message('quarrel.things.saying-i-am-sorry')),
    mends(message('quarrel.things.listening-until-other-one')),
    mends(message('quarrel.things.asking-feel')),
    mends(message('quarrel.things.giving-back-taken')),
    mends(message('quarrel.things.saying-i-felt-left')),
    mends(message('quarrel.things.finding-new-rule-together')),
    hurts(message('quarrel.things.shouting-started')),
    hurts(message('quarrel.things.telling-whole-class-about')),
    hurts(message('quarrel.things.answering-days')),
    hurts(message('quarrel.things.pushing-back')),
    hurts(message('quarrel.things.saying-sorry-but-own')),
    hurts(message('quarrel.things.laughing-when-other-one')),
  ],
  askGroup: message('quarrel.ask-group'),
  askSort: message('quarrel.ask-sort'),
  askWhy: message('quarrel.ask-why'),
  nudge: message('quarrel.nudge'),
  rule: [message('quarrel.rule.think-both-them'), message('quarrel.rule.go-long-tell-grown')],
};

/** Friendship and repair (CASEL, relationship skills). */
export const liFriend = generator('li-friend', (random, difficulty) =>
  askSortBank(QUARREL, random, difficulty),
);
