import type { TutorMessage } from '@ori/contracts/tutor';
import { TUTOR_MESSAGES_A_MINUTE, type TutorPersonalityId } from '@ori/contracts/tutor-names';
import type { Learner } from '@ori/core/access/learner';
import type { Ladder } from '@ori/core/tutor/turn';
import type { Database } from '../../db/database.ts';
import { addJobSql } from '../../queue/queue.ts';
import { ALERT_KEY_SQL, ALERT_TASK } from './care/alert-jobs.ts';
import type { LimitsRow } from './care/limits.store.ts';
import { TUTOR_CHANNEL, type TutorNews } from './tutor-hub.ts';
import type { AlertAudience, KeptProblem } from './tutor.tables.ts';

/** The learner's day with the tutor so far. */
export interface DayRow {
  readonly activeMs: number;
  readonly worked: Readonly<Record<string, number>>;
  readonly inARowSince: string;
  readonly lastAt: string;
}

/** What a turn begins from, read at once. */
export interface TurnState {
  /** Whose turn it is; null when the account is gone. */
  readonly learner: Learner | null;
  readonly conversation: {
    readonly id: string;
    readonly sessionId: string;
    readonly revision: number;
    readonly isActive: boolean;
    readonly personality: TutorPersonalityId;
    readonly ladder: Ladder | null;
    readonly problem: KeptProblem | null;
  } | null;
  readonly limits: Pick<LimitsRow, 'mode' | 'dailyMinutes' | 'quietFrom' | 'quietTo' | 'modelVendor'> | null;
  readonly day: DayRow | null;
  /** Messages this person sent since `$4`. */
  readonly recent: number;
  readonly hasGuardian: boolean;
  /** How the consent that stands for them was shown. */
  readonly consentMethod: string | null;
  /** When alerts of the second tier were raised since `$5`, milliseconds since the epoch. */
  readonly earlierSoftMs: readonly number[];
}

/**
 * The conversation that is named, or else the active one; only ever the learner's own. Whoever listens to it is told
 * that a reply is on its way, unless this person has sent too much to get one.
 */
const STATE = `with talk as (
    select * from tutor_conversations c where c.learner_id = $1
      and case when $2::uuid is null then c.is_active else c.session_id = $2 end),
  sent as (
    select count(*)::int as recent from tutor_messages where learner_id = $1 and role = 'student' and at > $4),
  told as (
    select pg_notify($6, json_build_object('kind', 'typing', 'about', talk.session_id, 'isTyping', true)::text)
    from talk, sent where talk.is_active and sent.recent < $7)
  select
  (select json_build_object('userId', id, 'familyId', family_id, 'role', role, 'firstName', first_name,
      'ageGroup', age_group, 'gradeLevel', grade_level, 'timeZone', time_zone)
    from users where id = $1 and deleted_at is null) as learner,
  (select json_build_object('id', c.id, 'sessionId', c.session_id, 'revision', c.revision, 'isActive', c.is_active,
      'personality', c.personality, 'ladder', c.ladder, 'problem', c.problem)
    from talk c) as conversation,
  (select json_build_object('mode', mode, 'dailyMinutes', daily_minutes, 'quietFrom', quiet_from, 'quietTo', quiet_to,
      'modelVendor', model_vendor) from tutor_limits where child_id = $1) as limits,
  (select json_build_object('activeMs', active_ms, 'worked', worked, 'inARowSince', in_a_row_since, 'lastAt', last_at)
    from tutor_days where learner_id = $1 and day = $3) as day,
  (select recent from sent) as recent,
  (select count(*)::int from told) as told,
  exists (select 1 from guardianships where child_id = $1) as "hasGuardian",
  (select method from consents where child_id = $1 and revoked_at is null and grace_until is null) as "consentMethod",
  coalesce((select json_agg(extract(epoch from at) * 1000) from tutor_alerts
    where child_id = $1 and tier = 'S2' and at > $5), '[]') as "earlierSoftMs"`;

/** An alert as it is kept with the message that raised it. */
export interface NewAlert {
  readonly id: string;
  readonly tier: 'S1' | 'S2';
  readonly category: string;
  readonly audience: AlertAudience;
  readonly excerpt: string | null;
}

/** Everything a turn leaves behind. */
export interface Turn {
  readonly conversationId: string;
  readonly revision: number;
  readonly ladder: Ladder;
  readonly problem: KeptProblem | null;
  readonly sent: TutorMessage;
  readonly reply: TutorMessage;
  readonly isPrivate: boolean;
  readonly responseMs: number;
  readonly at: Date;
  readonly day: string;
  /** Milliseconds with the tutor that this turn adds to the day. */
  readonly activeMs: number;
  readonly inARowSince: Date;
  /** The skill whose whole solution was shown, or null. */
  readonly workedSkill: string | null;
  readonly alert: NewAlert | null;
  /** What a message that was turned away was about: it is counted, and nobody is told. */
  readonly redirected: string | null;
  readonly news: TutorNews;
}

/**
 * One statement, so one transaction: a turn is kept whole or not at all, with the job that tells of its alert, and told
 * of only when it is kept.
 */
const KEEP = `with turned as (
    update tutor_conversations set ladder = $3, problem = $4, revision = revision + 1, message_count = message_count + 1,
      total_messages = total_messages + 2, replies = replies + 1, response_ms = response_ms + $5, updated_at = $6, last_at = $6
    where id = $1 and revision = $2 and is_active
    returning id, learner_id, family_id),
  said as (
    insert into tutor_messages (id, conversation_id, learner_id, family_id, role, content, message_type, metadata, steps,
      citations, suggested_actions, follow_up_questions, twin, is_private, at)
    select m.id, t.id, t.learner_id, t.family_id, m.role, m.content, m."messageType", m.metadata, m.steps, m.citations,
      m."suggestedActions", m."followUpQuestions", m.twin, $8, m."timestamp"
    from turned t, jsonb_to_recordset($7::jsonb) as m (id uuid, role text, content text, "messageType" text, metadata jsonb,
      steps jsonb, citations jsonb, "suggestedActions" text[], "followUpQuestions" text[], twin jsonb, "timestamp" timestamptz)
    order by m.role),
  counted as (
    insert into tutor_days as d (learner_id, day, family_id, messages, active_ms, worked, in_a_row_since, last_at)
    select t.learner_id, $9::date, t.family_id, 1, $10, case when $11::text is null then '{}' else jsonb_build_object($11::text, 1) end,
      $12, $6 from turned t
    on conflict (family_id, learner_id, day) do update set messages = d.messages + 1, active_ms = d.active_ms + $10,
      worked = case when $11::text is null then d.worked
        else d.worked || jsonb_build_object($11::text, coalesce((d.worked ->> $11::text)::int, 0) + 1) end,
      in_a_row_since = $12, last_at = $6),
  alerted as (
    insert into tutor_alerts (id, child_id, family_id, tier, category, audience, excerpt, at)
    select a.id, t.learner_id, t.family_id, a.tier, a.category, a.audience, a.excerpt, $6
    from turned t, jsonb_to_recordset($13::jsonb) as a (id uuid, tier text, category text, audience text, excerpt text)),
  audited as (
    insert into audit_entries (id, family_id, actor_id, subject_id, act, detail, at)
    select a.id, t.family_id, null, t.learner_id, 'safety-alert', jsonb_build_object('tier', a.tier, 'audience', a.audience), $6
    from turned t, jsonb_to_recordset($13::jsonb) as a (id uuid, tier text, audience text)),
  queued as (
    select ${addJobSql(ALERT_TASK, 'danger', "json_build_object('id', a.id)", ALERT_KEY_SQL)}
    from turned t, jsonb_to_recordset($13::jsonb) as a (id uuid)),
  turned_away as (
    insert into tutor_redirects as r (day, category, messages)
    select ($6::timestamptz at time zone 'UTC')::date, $16::text, 1 from turned where $16::text is not null
    on conflict (day, category) do update set messages = r.messages + 1)
  select pg_notify($14, $15), (select count(*) from queued) from turned`;

/** Reads what a turn begins from, and keeps it whole. */
export function createTurnsStore({ pool }: Pick<Database, 'pool'>) {
  return {
    async stateOf(
      learnerId: string,
      sessionId: string | null,
      day: string,
      since: { readonly recent: Date; readonly soft: Date },
    ): Promise<TurnState> {
      const values = [
        learnerId,
        sessionId,
        day,
        since.recent,
        since.soft,
        TUTOR_CHANNEL,
        TUTOR_MESSAGES_A_MINUTE,
      ];
      const [row] = (await pool.query<TurnState>({ name: 'tutor-state', text: STATE, values })).rows;
      if (row === undefined) throw new Error('A row of states is always there');
      return row;
    },
    /** False when another turn of the same conversation was kept in between, or the conversation is over. */
    async keep(turn: Turn): Promise<boolean> {
      const values = [
        turn.conversationId,
        turn.revision,
        JSON.stringify(turn.ladder),
        turn.problem === null ? null : JSON.stringify(turn.problem),
        turn.responseMs,
        turn.at,
        JSON.stringify([turn.sent, turn.reply]),
        turn.isPrivate,
        turn.day,
        turn.activeMs,
        turn.workedSkill,
        turn.inARowSince,
        JSON.stringify(turn.alert === null ? [] : [turn.alert]),
        TUTOR_CHANNEL,
        JSON.stringify(turn.news),
        turn.redirected,
      ];
      return (await pool.query({ name: 'tutor-keep-turn', text: KEEP, values })).rowCount === 1;
    },
  };
}
export type TurnsStore = ReturnType<typeof createTurnsStore>;
