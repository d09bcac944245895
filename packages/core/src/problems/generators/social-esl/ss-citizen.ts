import { messagesOf, type Phrase } from '../../phrase.ts';
import { askPairBank, type Pair, type PairBank } from '../../fact-pairs.ts';
import { generator } from '../../item.ts';
import { say } from '../../say.ts';

const message = messagesOf('ss-citizen');

/** English in every language of the page: it is what is being learnt. */
const english = (words: string): Phrase => say(words, words, words);
const place = (sentence: string, where: string, why: Phrase): Pair => ({
  left: { text: english(sentence) },
  right: { text: english(where) },
  why,
});

const PLACES: PairBank = {
  pairs: [
    place(
      'I would like to send this parcel to Brazil, please.',
      'at the post office',
      message('places.pairs.parcel-packet-send.why'),
    ),
    place(
      'Can I borrow these two books for three weeks?',
      'at the library',
      message('places.pairs.borrow-take-give.why'),
    ),
    place(
      'I have a sore throat. Can I see a doctor today?',
      'at the health center',
      message('places.pairs.sore-throat-hurts.why'),
    ),
    place(
      'I want to open an account and pay in my wages.',
      'at the bank',
      message('places.pairs.wages-money-work.why'),
    ),
    place(
      'My daughter is six. I want to enroll her for September.',
      'at the school office',
      message('places.pairs.enroll-put-name.why'),
    ),
    place(
      'Somebody has stolen my bicycle.',
      'at the police station',
      message('places.pairs.stolen-means-taken.why'),
    ),
    place(
      'I am looking for work as a cook.',
      'at the job center',
      message('places.pairs.job-center-helps.why'),
    ),
    place(
      'A return ticket to the airport, please.',
      'at the train station',
      message('places.pairs.return-ticket-takes.why'),
    ),
    place(
      'There is no hot water in my apartment. When can you repair it?',
      'at the landlord’s office',
      message('places.pairs.landlord-owns-apartment.why'),
    ),
    place(
      'I need these tablets. Here is my prescription.',
      'at the pharmacy',
      message('places.pairs.prescription-doctors-note.why'),
    ),
    place(
      'We have moved. I want to tell you our new address.',
      'at the town hall',
      message('places.pairs.towns-keep-list.why'),
    ),
    place(
      'My tooth hurts. Can I make an appointment?',
      'at the dentist’s',
      message('places.pairs.appointment-fixed-time.why'),
    ),
  ],
  askRight: message('places.ask-right'),
  askLeft: message('places.ask-left'),
  askMatch: message('places.ask-match'),
  mixedUp: 'wrong-office',
  nudge: message('places.nudge'),
  rule: [message('places.rule.underline-most-important-word'), message('places.rule.often-tells-place')],
};

/** What one says where, in English: services of a community (CEFR A2). */
export const ssCitizen = generator('ss-citizen', (random, difficulty) =>
  askPairBank(PLACES, random, difficulty),
);
