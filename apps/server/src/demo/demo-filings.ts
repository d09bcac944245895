import { addDays } from '@ori/core/learning/day-of';
import type { Recording } from './demo-recording.ts';

/** Handed in so many days before it was due. */
const EARLY_DAYS = 9;
/** More than any state asks for in a year. */
const DUTIES_MOST = 100;
const WRITTEN = { receipt: '', note: '', correctionOf: null };

/**
 * What the law asked for up to today was handed in, in good time; what is due later is left open, so that the rooms
 * show both.
 */
export async function makeDemoFilings({ parent, child, today, idOf, on }: Recording): Promise<void> {
  const told = await on(today).records.years.list(parent, child.userId);
  if (!told.ok) return;
  for (const { id: yearId, startsOn } of told.value.years) {
    const childId = child.userId;
    const asked = await on(today).stateLaw.filings.requirements.of(parent, { childId, yearId });
    if (!asked.ok) throw new Error(`The demo family was not told the law: ${asked.failure}`);
    for (const [at, { dutyId, part, dueOn, isSent, filing }] of asked.value.duties.entries()) {
      if (dueOn === null || dueOn >= today || filing !== null) continue;
      const sentOn = addDays(dueOn, -EARLY_DAYS);
      const id = idOf('filing', Number(startsOn.slice(0, 4)) * DUTIES_MOST + at);
      const written = { id, childId, yearId, dutyId, part, sentOn, ...WRITTEN };
      const method = isSent ? ('mail' as const) : ('kept' as const);
      const filed = await on(sentOn).stateLaw.filings.add(parent, { ...written, method });
      if (!filed.ok) throw new Error(`The demo family was refused a filing: ${filed.failure}`);
    }
  }
}
