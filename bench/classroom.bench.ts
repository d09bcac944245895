import { resolve } from 'node:path';
import { openContent } from '@ori/content/open-content';
import { TEACHER_CONSENT_VERSION } from '@ori/contracts/messaging-names';
import { openDatabase } from '../apps/server/src/db/database.ts';
import { Product } from '../e2e/product.ts';
import { Client } from './load/client.ts';
import { addFamilies, id } from './load/many-families.ts';
import { type Figures, measure } from './load/measure.ts';
import { databasePid } from './load/process-time.ts';
import { addYears, sessionOf } from './load/year-of-work.ts';

/**
 * A teacher's one screen with 25 children, each with a year of daily work and everything opened, against a
 * parent's dashboard of three of the same children: measured in turns over HTTP, ten at once.
 */
const CHILDREN = 25;
const CHILDREN_EACH = 3;
const FAMILIES = Math.ceil(CHILDREN / CHILDREN_EACH);
const ROUNDS = 4;
const REQUESTS = 200;
const AT_ONCE = 10;
/** A room shows eight times as many children; it may cost so many times as much. */
const RATIO_MAX = 25;
const P99_MAX_MS = 500;

const TEACHER_SESSION = 'session-of-the-teacher';
const LOG = { info() {}, warn() {}, error: console.error };

const TEACHER = id('teacher', '1');
const TEACHES = [
  `insert into families (id) values (${id('family', "'teacher'")})`,
  `insert into users (id, family_id, role, sacred_id, first_name, email, is_active)
    values (${TEACHER}, ${id('family', "'teacher'")}, 'teacher', 'teacher-1', 'Teacher', 'teacher@load.example', true)`,
  `insert into sessions (id, user_id, family_id, kind, token_hash, created_at, last_seen_at, expires_at)
    values (gen_random_uuid(), ${TEACHER}, ${id('family', "'teacher'")}, 'cookie',
      encode(sha256(convert_to('${TEACHER_SESSION}', 'UTF8')), 'hex'), now(), now() + interval '1 hour', now() + interval '1 day')`,
  `insert into child_teachers (id, child_id, family_id, teacher_id, invited_as, invited_at, sees_progress, sees_records,
      gives_work, accepted_at)
    select gen_random_uuid(), id, family_id, ${TEACHER}, 'teacher-1', now(), true, true, true, now()
    from users where role = 'student' order by id limit ${CHILDREN}`,
  `insert into teacher_consents (id, link_id, family_id, sees_progress, sees_records, gives_work, text_version, given_at)
    select gen_random_uuid(), id, family_id, true, true, true, '${TEACHER_CONSENT_VERSION}', now() from child_teachers`,
];

const content = await openContent(resolve(import.meta.dirname, '../content'));
const skills = content.skills.map(({ id: skill }) => skill);
const product = new Product();
const database = await openDatabase({ dataDir: product.dataDir, log: LOG });
await addFamilies(database, 1, FAMILIES, content.lessonIds.slice(0, 2));
await addYears(database, FAMILIES, { lessonIds: content.lessonIds, skills });
for (const text of [...TEACHES, 'vacuum analyze', 'checkpoint']) await database.pool.query(text);
await database.close();
await product.start();

function signedIn(session: string): Client {
  const client = new Client(product.address);
  client.holdCookie('ori_session', session);
  return client;
}
const teacher = signedIn(TEACHER_SESSION);
const parent = signedIn(sessionOf(1));

async function seesAll(): Promise<void> {
  const { body } = await teacher.get('/api/classrooms/room');
  const { children = [] } = JSON.parse(body) as { children?: { grants: object; given: unknown[] | null }[] };
  const isWhole = children.every(
    ({ grants, given }) => Object.values(grants).every(Boolean) && given?.length,
  );
  if (children.length !== CHILDREN || !isWhole) throw new Error(`Not the room of such a teacher: ${body}`);
}

const turn = (name: string, client: Client, path: string): Promise<Figures> =>
  measure({
    name,
    requests: REQUESTS,
    concurrency: AT_ONCE,
    send: async () => (await client.get(path)).status === 200,
    appPid: product.pid,
    databasePid: databasePid(product.dataDir),
  });

const middle = (rounds: readonly Figures[], figure: (round: Figures) => number): number =>
  rounds.map(figure).toSorted((a, b) => a - b)[rounds.length >> 1] ?? 0;
const cpuOf = ({ appCpuMs, databaseCpuMs }: Figures): number => appCpuMs + databaseCpuMs;

try {
  await seesAll();
  const rooms: Figures[] = [];
  const homes: Figures[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const [home, room] = [
      await turn('dashboard', parent, '/api/families/dashboard'),
      await turn('room', teacher, '/api/classrooms/room'),
    ];
    if (round === 0) continue;
    homes.push(home);
    rooms.push(room);
  }
  const [home, room] = [middle(homes, cpuOf), middle(rooms, cpuOf)];
  const p99Ms = middle(rooms, (round) => round.p99Ms);
  const failures = [...homes, ...rooms].reduce((sum, round) => sum + round.failures, 0);
  console.log(`a dashboard of ${CHILDREN_EACH} children: CPU ${home.toFixed(2)} ms`);
  console.log(
    `a room of ${CHILDREN} children: CPU ${room.toFixed(2)} ms (database ${middle(rooms, (round) => round.databaseCpuMs).toFixed(2)}), p50 ${middle(rooms, (round) => round.p50Ms).toFixed(0)}, p99 ${p99Ms.toFixed(0)} ms at ${AT_ONCE} at once (bar ${P99_MAX_MS})`,
  );
  console.log(`ratio ${(room / home).toFixed(1)} (bar ${RATIO_MAX}), ${failures} failed`);
  if (room / home > RATIO_MAX || p99Ms > P99_MAX_MS || failures > 0) process.exitCode = 1;
} finally {
  teacher.close();
  parent.close();
  await product.remove();
}
