import { randomUUID } from 'node:crypto';
import type { TutorMessage } from '@ori/contracts/tutor';
import { pino } from 'pino';
import { type Database, openDatabase } from '../db/database.ts';
import { handleAlerts } from '../features/tutor/care/alert-jobs.ts';
import { createAlertsService } from '../features/tutor/care/alerts.service.ts';
import { createAlertsStore } from '../features/tutor/care/alerts.store.ts';
import { createTurnsStore } from '../features/tutor/turns.store.ts';
import { openMail } from '../mail/open-mail.ts';
import { createQueue } from '../queue/queue.ts';
import { startWorkers } from '../queue/workers.ts';

const log = pino({ level: 'silent' });
const BEAT_MS = 100;
const now = () => new Date();

/** The ids of what belongs to a family of one parent and one child, by its number. */
const idOf = (n: number, kind: '8' | '9' | 'a' | 'b'): string =>
  `00000000-0000-4000-${kind}000-${n.toString(16).padStart(12, '0')}`;
export const parentOf = (n: number): string => `g${n}@home.example`;

const FAMILIES = `with n as (select i, lpad(to_hex(i), 12, '0') as hex from generate_series(0, $1::int - 1) i),
  f as (insert into families (id) select ('00000000-0000-4000-a000-' || hex)::uuid from n),
  p as (insert into users (id, family_id, role, email, first_name, metadata)
    select ('00000000-0000-4000-9000-' || hex)::uuid, ('00000000-0000-4000-a000-' || hex)::uuid, 'parent',
      'g' || i || '@home.example', 'Ada', '{"emailConfirmedAt":"2026-01-01T00:00:00.000Z"}' from n),
  c as (insert into users (id, family_id, role, first_name, age_group)
    select ('00000000-0000-4000-8000-' || hex)::uuid, ('00000000-0000-4000-a000-' || hex)::uuid, 'student', 'Kofi', 'middle' from n),
  g as (insert into guardianships (guardian_id, child_id, family_id, created_at)
    select ('00000000-0000-4000-9000-' || hex)::uuid, ('00000000-0000-4000-8000-' || hex)::uuid,
      ('00000000-0000-4000-a000-' || hex)::uuid, now() from n)
  insert into tutor_conversations (id, session_id, learner_id, family_id, personality, created_at, updated_at, last_at)
    select ('00000000-0000-4000-b000-' || hex)::uuid, gen_random_uuid(), ('00000000-0000-4000-8000-' || hex)::uuid,
      ('00000000-0000-4000-a000-' || hex)::uuid, 'guide', now(), now(), now() from n`;

/** Families of one parent and one child each, whose child has begun to talk to the tutor. */
export async function makeFamilies({ pool }: Pick<Database, 'pool'>, count: number): Promise<void> {
  await pool.query(FAMILIES, [count]);
}

const message = (role: 'student' | 'tutor'): TutorMessage => ({
  id: randomUUID(),
  role,
  content: 'words',
  timestamp: now().toISOString(),
  messageType: 'text',
  metadata: {} as TutorMessage['metadata'],
  steps: [],
  citations: [],
  suggestedActions: [],
  followUpQuestions: [],
  twin: null,
});

interface Where {
  readonly dataDir: string;
  readonly smtpUrl: string;
}

/** What of a running server keeps alerts and tells of them: store, queue, workers and mail. */
export async function openTeller({ dataDir, smtpUrl }: Where) {
  const database = await openDatabase({ dataDir, log });
  const queue = createQueue({ database, log });
  const shared = { database, queue, log, now, newId: randomUUID };
  const mail = openMail({ ...shared, secret: 's'.repeat(32), dataDir, from: 'ori@ori.test', smtpUrl });
  const rest = { childrenOf: async () => [], audit: async () => undefined, publicUrl: 'http://ori.test' };
  handleAlerts(queue, createAlertsService({ ...shared, ...rest, mail, store: createAlertsStore(database) }));
  const stopWorkers = await startWorkers({ ...shared, beatMs: BEAT_MS });
  const turns = createTurnsStore(database);
  return {
    database,
    /** Keeps the turn in which a child wrote of danger: once this is over, the child was answered. */
    async say(n: number): Promise<boolean> {
      const at = now();
      const alert = { id: idOf(n, '8'), tier: 'S1', category: 'self-harm', audience: 'family' } as const;
      return turns.keep({
        conversationId: idOf(n, 'b'),
        revision: 0,
        ladder: {} as never,
        problem: null,
        sent: message('student'),
        reply: message('tutor'),
        isPrivate: false,
        responseMs: 1,
        at,
        day: at.toISOString().slice(0, 10),
        activeMs: 1,
        inARowSince: at,
        workedSkill: null,
        alert: { ...alert, excerpt: null },
        redirected: null,
        news: { kind: 'messages', about: randomUUID(), ids: [] },
      });
    },
    async close(): Promise<void> {
      await stopWorkers();
      await mail.close();
      await database.close();
    },
  };
}
