import type { Database, Executor } from '../../db/database.ts';
import { sql } from 'drizzle-orm';

/** What was decided while the product runs; null: as the environment says. */
export interface InstallationRow {
  readonly isSignUpOpen: boolean;
  readonly operatorName: string | null;
  readonly operatorAddress: string | null;
  readonly operatorPhone: string | null;
  readonly contact: string | null;
  readonly sellsPlans: boolean;
}

export interface SettingsChange {
  readonly id: string;
  readonly at: Date;
  readonly by: string | null;
  readonly fields: readonly string[];
}

/** As long as nobody decided anything. */
const UNDECIDED: InstallationRow = {
  isSignUpOpen: true,
  operatorName: null,
  operatorAddress: null,
  operatorPhone: null,
  contact: null,
  sellsPlans: true,
};
const SETTINGS = {
  name: 'installation-settings',
  text: `select is_sign_up_open as "isSignUpOpen", operator_name as "operatorName",
    operator_address as "operatorAddress", operator_phone as "operatorPhone", contact,
    sells_plans as "sellsPlans" from installation_settings`,
};
const CHANGES = `select e.id, e.at, nullif(trim(u.first_name || ' ' || u.last_name), '') as by,
    array(select jsonb_array_elements_text(e.detail->'fields')) as fields
  from audit_entries e left join users u on u.id = e.actor_id
  where e.act = 'settings-changed' order by e.at desc limit 10`;

/** The one row of what an installation decided. */
export function createInstallationStore({ pool }: Pick<Database, 'pool'>) {
  return {
    /** Within a transaction by its own connection: one that waits for a second holds up all others. */
    async read(within?: Executor): Promise<InstallationRow> {
      if (within === undefined) return (await pool.query<InstallationRow>(SETTINGS)).rows[0] ?? UNDECIDED;
      const { rows } = await within.execute<InstallationRow & Record<string, unknown>>(
        sql.raw(SETTINGS.text),
      );
      return rows[0] ?? UNDECIDED;
    },
    /** As it stands for whoever changes it next: others who change it wait for the end of the transaction. */
    async readToChange(tx: Executor): Promise<InstallationRow> {
      await tx.execute(sql`select pg_advisory_xact_lock(hashtext('installation-settings'))`);
      return this.read(tx);
    },
    async write(row: InstallationRow, at: Date, tx: Executor): Promise<void> {
      const { isSignUpOpen, operatorName, operatorAddress, operatorPhone, contact } = row;
      await tx.execute(sql`insert into installation_settings (is_sign_up_open, operator_name, operator_address,
          operator_phone, contact, sells_plans, changed_at)
        values (${isSignUpOpen}, ${operatorName}, ${operatorAddress}, ${operatorPhone}, ${contact}, ${row.sellsPlans},
          ${at.toISOString()})
        on conflict (is_only) do update set is_sign_up_open = excluded.is_sign_up_open,
          operator_name = excluded.operator_name, operator_address = excluded.operator_address,
          operator_phone = excluded.operator_phone, contact = excluded.contact,
          sells_plans = excluded.sells_plans, changed_at = excluded.changed_at`);
    },
    async changes(): Promise<SettingsChange[]> {
      return (await pool.query<SettingsChange>(CHANGES)).rows;
    },
  };
}
export type InstallationStore = ReturnType<typeof createInstallationStore>;
