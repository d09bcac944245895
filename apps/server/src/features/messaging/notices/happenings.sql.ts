import { TEACHER_CONSENT_VERSIONS } from '@ori/contracts/messaging-names';
import type { Role } from '@ori/contracts/roles';
import { agreedSince } from '@ori/core/access/agreed-since';
import { SCORER } from '@ori/core/access/rules';
import { REACHES } from '../announcements.store.ts';

/** $1 the reader, $2 their role, $3 their family, $4 since when, $5 at most so many of a kind. */
const NAME = (of: string) => `trim(${of}.first_name || ' ' || ${of}.last_name)`;
const DAY = (at: string) => `to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`;
const source = (columns: string, from: string, at: string): string =>
  `(select ${columns} from ${from} and ${at} > $4 order by ${at} desc limit $5)`;

/** Messages of others in threads of some children, told by thread and day; what was withdrawn is not told. */
const messagesWhere = (threads: string, room: string): string =>
  source(
    `'message' as kind, m.kind as what, 'message:' || m.kind || ':' || m.place || ':' || ${DAY('m.written_at')} as "group",
      case when m.author_part = 'child' then a.first_name else ${NAME('a')} end as name, '' as title,
      m.written_at as at, null::text as day, '${room}?thread=' || m.kind || '.' || m.place as "to"`,
    `messages m join users a on a.id = m.author_id where m.author_id <> $1 and ${threads}
      and not exists (select 1 from message_withdrawals w where w.family_id = m.family_id and w.message_id = m.id)`,
    'm.written_at',
  );
const announcementsAt = (room: string): string =>
  source(
    `'announcement', '', 'announcement:' || n.id, ${NAME('a')}, n.title, n.published_at, null::text, '${room}'`,
    `announcements n join users a on a.id = n.author_id where n.author_id <> $1 and ${REACHES}`,
    'n.published_at',
  );

const LESSONS = source(
  `'lesson', '', 'lesson:' || v.learner_id || ':' || ${DAY('v.happened_at')}, c.first_name, '', v.happened_at,
    ${DAY('v.happened_at')}, '/dashboard/parent'`,
  `activities v join users c on c.id = v.learner_id and c.deleted_at is null
    where v.family_id = $3 and v.kind = 'completed' and v.learner_id <> $1`,
  'v.happened_at',
);
const WAITING_SYNTHESES = source(
  `'synthesis', 'handed-in', 'synthesis:' || s.id, c.first_name, '', s.handed_in_at, null::text, '/methodology/synthesis'`,
  `kim_syntheses s join users c on c.id = s.learner_id and c.deleted_at is null
    where s.family_id = $3 and s.state = 'handed-in' and s.learner_id <> $1`,
  's.handed_in_at',
);
/** The texts under which a parent lets a teacher score. */
const LETS_SCORE = TEACHER_CONSENT_VERSIONS.filter((version) => agreedSince(version, SCORER.consentSince))
  .map((version) => `'${version}'`)
  .join(', ');
/** Told to a teacher who may score it: one line a day for each child, however much was handed in. */
const TO_SCORE = source(
  `'synthesis', 'to-score', 'to-score:' || s.learner_id || ':' || ${DAY('s.handed_in_at')}, c.first_name, '',
    s.handed_in_at, null::text, '/methodology/synthesis#write'`,
  `kim_syntheses s join users c on c.id = s.learner_id and c.deleted_at is null
    join child_teachers l on l.child_id = s.learner_id and l.accepted_at is not null and l.ended_at is null
      and l.sees_progress
    where l.teacher_id = $1 and s.state = 'handed-in'
      and (select k.text_version from teacher_consents k where k.link_id = l.id
        order by k.given_at desc limit 1) in (${LETS_SCORE})`,
  's.handed_in_at',
);
const ALERTS = source(
  `'alert', '', 'alert:' || t.id, c.first_name, '', t.at, null::text, '/dashboard/parent/privacy'`,
  `tutor_alerts t join users c on c.id = t.child_id and c.deleted_at is null
    where t.family_id = $3 and t.audience = 'family' and t.acknowledged_at is null`,
  't.at',
);
const LINKED = source(
  `'link', 'accepted', 'accepted:' || l.id, ${NAME('t')}, c.first_name, l.accepted_at, null::text, '/dashboard/parent/teachers'`,
  `child_teachers l join users t on t.id = l.teacher_id join users c on c.id = l.child_id and c.deleted_at is null
    where l.family_id = $3`,
  'l.accepted_at',
);
const ENDED_BY_TEACHER = source(
  `'link', 'ended', 'ended:' || l.id, ${NAME('t')}, c.first_name, l.ended_at, null::text, '/dashboard/parent/teachers'`,
  `child_teachers l join users t on t.id = l.teacher_id join users c on c.id = l.child_id and c.deleted_at is null
    where l.family_id = $3 and l.accepted_at is not null and l.ended_by = l.teacher_id`,
  'l.ended_at',
);
const COPIES = source(
  `'export', '', 'export:' || e.id, '', '', e.ready_at, null::text, '/dashboard/parent/privacy'`,
  `family_exports e where e.asked_by = $1 and e.state = 'ready'`,
  'e.ready_at',
);
const INVITED = source(
  `'invitation', '', 'invitation:' || l.id, ${NAME('p')}, c.first_name, l.invited_at, null::text, '/dashboard/messages'`,
  `child_teachers l join users c on c.id = l.child_id and c.deleted_at is null join users p on p.id = l.invited_by
    where l.teacher_id = $1 and l.accepted_at is null and l.ended_at is null`,
  'l.invited_at',
);
const ENDED_BY_FAMILY = source(
  `'link', 'ended', 'ended:' || l.id, ${NAME('p')}, c.first_name, l.ended_at, null::text, '/dashboard/messages'`,
  `child_teachers l join users c on c.id = l.child_id and c.deleted_at is null join users p on p.id = l.ended_by
    where l.teacher_id = $1 and l.accepted_at is not null and l.ended_by <> $1`,
  'l.ended_at',
);
/** The title is the id of what was given: its words are the content's; the name is the teacher's who gave it, if any. */
const GIVEN = source(
  `'assignment', s.kind, 'assignment:' || s.id, coalesce(${NAME('g')}, ''), coalesce(s.lesson_id, s.skill), s.given_at, s.due_on::text,
    case when s.kind = 'lesson' then '/lessons/' || s.lesson_id else '/dashboard/practice' end`,
  `assignments s left join users g on g.id = s.given_by and s.by_teacher
    where s.child_id = $1 and s.given_by is distinct from $1 and s.completed_at is null`,
  's.given_at',
);
/** Told once where several children of the family got the same for the same day. */
const GIVEN_BY_TEACHER = source(
  `'assignment', s.kind, 'given:' || g.id || ':' || coalesce(s.lesson_id, s.skill) || ':' || s.due_on, ${NAME('g')}, coalesce(s.lesson_id, s.skill), s.given_at, s.due_on::text,
    '/dashboard/parent/assignments'`,
  `assignments s join users g on g.id = s.given_by
    where s.family_id = $3 and s.by_teacher and s.completed_at is null`,
  's.given_at',
);
const READ_SYNTHESES = source(
  `'synthesis', 'scored', 'scored:' || s.id, '', '', s.scored_at, null::text, '/methodology/synthesis'`,
  `kim_syntheses s where s.learner_id = $1 and s.state = 'scored'`,
  's.scored_at',
);
/** A text that binds the reader gets a new version: what it is called is the edge's. */
const NEW_TEXTS = source(
  `'legal', g.text_name, 'legal:' || g.text_name || ':' || g.version, '', '', g.told_at, g.applies_on::text,
    '/legal/' || g.text_name || '-v-' || g.version`,
  'legal_notices g where g.user_id = $1',
  'g.told_at',
);

const OF_LIVE_LINK = `m.link_id in (select id from child_teachers
  where teacher_id = $1 and accepted_at is not null and ended_at is null)`;

const SOURCES: Readonly<Record<Role, readonly string[]>> = {
  parent: [
    messagesWhere(
      `m.child_id in (select id from users where family_id = $3 and role = 'student' and deleted_at is null)`,
      '/dashboard/parent/messages',
    ),
    announcementsAt('/dashboard/parent/announcements'),
    LESSONS,
    WAITING_SYNTHESES,
    ALERTS,
    LINKED,
    ENDED_BY_TEACHER,
    GIVEN_BY_TEACHER,
    COPIES,
    NEW_TEXTS,
  ],
  student: [
    messagesWhere(`m.child_id = $1 and m.kind <> 'grown-ups'`, '/dashboard/messages'),
    announcementsAt('/dashboard/messages'),
    GIVEN,
    READ_SYNTHESES,
    NEW_TEXTS,
  ],
  teacher: [
    messagesWhere(OF_LIVE_LINK, '/dashboard/messages'),
    announcementsAt('/dashboard/messages'),
    INVITED,
    ENDED_BY_FAMILY,
    TO_SCORE,
    NEW_TEXTS,
  ],
  admin: [messagesWhere('false', '/dashboard/messages'), announcementsAt('/dashboard/messages'), NEW_TEXTS],
};

/** What happened for a person of a role, of every kind they hear of, in one statement. */
export const HAPPENINGS: Readonly<Record<Role, string>> = {
  parent: SOURCES.parent.join('\nunion all\n'),
  student: SOURCES.student.join('\nunion all\n'),
  teacher: SOURCES.teacher.join('\nunion all\n'),
  admin: SOURCES.admin.join('\nunion all\n'),
};
