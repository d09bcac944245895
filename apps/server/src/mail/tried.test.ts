import { expect, it } from 'vitest';
import { createLog } from '../http/request-log.ts';
import { mailStanding, noteTried } from '../observe/readings.ts';
import { createQueue } from '../queue/queue.ts';
import { createSealer } from '../sealer.ts';
import { openTestDatabase } from '../testing/database.ts';
import { createQueuedMail } from './queued-mail.ts';

const letter = { kind: 'payment', to: 'ada@example.org', subject: 'x', text: 'y' } as const;

it('keeps when a letter last left and last failed to, and delivers where that cannot be kept', async () => {
  const database = await openTestDatabase();
  const log = createLog('silent');
  const delivered: string[] = [];
  let [isAway, cannotNote] = [false, false];
  let at = new Date('2026-11-20T01:00:00Z');
  const mail = createQueuedMail({
    queue: createQueue({ database, log }),
    sealer: createSealer('s'.repeat(32), 'letters'),
    now: () => at,
    newId: () => 'an id',
    log,
    deliver: async ({ subject }) => {
      if (isAway) throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
      delivered.push(subject);
    },
    onTried: async (outcome) => {
      if (cannotNote) throw new Error('no room');
      await noteTried(database.pool, outcome, at);
    },
  });
  const send = async () => {
    await mail.keep(letter);
    await mail.flush();
    return mailStanding(database.pool);
  };
  expect(await send()).toEqual({ deliveredAt: at, failedAt: null });
  const [first, second] = [at, new Date('2026-11-20T02:00:00Z')];
  [isAway, at] = [true, second];
  expect(await send()).toEqual({ deliveredAt: first, failedAt: second });
  [isAway, cannotNote] = [false, true];
  await send();
  expect(delivered).toEqual(['x', 'x']);
  await database.close();
});
