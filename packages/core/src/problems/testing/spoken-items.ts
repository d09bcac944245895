import type { PracticeItem } from '@ori/contracts/practice';
import type { DraftItem } from '../draft.ts';
import * as items from '../item.ts';
import * as picked from '../item-picked.ts';
import * as several from '../item-several.ts';
import * as written from '../item-written.ts';
import { spoken } from './practice.ts';

/** The same maker, its items as they are asked. */
const inWords =
  <Args extends readonly unknown[]>(make: (...args: Args) => DraftItem) =>
  (...args: Args): PracticeItem =>
    spoken(make(...args));

export const choiceItem = inWords(items.choiceItem);
export const decimalItem = inWords(items.decimalItem);
export const integerItem = inWords(items.integerItem);
export const rationalItem = inWords(items.rationalItem);
export const listItem = inWords(several.listItem);
export const setItem = inWords(several.setItem);
export const matchItem = inWords(picked.matchItem);
export const orderItem = inWords(picked.orderItem);
export const spanItem = inWords(picked.spanItem);
export const wordItem = inWords(written.wordItem);
