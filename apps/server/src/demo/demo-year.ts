import type { Viewer } from '@ori/core/access/viewer';
import type { AppDeps } from '../app.deps.ts';
import type { Services } from '../app.ts';

interface People {
  readonly parent: Viewer;
  readonly child: Viewer;
}

/** A state that asks for much: days or hours, a log, samples and an evaluator. */
const LAW = { state: 'US-PA', pathway: 'home-education' } as const;

/** A school year, so that the record and what a state asks can be looked at. One that is there stays. */
export async function makeDemoYear(
  { newId }: Pick<AppDeps, 'newId'>,
  { records }: Pick<Services, 'records'>,
  { parent, child }: People,
): Promise<void> {
  const told = await records.years.list(parent, child.userId);
  if (!told.ok || told.value.years.length > 0) return;
  await records.years.set(parent, { ...told.value.proposed, ...LAW, id: newId() });
}
