import { z } from 'zod';
import type { NewJob, Queue } from '../../../queue/queue.ts';

/** Tells whom an alert is for; kept with the alert itself. */
export const ALERT_TASK = 'alert';
const DELIVERED_TASK = 'alert-delivered';

const keyOf = (id: string): string => `alert:${id}`;
/** The same of the row `a`, in SQL. */
export const ALERT_KEY_SQL = `'alert:' || a.id`;

export const alertJob = (id: string): NewJob => ({
  task: ALERT_TASK,
  payload: { id },
  urgency: 'danger',
  key: keyOf(id),
});

/** Notes that a letter about these alerts left. */
export const deliveredJob = (ids: readonly string[]): NewJob => ({
  task: DELIVERED_TASK,
  payload: { ids },
  urgency: 'danger',
});

const one = z.object({ id: z.uuid() });
const some = z.object({ ids: z.array(z.uuid()) });

interface Alerts {
  raised(id: string): Promise<void>;
  delivered(ids: readonly string[]): Promise<void>;
}

/** Says who tells of alerts. */
export function handleAlerts(queue: Pick<Queue, 'handle'>, alerts: Alerts): void {
  queue.handle(ALERT_TASK, (payload) => alerts.raised(one.parse(payload).id));
  queue.handle(DELIVERED_TASK, (payload) => alerts.delivered(some.parse(payload).ids));
}
