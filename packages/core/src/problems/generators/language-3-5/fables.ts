import { messagesOf, type Phrase } from '../../phrase.ts';

const message = messagesOf('la-theme');

/** A fable told by us; `shows` is the position of the sentence in which its theme shows most clearly. */
export interface Fable {
  readonly sentences: readonly Phrase[];
  readonly shows: number;
  readonly theme: Phrase;
  /** What it is about, in a word or two. */
  readonly topic: Phrase;
  /** Something that only happens in it. */
  readonly event: Phrase;
  /** Another little story with the same theme. */
  readonly twin: Phrase;
}

export const FABLES: readonly [Fable, ...Fable[]] = [
  {
    sentences: [
      message('fables.hare-laughed-slow.sentences.hare-laughed-slow-tortoise'),
      message('fables.hare-laughed-slow.sentences.they-ran-race-hare'),
      message('fables.hare-laughed-slow.sentences.tortoise-walked-without-stop'),
    ],
    shows: 2,
    theme: message('fables.hare-laughed-slow.theme'),
    topic: message('fables.hare-laughed-slow.topic'),
    event: message('fables.hare-laughed-slow.event'),
    twin: message('fables.hare-laughed-slow.twin'),
  },
  {
    sentences: [
      message('fables.lion-caught-mouse.sentences.lion-caught-mouse-let'),
      message('fables.lion-caught-mouse.sentences.later-hunters-tied-lion'),
      message('fables.lion-caught-mouse.sentences.mouse-gnawed-ropes-through'),
    ],
    shows: 2,
    theme: message('fables.lion-caught-mouse.theme'),
    topic: message('fables.lion-caught-mouse.topic'),
    event: message('fables.lion-caught-mouse.event'),
    twin: message('fables.lion-caught-mouse.twin'),
  },
  {
    sentences: [
      message('fables.shepherd-boy-cried.sentences.shepherd-boy-cried-wolf'),
      message('fables.shepherd-boy-cried.sentences.he-again-next-day'),
      message('fables.shepherd-boy-cried.sentences.when-wolf-really-came'),
    ],
    shows: 2,
    theme: message('fables.shepherd-boy-cried.theme'),
    topic: message('fables.shepherd-boy-cried.topic'),
    event: message('fables.shepherd-boy-cried.event'),
    twin: message('fables.shepherd-boy-cried.twin'),
  },
  {
    sentences: [
      message('fables.dog-bone-his.sentences.dog-bone-his-mouth'),
      message('fables.dog-bone-his.sentences.water-he-saw-another'),
      message('fables.dog-bone-his.sentences.he-snapped-his-own'),
    ],
    shows: 2,
    theme: message('fables.dog-bone-his.theme'),
    topic: message('fables.dog-bone-his.topic'),
    event: message('fables.dog-bone-his.event'),
    twin: message('fables.dog-bone-his.twin'),
  },
  {
    sentences: [
      message('fables.thirsty-crow-found.sentences.thirsty-crow-found-jug'),
      message('fables.thirsty-crow-found.sentences.his-beak-reach'),
      message('fables.thirsty-crow-found.sentences.he-dropped-pebble-after'),
    ],
    shows: 2,
    theme: message('fables.thirsty-crow-found.theme'),
    topic: message('fables.thirsty-crow-found.topic'),
    event: message('fables.thirsty-crow-found.event'),
    twin: message('fables.thirsty-crow-found.twin'),
  },
  {
    sentences: [
      message('fables.father-gave-each.sentences.father-gave-each-his'),
      message('fables.father-gave-each.sentences.then-he-tied-all'),
      message('fables.father-gave-each.sentences.nobody-could-break-bundle'),
    ],
    shows: 2,
    theme: message('fables.father-gave-each.theme'),
    topic: message('fables.father-gave-each.topic'),
    event: message('fables.father-gave-each.event'),
    twin: message('fables.father-gave-each.twin'),
  },
];
