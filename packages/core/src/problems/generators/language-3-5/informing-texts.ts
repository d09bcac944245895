import { messagesOf, type Phrase } from '../../phrase.ts';

const message = messagesOf('la-mainidea');

/** A short text that informs, and sentences around its main idea. */
export interface InformingText {
  readonly details: readonly Phrase[];
  readonly main: Phrase;
  /** One detail, offered as if it were the whole. */
  readonly narrow: Phrase;
  /** Says more than the text does. */
  readonly wide: Phrase;
  /** On the same topic, but no part of the main idea. */
  readonly stray: Phrase;
  /** One more detail that supports the main idea. */
  readonly extra: Phrase;
}

export const TEXTS: readonly [InformingText, ...InformingText[]] = [
  {
    details: [
      message('texts.honeybee-found-flowers.details.honeybee-found-flowers-runs'),
      message('texts.honeybee-found-flowers.details.direction-her-run-shows'),
      message('texts.honeybee-found-flowers.details.longer-run-stands-longer'),
    ],
    main: message('texts.honeybee-found-flowers.main'),
    narrow: message('texts.honeybee-found-flowers.narrow'),
    wide: message('texts.honeybee-found-flowers.wide'),
    stray: message('texts.honeybee-found-flowers.stray'),
    extra: message('texts.honeybee-found-flowers.extra'),
  },
  {
    details: [
      message('texts.camel-can-drink.details.camel-can-drink-great'),
      message('texts.camel-can-drink.details.fat-hump-feeds-long'),
      message('texts.camel-can-drink.details.can-close-nostrils-against'),
    ],
    main: message('texts.camel-can-drink.main'),
    narrow: message('texts.camel-can-drink.narrow'),
    wide: message('texts.camel-can-drink.wide'),
    stray: message('texts.camel-can-drink.stray'),
    extra: message('texts.camel-can-drink.extra'),
  },
  {
    details: [
      message('texts.old-road-post.details.old-road-post-rider'),
      message('texts.old-road-post.details.fresh-horse-waited-there'),
      message('texts.old-road-post.details.so-letters-moved-while'),
    ],
    main: message('texts.old-road-post.main'),
    narrow: message('texts.old-road-post.narrow'),
    wide: message('texts.old-road-post.wide'),
    stray: message('texts.old-road-post.stray'),
    extra: message('texts.old-road-post.extra'),
  },
  {
    details: [
      message('texts.bread-dough-left.details.bread-dough-left-warm'),
      message('texts.bread-dough-left.details.yeast-feeds-gives-off'),
      message('texts.bread-dough-left.details.gas-caught-bubbles-dough'),
    ],
    main: message('texts.bread-dough-left.main'),
    narrow: message('texts.bread-dough-left.narrow'),
    wide: message('texts.bread-dough-left.wide'),
    stray: message('texts.bread-dough-left.stray'),
    extra: message('texts.bread-dough-left.extra'),
  },
  {
    details: [
      message('texts.lighthouse-stands-where.details.lighthouse-stands-where-rocks'),
      message('texts.lighthouse-stands-where.details.lamp-turns-can-seen'),
      message('texts.lighthouse-stands-where.details.each-one-flashes-own'),
    ],
    main: message('texts.lighthouse-stands-where.main'),
    narrow: message('texts.lighthouse-stands-where.narrow'),
    wide: message('texts.lighthouse-stands-where.wide'),
    stray: message('texts.lighthouse-stands-where.stray'),
    extra: message('texts.lighthouse-stands-where.extra'),
  },
  {
    details: [
      message('texts.some-seeds-wings.details.some-seeds-wings-spin'),
      message('texts.some-seeds-wings.details.others-hooks-ride-animals'),
      message('texts.some-seeds-wings.details.coconuts-float-land-other'),
    ],
    main: message('texts.some-seeds-wings.main'),
    narrow: message('texts.some-seeds-wings.narrow'),
    wide: message('texts.some-seeds-wings.wide'),
    stray: message('texts.some-seeds-wings.stray'),
    extra: message('texts.some-seeds-wings.extra'),
  },
];
