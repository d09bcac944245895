import { randomUUID } from 'node:crypto';
import { isOperation, type Operation } from '@ori/core/access/operations';
import { AIMED, fill } from './access-cases.ts';
import type { Prepare, World } from './access-people.ts';
import type { Person } from './app.ts';
import type { Client } from './client.ts';
import { faultIn } from './fuzz-harness.ts';
import { harmless, HOSTILE, type TextCall } from './hostile-texts.ts';
import { PROPOSAL } from './learning-aims.ts';
import { callerFor } from './malformed-bodies.ts';
import { questionsOf } from './practice-walk.ts';
import { WORK } from './synthesis-work.ts';

interface Prepared {
  readonly client: Client;
  readonly url: string;
  readonly body: unknown;
}
/** Bodies that come further than what a shape alone makes. */
async function bodiesFor({ app, child }: World): Promise<Partial<Record<Operation, object>>> {
  const { questions } = await questionsOf(child.client, app.content.lessonIds[0] ?? '');
  const answered = {
    item: questions[0]?.item,
    answer: '1',
    hintLevel: 0,
    durationMs: 1_000,
    id: randomUUID(),
  };
  const [startsOn, endsOn] = ['2026-09-01', '2027-06-01'];
  return {
    'calendar.setYear': {
      startsOn,
      endsOn,
      terms: [{ childId: null, title: 'Autumn', from: startsOn, to: endsOn }],
    },
    'kim.propose': PROPOSAL,
    'kim.write': WORK,
    'learning.attempts': answered,
    'site.contact': { name: 'Ada', email: 'ada@example.org', topic: 'other', message: 'Hello' },
    'tutor.try': { message: 'hello' },
    'tutor.workHelp': { kind: 'check', place: { path: '/learn', work: ['3x + 5 = 20'] } },
  };
}

type Aimed = Partial<Awaited<ReturnType<Prepare>>>;

/** Who may make a call: the learner it is aimed at, where it is a learner's, else one of the world. */
function callerOf(world: World, operation: Operation, learner: Person | undefined): Client {
  const { parent, child, teacher, admin } = world;
  const kind = callerFor(operation);
  const student = learner ?? child;
  return { parent, student, teacher, admin }[kind].client;
}

/** A call by somebody who may make it, on what is theirs. */
async function prepare(
  world: World,
  { path, documented, made }: TextCall,
  fixed: Partial<Record<Operation, object>>,
): Promise<Prepared> {
  const operation = documented.operationId;
  if (!isOperation(operation)) throw new Error(`${path} is not in the access table`);
  const aimed: Aimed | undefined = await AIMED[operation]?.(world, 'own');
  const { id, query = '', body = fixed[operation] ?? made, target } = aimed ?? {};
  const home = path.replace('{kind}/{id}', `home/${world.child.user.id}`);
  return {
    client: callerOf(world, operation, world.aimedAt.get(target?.userId ?? '')),
    url: fill(world, home, id) + query,
    body,
  };
}

/** A body with an id of its own, so that it is no repetition of the last. */
const anew = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'id' in body ? { ...body, id: randomUUID() } : body;

export interface Walked {
  readonly faults: readonly string[];
  /** Texts that were taken when they were harmless: behind them the hostile ones came all the way. */
  readonly taken: ReadonlySet<string>;
}
/** Where a harmless text is not taken, these are enough to see how a hostile one is refused. */
const AT_LEAST = ['one long gap', 'NUL', 'half characters'];
const TOO_LONG = '@'.repeat(60_000);

/** Sends every hostile text in every free text of these calls. */
export async function sendHostile(world: World, calls: readonly TextCall[], length: number): Promise<Walked> {
  const faults: string[] = [];
  const taken = new Set<string>();
  // All at first: what is wrongly typed to sign in holds back who would sign in from here.
  const prepared: (readonly [TextCall, Prepared])[] = [];
  const fixed = await bodiesFor(world);
  for (const call of calls) prepared.push([call, await prepare(world, call, fixed)]);
  for (const [call, { client, url, body }] of prepared) {
    for (const field of call.fields) {
      const what = `${call.method} ${call.path} ${field.name}`;
      const send = async (kind: string, text: string) => {
        const payload = anew(field.put(body, text)) as object;
        const answer = await client.get(url, { method: call.method as 'POST', payload });
        const isJson = /json/.test(String(answer.headers['content-type']));
        const fault = faultIn(answer.statusCode, isJson ? answer.body : '');
        if (fault !== null) faults.push(`${what}, ${kind}: ${fault}`);
        return answer.statusCode < 300;
      };
      const most = Math.min(length, field.maxLength);
      if (await send('harmless', harmless(length).slice(0, most))) taken.add(what);
      const kinds = taken.has(what) ? Object.keys(HOSTILE) : AT_LEAST;
      for (const kind of kinds) await send(kind, HOSTILE[kind]?.(length).slice(0, most) ?? '');
      await send('too long', TOO_LONG);
    }
  }
  return { faults, taken };
}
