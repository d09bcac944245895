import { messagesOf, type Phrase } from '../../phrase.ts';
import { askSortBank, type SortBank, type Thing } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('li-care');

const respects = (said: Phrase): Thing => ({ name: said, group: 0 });
const another = (said: Phrase): Thing => ({ name: said, group: 1 });

const CARE: SortBank = {
  groups: [
    {
      name: message('care.groups.care-respects.name'),
      ask: message('care.groups.care-respects.ask'),
      why: message('care.groups.care-respects.why'),
      falseWhys: [
        [message('care.groups.care-respects.false-whys-carer-always-knows'), 'care-takes-over'],
        [message('care.groups.care-respects.false-whys-love-means-never'), 'carer-forgotten'],
      ],
      mistaken: 'care-takes-over',
    },
    {
      name: message('care.groups.needs-another-way.name'),
      ask: message('care.groups.needs-another-way.ask'),
      why: message('care.groups.needs-another-way.why'),
      falseWhys: [
        [message('care.groups.needs-another-way.false-whys-asking-help-failure'), 'carer-forgotten'],
        [message('care.groups.needs-another-way.false-whys-old-people-like'), 'care-takes-over'],
      ],
      mistaken: 'carer-forgotten',
    },
  ],
  things: [
    respects(message('care.things.asking-grandfather-two-shirts')),
    respects(message('care.things.knocking-before-enter-her')),
    respects(message('care.things.letting-toddler-pour-water')),
    respects(message('care.things.sharing-nights-brother-sister')),
    respects(message('care.things.asking-doctor-instead-guessing')),
    respects(message('care.things.telling-child-will-happen')),
    another(message('care.things.speaking-about-grandmother-if')),
    another(message('care.things.dressing-child-proud-alone')),
    another(message('care.things.going-without-sleep-weeks')),
    another(message('care.things.leaving-baby-alone-bath')),
    another(message('care.things.opening-her-letters-without')),
    another(message('care.things.shouting-because-takes-too')),
  ],
  askGroup: message('care.ask-group'),
  askSort: message('care.ask-sort'),
  askWhy: message('care.ask-why'),
  nudge: message('care.nudge'),
  rule: [message('care.rule.ask-chooses-safe-can'), message('care.rule.two-people-matter-one')],
};

/** Caring for children and elders. No medical advice is given. */
export const liCare = generator('li-care', (random, difficulty) => askSortBank(CARE, random, difficulty));
