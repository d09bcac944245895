import { messagesOf } from '../../phrase.ts';
import { askSortBank, type SortBank } from '../../fact-sort.ts';
import { generator } from '../../item.ts';

const message = messagesOf('ss-goods');

const GOODS: SortBank = {
  groups: [
    {
      name: message('goods.groups.good.name'),
      ask: message('goods.groups.good.ask'),
      why: message('goods.groups.good.why'),
      falseWhys: [
        [message('goods.groups.good.false-whys-somebody'), 'service-taken-for-good'],
        [message('goods.groups.good.false-whys-costs-money'), 'service-taken-for-good'],
      ],
      mistaken: 'service-taken-for-good',
    },
    {
      name: message('goods.groups.service.name'),
      ask: message('goods.groups.service.ask'),
      why: message('goods.groups.service.why'),
      falseWhys: [
        [message('goods.groups.service.false-whys-can-put-bag'), 'service-taken-for-good'],
        [message('goods.groups.service.false-whys-grows-tree'), 'service-taken-for-good'],
      ],
      mistaken: 'service-taken-for-good',
    },
  ],
  things: [
    { name: message('goods.things.loaf-bread.name'), group: 0 },
    { name: message('goods.things.pair-shoes.name'), group: 0 },
    { name: message('goods.things.mango.name'), group: 0 },
    { name: message('goods.things.book.name'), group: 0 },
    { name: message('goods.things.chair.name'), group: 0 },
    { name: message('goods.things.woven-basket.name'), group: 0 },
    { name: message('goods.things.haircut.name'), group: 1 },
    { name: message('goods.things.bus-ride.name'), group: 1 },
    { name: message('goods.things.music-lesson.name'), group: 1 },
    { name: message('goods.things.check-doctor.name'), group: 1 },
    { name: message('goods.things.fixing-bike.name'), group: 1 },
    { name: message('goods.things.cleaning-street.name'), group: 1 },
  ],
  askGroup: message('goods.ask-group'),
  askSort: message('goods.ask-sort'),
  askWhy: message('goods.ask-why'),
  nudge: message('goods.nudge'),
  rule: [message('goods.rule.ask-thing-work'), message('goods.rule.things-can-kept')],
};

/** Goods and services (C3 D2.Eco.3.K-2). */
export const ssGoods = generator('ss-goods', (random, difficulty) => askSortBank(GOODS, random, difficulty));
