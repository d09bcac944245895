import type { Locale } from '@ori/contracts/locale';
import { TRY_STARTS, type TryExample, type TryStart } from '@ori/contracts/tutor-example';
import type { TryOut } from './try-out.service.ts';

type InEachLanguage = Readonly<Record<Locale, string>>;

const JUST_TELL: InEachLanguage = {
  en: 'Just tell me the answer!',
  fr: 'Donne-moi juste la réponse !',
  es: '¡Dime solo la respuesta!',
};

/** The bracket is multiplied out for its first term only. */
const WRONG_LINES: InEachLanguage = {
  en: '2x + 3 = 16\n2x = 13',
  fr: '2x + 3 = 16\n2x = 13',
  es: '2x + 3 = 16\n2x = 13',
};

/** What a visitor may begin with, line by line. Maths stands on lines of its own, as a learner would write it. */
const STARTS: Readonly<Record<TryStart, readonly InEachLanguage[]>> = {
  hint: [
    {
      en: 'Help me solve 4x - 7 = 13',
      fr: 'Aide-moi à résoudre 4x - 7 = 13',
      es: 'Ayúdame a resolver 4x - 7 = 13',
    },
  ],
  check: [
    {
      en: 'Help me solve 2(x + 3) = 16',
      fr: 'Aide-moi à résoudre 2(x + 3) = 16',
      es: 'Ayúdame a resolver 2(x + 3) = 16',
    },
    WRONG_LINES,
  ],
  answer: [
    {
      en: 'Help me solve 5x + 2 = 27',
      fr: 'Aide-moi à résoudre 5x + 2 = 27',
      es: 'Ayúdame a resolver 5x + 2 = 27',
    },
    JUST_TELL,
  ],
};

/** What a learner says in the example, line by line; the tutor's side is computed. */
const EXAMPLE: readonly InEachLanguage[] = [
  {
    en: 'Help me solve 3x + 5 = 20',
    fr: 'Aide-moi à résoudre 3x + 5 = 20',
    es: 'Ayúdame a resolver 3x + 5 = 20',
  },
  JUST_TELL,
  { en: '3x = 25', fr: '3x = 25', es: '3x = 25' },
  { en: '3x = 15\nx = 5', fr: '3x = 15\nx = 5', es: '3x = 15\nx = 5' },
];

/** A whole try, computed once a language by the same call that a visitor makes. Nothing of the tutor's words is written down. */
export function createTryExample(tryOut: TryOut) {
  const computed = new Map<Locale, Promise<TryExample>>();

  async function compute(locale: Locale): Promise<TryExample> {
    const turns: TryExample['turns'] = [];
    for (const line of EXAMPLE) {
      const before = turns.flatMap(({ asked, reply }) => [
        { role: 'student' as const, content: asked },
        { role: 'tutor' as const, content: reply.content },
      ]);
      const asked = line[locale];
      turns.push({ asked, reply: await tryOut({ message: asked, before, tier: 'middle' }, locale) });
    }
    return { starts: TRY_STARTS.map((id) => ({ id, lines: STARTS[id].map((line) => line[locale]) })), turns };
  }

  return (locale: Locale): Promise<TryExample> => {
    const example = computed.get(locale) ?? compute(locale);
    computed.set(locale, example);
    example.catch(() => computed.delete(locale));
    return example;
  };
}
