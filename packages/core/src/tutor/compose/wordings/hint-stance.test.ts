import { LOCALES } from '@ori/contracts/locale';
import { expect, it } from 'vitest';
import { ground, listener, samples } from '../../testing/grounds.ts';
import { compose } from '../compose.ts';
import { TRY_FIRST_IN_WORDS } from './hint-stance.ts';

/** `Say what you would pick`, `tell me why`: beside a question that is picked there is no field to say it in. */
const WANTS_TO_BE_TOLD = {
  en: /\b(?:tell|say|send|write|give) (?:me|your|what)\b/i,
  fr: /\b(?:dis|donne|envoie|écris)(?:-moi)?\b/i,
  es: /(?<!\p{L})(?:dime|di|da|manda(?:me)?|escribe)(?!\p{L})/iu,
} as const;
const WANTS_LINES = { en: /\blines?\b/i, fr: /\blignes?\b/i, es: /\blíneas?\b/iu } as const;

it.each(LOCALES)('asks for thinking where nothing can be written (%s)', (locale) => {
  const said = Object.values(TRY_FIRST_IN_WORDS).flatMap((wordings) => wordings.map((each) => each[locale]));
  expect(said.length).toBeGreaterThan(0);
  expect(said.filter((words) => WANTS_TO_BE_TOLD[locale].test(words))).toEqual([]);
  expect(said.filter((words) => words.split('?').length > 2)).toEqual([]);
});

it.each(LOCALES)('asks for no lines where an answer is picked, whatever the steps show (%s)', (locale) => {
  const move = { kind: 'hint', because: 'try-first', level: 0, intent: 'hint', forbidden: [] } as const;
  const picked = samples(locale, 1, [1]).filter(
    ({ problem }) => problem.isPicked === true && problem.steps.some(({ text }) => text.includes('$')),
  );
  expect(picked.length).toBeGreaterThan(10);
  const messages = picked.flatMap(({ problem, tier }) =>
    [0, 1, 2].map((turn) => compose(move, ground({ problem }), listener(tier, locale), turn).message),
  );
  expect(messages.filter((message) => WANTS_LINES[locale].test(message))).toEqual([]);
});
