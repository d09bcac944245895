import type { AppDeps } from './app.deps.ts';
import { MIGRATIONS_DIR } from './db/database.ts';
import { latestMigration } from './db/migrate.ts';
import type { AdministrationService } from './features/administration/administration.service.ts';

/** What the health of the installation is read from. */
export async function healthOf(
  deps: AppDeps,
  { administration }: { readonly administration: Pick<AdministrationService, 'alarms'> },
) {
  const { database, content, setup, uptimeSeconds, now, healthToken = null } = deps;
  return {
    pool: database.pool,
    version: setup?.version ?? '',
    contentVersion: content.version,
    uptimeSeconds,
    now,
    disk: setup?.disk ?? (async () => null),
    alarms: administration.alarms.standing,
    schema: await latestMigration(MIGRATIONS_DIR),
    healthToken,
  };
}
