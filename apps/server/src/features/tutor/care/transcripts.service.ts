import { fail, type Result, succeed } from '@ori/contracts/result';
import type { transcriptsAnswer } from '@ori/contracts/tutor-care';
import type { Locale } from '@ori/contracts/locale';
import type { Viewer } from '@ori/core/access/viewer';
import type { z } from 'zod';
import { decodeCursor, pageOf } from '../../../http/page-cursor.ts';
import { createTopicNames } from '../topic-names.ts';
import type { TutorDeps } from '../tutor.deps.ts';
import type { TranscriptRow, TranscriptsStore } from './transcripts.store.ts';

interface Deps extends Pick<TutorDeps, 'reach' | 'content'> {
  readonly store: TranscriptsStore;
}
type Answer = z.infer<typeof transcriptsAnswer>;

const PAGE_SIZE = 20;
/** How far help went, for a grown-up: by the highest hint level. */
const HELP: Readonly<Record<Locale, readonly [string, string, string, string]>> = {
  en: [
    'No hint was needed beyond where to look.',
    'A hint in words was enough.',
    'The first step was shown.',
    'A whole solution was shown, and another question followed.',
  ],
  fr: [
    'Il a suffi d’indiquer où regarder.',
    'Une indication en mots a suffi.',
    'La première étape a été montrée.',
    'Une solution entière a été montrée, puis une autre question a suivi.',
  ],
  es: [
    'Bastó con indicar dónde mirar.',
    'Bastó una pista con palabras.',
    'Se mostró el primer paso.',
    'Se mostró una solución entera y siguió otra pregunta.',
  ],
};
const SOLVED: Readonly<Record<Locale, (count: number) => string>> = {
  en: (count) => `Solved: ${count}.`,
  fr: (count) => `Résolus : ${count}.`,
  es: (count) => `Resueltos: ${count}.`,
};

/** What is said where a talk was about nothing that is taught here. */
const UNNAMED: Readonly<Record<Locale, string>> = {
  en: 'No lesson or skill was named.',
  fr: 'Ni leçon ni compétence n’a été nommée.',
  es: 'No se nombró ninguna lección ni habilidad.',
};

function summaryOf(
  { highestLevel, solved }: TranscriptRow,
  topics: readonly string[],
  locale: Locale,
): string {
  const help = HELP[locale][Math.min(highestLevel, 3) as 0 | 1 | 2 | 3];
  const about = topics.length === 0 ? [UNNAMED[locale]] : [`${topics.join(', ')}.`, help];
  return [...about, ...(solved === 0 ? [] : [SOLVED[locale](solved)])].join(' ');
}

/** What a child and the tutor talked about, for those who care for the child. */
export function createTranscriptsService({ store, reach, content }: Deps) {
  const topicName = createTopicNames(content);
  return {
    async list(
      viewer: Viewer,
      { childId, cursor }: { childId: string; cursor?: string | undefined },
    ): Promise<Result<Answer, 'not-found'>> {
      const child = await reach('tutor.transcripts', viewer, childId);
      if (child === null) return fail('not-found');
      const rows = await store.pageOf(childId, decodeCursor(cursor), PAGE_SIZE + 1);
      const { shown, nextCursor } = pageOf(rows, PAGE_SIZE, ({ lastAt, id }) => ({ at: lastAt, id }));
      const transcripts = shown.map((row) => {
        const topics = [...new Set(row.topics.map((topic) => topicName(topic, viewer.locale)))];
        return {
          sessionId: row.sessionId,
          childId,
          startedAt: row.startedAt.toISOString(),
          lastAt: row.lastAt.toISOString(),
          messages: row.messages,
          topics,
          summary: summaryOf(row, topics, viewer.locale),
        };
      });
      return succeed({ transcripts, nextCursor });
    },
  };
}
export type TranscriptsService = ReturnType<typeof createTranscriptsService>;
