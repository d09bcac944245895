import { messagesOf } from '../../phrase.ts';
import { askPairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { known, termBank } from '../social-6-8/terms.ts';

const message = messagesOf('ss-gov1');

const STATE = termBank(
  [
    known(
      message('state.pairs.parliament.name'),
      message('state.pairs.parliament.meaning'),
      message('state.pairs.parliament.why'),
    ),
    known(
      message('state.pairs.court.name'),
      message('state.pairs.court.meaning'),
      message('state.pairs.court.why'),
    ),
    known(
      message('state.pairs.constitution.name'),
      message('state.pairs.constitution.meaning'),
      message('state.pairs.constitution.why'),
    ),
    known(
      message('state.pairs.voter.name'),
      message('state.pairs.voter.meaning'),
      message('state.pairs.voter.why'),
    ),
    known(
      message('state.pairs.tax.name'),
      message('state.pairs.tax.meaning'),
      message('state.pairs.tax.why'),
    ),
    known(
      message('state.pairs.petition.name'),
      message('state.pairs.petition.meaning'),
      message('state.pairs.petition.why'),
    ),
    known(
      message('state.pairs.town-council.name'),
      message('state.pairs.town-council.meaning'),
      message('state.pairs.town-council.why'),
    ),
    known(
      message('state.pairs.candidate.name'),
      message('state.pairs.candidate.meaning'),
      message('state.pairs.candidate.why'),
    ),
    known(
      message('state.pairs.minister.name'),
      message('state.pairs.minister.meaning'),
      message('state.pairs.minister.why'),
    ),
    known(
      message('state.pairs.secret-ballot.name'),
      message('state.pairs.secret-ballot.meaning'),
      message('state.pairs.secret-ballot.why'),
    ),
    known(
      message('state.pairs.mayor.name'),
      message('state.pairs.mayor.meaning'),
      message('state.pairs.mayor.why'),
    ),
    known(
      message('state.pairs.lawyer.name'),
      message('state.pairs.lawyer.meaning'),
      message('state.pairs.lawyer.why'),
    ),
  ],
  'roles-mixed-up',
);

/** Who does what in a state (C3 D2.Civ.2.3-5). */
export const ssGov1 = generator('ss-gov1', (random, difficulty) => askPairBank(STATE, random, difficulty));
