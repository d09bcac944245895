import { LOCALES, type Locale } from '@ori/contracts/locale';
import {
  TUTOR_MOVES,
  TUTOR_PERSONALITIES,
  TUTOR_TIERS,
  type TutorMoveKind,
} from '@ori/contracts/tutor-names';
import { describe, expect, it } from 'vitest';
import type { LearnerFigures } from '../ground.ts';
import { REASONS } from '../policy/reasons.ts';
import { fitsTier, wordsIn, TIER_BOUNDS } from '../reading.ts';
import { ground, listener, richGround, samples } from '../testing/grounds.ts';
import type { Draft, HintLevel, Listener, Move } from '../turn.ts';
import { compose } from './compose.ts';
import { asksSomething, secondQuestion } from './one-question.ts';

const [sample] = samples('en', 1_000, [1]);
const problem = sample?.problem ?? null;
const [rich, QUESTION] = [richGround(problem), { en: 'Why?', fr: 'Pourquoi ?', es: '¿Por qué?' }];

const move = (kind: TutorMoveKind, because: string, level: HintLevel = 0): Move => ({
  kind,
  because,
  level,
  intent: 'other',
  forbidden: [],
});
const everyMove = TUTOR_MOVES.flatMap((kind) =>
  REASONS[kind].flatMap((because): Move[] => {
    if (kind === 'worked') return [move(kind, because, 3)];
    return kind === 'hint'
      ? ([0, 1, 2] as const).map((level) => move(kind, because, level))
      : [move(kind, because)];
  }),
);
const withWork = (isRight: boolean) => ({
  ...rich,
  work: {
    lines: ['a', 'b', 'c'],
    isSolved: isRight,
    checked: isRight
      ? ({ ok: true } as const)
      : ({ ok: false, line: 1, misconception: null, question: QUESTION } as const),
  },
});
const groundFor = ({ kind, because }: Move) =>
  kind === 'check' && because === 'no-work'
    ? rich
    : withWork(kind === 'praise' || because === 'right-so-far');
const words = (made: Move, to: Listener, variety = 1): Draft => compose(made, groundFor(made), to, variety);

/** Beginnings of a task, for replies that ask by telling. */
const TASK =
  /(?<!\p{L})(?:write|read|show|send|try|do|have a go|look|say|change|make|pick|name|start|open|ask|sign in|bring|apporte|tráeme|take|work|unfold|find|tell|draw|écris|lis|montre|envoie|essaie|fais|regarde|dis|change|invente|choisis|nomme|lance|ouvre|demande|connecte|prends|va|déplie|trouve|parle|refais|escribe|escríbelo|lee|muéstrame|muestra|mándame|prueba|inténtalo|haz|hazlo|mira|di|dilo|cambia|inventa|elige|nombra|empieza|abre|ábrela|pregunta|inicia|dedica|despliega|encuentra|ve|dile|habla|pide|demuéstrate|míralos)(?!\p{L})/iu;
const ENDS_WITHOUT = new Set(['greet', 'limit', 'safety']);

describe.each(LOCALES)('replies in %s', (locale) => {
  it('exist for every move and reason in every tier, filled in and without gaps', () => {
    for (const made of everyMove)
      for (const tier of TUTOR_TIERS) {
        const { message } = words(made, listener(tier, locale));
        expect(message.length, `${made.kind}/${made.because}`).toBeGreaterThan(5);
        expect(message).not.toMatch(/\{\w*\}|undefined|null| {2}|\.\.|“”|« »|«»/);
      }
  });

  it('ask one thing: never two questions, and a question or a task wherever work goes on', () => {
    const faults: string[] = [];
    for (const made of everyMove)
      for (const tier of TUTOR_TIERS)
        for (let variety = 0; variety < 6; variety += 1) {
          const { message } = words(made, listener(tier, locale), variety);
          const name = `${made.kind}/${made.because} ${tier}: ${message}`;
          if (secondQuestion(message) !== null) faults.push(`two: ${name}`);
          const asks = asksSomething(message) || TASK.test(message);
          if (!asks && !ENDS_WITHOUT.has(made.kind)) faults.push(`none: ${name}`);
        }
    expect([...new Set(faults)]).toEqual([]);
  });

  it('keep to the words and the reading level of their tier', () => {
    const faults: string[] = [];
    for (const made of everyMove)
      for (const tier of TUTOR_TIERS)
        for (let variety = 0; variety < 4; variety += 1) {
          const { message } = words(made, listener(tier, locale), variety);
          if (!fitsTier(message, tier, locale))
            faults.push(`${made.kind}/${made.because} ${tier}: ${message}`);
        }
    expect([...new Set(faults)]).toEqual([]);
  });

  it('never have those write or send who only begin to', () => {
    const asksToWrite =
      /(?<!\p{L})(?:write|send|type|line|écri\p{L}*|envoie\p{L}*|lignes?|escrib\p{L}*|mánda\p{L}*|líneas?)(?!\p{L})/iu;
    const faults: string[] = [];
    // Who has written lines reads of them.
    for (const made of everyMove.filter(({ kind, because }) => because === 'no-work' || kind !== 'check'))
      for (const tier of ['toddler', 'early-elementary'] as const)
        for (let variety = 0; variety < 6; variety += 1) {
          const { message, suggestedActions } = words(made, listener(tier, locale), variety);
          const said = [message, ...suggestedActions].join(' ');
          if (made.kind !== 'praise' && asksToWrite.test(said))
            faults.push(`${made.kind}/${made.because}: ${said}`);
        }
    expect([...new Set(faults)]).toEqual([]);
  });

  it('have at least three wordings for what is said often', () => {
    const often = everyMove.filter(
      ({ kind, because }) =>
        `${kind}/${because}` === 'hint/try-first' ||
        kind === 'worked' ||
        because === 'right-so-far' ||
        because === 'solved' ||
        because === 'owed',
    );
    for (const made of often)
      for (const tier of TUTOR_TIERS) {
        const said = new Set(
          [...Array(60)].map((_, variety) => words(made, listener(tier, locale), variety).message),
        );
        expect(said.size, `${made.kind}/${made.because} ${tier}`).toBeGreaterThanOrEqual(3);
      }
  });
});

describe('the ladder in words', () => {
  it('shows nothing, nothing, the first step, then every step and the answer', () => {
    const [one] = samples('en', 1_000, [3]).slice(-1);
    const item = one?.problem;
    const steps = ([0, 1, 2, 3] as const).map(
      (level) =>
        compose(
          {
            ...move(level === 3 ? 'worked' : 'hint', 'asked', level),
            forbidden: level === 3 ? [] : (item?.answerForms ?? []),
          },
          ground({ problem: item ?? null }),
          listener('early-elementary', 'en'),
          1,
        ).steps,
    );
    expect(steps.slice(0, 2)).toEqual([[], []]);
    expect(steps[2]?.length ?? 9).toBeLessThanOrEqual(1);
    expect(steps[3]?.slice(0, item?.steps.length)).toEqual(item?.steps);
    expect(steps[3]?.at(-1)?.text).toContain(item?.answer);
  });
});

const beside = (made: Move) => {
  const { relatedTopics, nextSteps, culturalConnections } = words(made, listener('middle', 'en'));
  return { relatedTopics, nextSteps, culturalConnections };
};

describe('checks and passages', () => {
  it('name the first wrong line and ask the misconception’s question', () => {
    for (const locale of LOCALES) {
      const { message } = words(move('check', 'first-wrong-line'), listener('middle', locale));
      expect(message).toContain('2');
      expect(message).toContain(QUESTION[locale].replace(' ?', ''));
    }
  });

  it('say the place where the line’s number is the answer', () => {
    const made = { ...move('check', 'first-wrong-line'), forbidden: ['2', 'two'] };
    const { message } = compose(made, withWork(false), listener('middle', 'en'), 3);
    expect(message).toContain('second line');
    expect(message).not.toMatch(/\b2\b/);
  });

  it('cite the lesson, say the label, and are never surer than four in five', () => {
    const draft = words(move('lesson', 'passage'), listener('middle', 'en'));
    expect(draft.citations.map(({ lessonId }) => lessonId)).toEqual(['math/6-8/equations']);
    expect(draft.citations[0]).not.toHaveProperty('score');
    expect(draft.message).toContain('People left us proof of it.');
    expect(draft.culturalConnections).toEqual(['Equations (record)']);
    expect(draft.confidence).toBe(0.8);
    expect(words(move('define', 'definition'), listener('middle', 'en')).citations).toHaveLength(1);
    expect(words(move('redirect', 'no-ground'), listener('middle', 'en')).confidence).toBeLessThanOrEqual(
      0.3,
    );
  });

  it('have beside them what there is ground for, and nothing where there is none', () => {
    for (const made of [move('hint', 'asked'), move('check', 'first-wrong-line'), move('praise', 'solved')])
      expect(beside(made), made.kind).toEqual({
        relatedTopics: [problem?.skillTitle],
        nextSteps: [rich.nearestLesson?.title],
        culturalConnections: [],
      });
    expect(beside(move('lesson', 'passage'))).toMatchObject({
      nextSteps: ['Equations'],
      culturalConnections: ['Equations (record)'],
    });
    expect(beside(move('define', 'definition')).nextSteps).toEqual([rich.definition?.citation.title]);
    for (const made of [move('limit', 'tutor-off'), move('redirect', 'no-ground')])
      expect(beside(made)).toEqual({ relatedTopics: [], nextSteps: [], culturalConnections: [] });
  });

  it('drop a passage that would give the answer away', () => {
    const made = { ...move('lesson', 'passage'), forbidden: ['two'] };
    const draft = compose(made, rich, listener('middle', 'en'), 1);
    expect(draft.message).not.toMatch(/\btwo\b/);
    expect(draft.citations).toEqual([]);
  });
});

const numbers = (text: string) => text.match(/\d+/g) ?? [];

function progressWith(locale: Locale, parts: Partial<LearnerFigures>): string {
  const figures = rich.figures && { ...rich.figures, ...parts };
  return compose(move('figures', 'progress'), { ...rich, figures }, listener('middle', locale), 0).message;
}

describe('figures', () => {
  it('count one and many rightly in each language', () => {
    expect(progressWith('en', { lessonsCompleted: 1, streakDays: 1 })).toMatch(/1 lesson\b.*1 day in a row/);
    expect(progressWith('en', { lessonsCompleted: 0, streakDays: 4 })).toMatch(/0 lessons.*4 days in a row/);
    expect(progressWith('fr', { lessonsCompleted: 0, streakDays: 2 })).toMatch(
      /0 leçon\b.*série compte 2 jours/,
    );
    expect(progressWith('es', { lessonsCompleted: 1, streakDays: 2 })).toMatch(
      /1 lección\b.*racha es de 2 días/,
    );
  });

  it('never show a figure that is not the learner’s', () => {
    const known = new Set(['3', '12', '1', '25', '30', '2', '0']);
    for (const because of REASONS.figures)
      for (const locale of LOCALES) {
        const { message } = words(move('figures', because), listener('high', locale));
        expect(
          numbers(message).every((number) => known.has(number)),
          message,
        ).toBe(true);
      }
  });
});

describe('a teaching style', () => {
  it('changes the greeting, and nothing of maths, moves, limits or safety', () => {
    const greetings = TUTOR_PERSONALITIES.map(
      (personality) => words(move('greet', 'greeting'), listener('high', 'en', { personality }), 1).message,
    );
    expect(new Set(greetings).size).toBe(TUTOR_PERSONALITIES.length);
    for (const made of everyMove.filter(({ because }) => because !== 'greeting'))
      for (const locale of LOCALES) {
        const said = TUTOR_PERSONALITIES.map((personality) =>
          words(made, listener('middle', locale, { personality })),
        );
        expect(new Set(said.map((draft) => JSON.stringify(draft))).size).toBe(1);
      }
  });
});

it('puts a word about a pause before the reply, within the tier', () => {
  for (const locale of LOCALES)
    for (const tier of TUTOR_TIERS) {
      const made = { ...move('hint', 'asked', 0), suggestsBreak: true };
      const { message, suggestedActions } = words(made, listener(tier, locale));
      expect(wordsIn(message)).toBeLessThanOrEqual(TIER_BOUNDS[tier].words + 10);
      expect(suggestedActions.length).toBeGreaterThan(1);
    }
});

it('does not say the same twice in a row where there are other words', () => {
  const move = { kind: 'redirect', intent: 'other', level: 0, because: 'no-ground', forbidden: [] } as const;
  const said = Array.from(
    { length: 6 },
    (_, variety) => compose(move, ground({}), listener('middle', 'en'), variety).message,
  );
  expect(said.filter((message, at) => message === said[at - 1])).toEqual([]);
});
