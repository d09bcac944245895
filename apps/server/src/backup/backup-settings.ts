import path from 'node:path';
import { type KeepRule, readKeepRule } from '@ori/core/administration/kept-backups';
import { z } from 'zod';

const HOURS = 24;
const HOURS_MAX = 168;

/** The variables about backups, as `env.ts` reads them. */
export const backupVariables = {
  BACKUP_TO: z.string().optional(),
  BACKUP_EVERY_HOURS: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(1, 'is below 1')
    .max(HOURS_MAX, `is above ${HOURS_MAX}`)
    .default(HOURS),
  BACKUP_KEEP: z
    .string()
    .refine((text) => readKeepRule(text) !== null, 'is not a rule such as days=7,weeks=4,months=12')
    .default('days=7,weeks=4,months=12'),
  BACKUP_PASSPHRASE_FILE: z.string().optional(),
  BACKUP_PUBLIC_KEY_FILE: z.string().optional(),
};
const shape = z.object(backupVariables);
type Variables = z.output<typeof shape>;

/** Where backups go, and what closes them; the files are read when one is made. */
export interface BackupSettings {
  /** Null: none is made by itself. */
  readonly to: string | null;
  readonly everyHours: number;
  readonly keep: KeepRule | null;
  readonly passphraseFile: string | null;
  readonly publicKeyFile: string | null;
}

/** The settings that the variables come to. */
export function backupOf(values: Variables): BackupSettings {
  return {
    to: values.BACKUP_TO === undefined ? null : path.resolve(values.BACKUP_TO),
    everyHours: values.BACKUP_EVERY_HOURS,
    keep: readKeepRule(values.BACKUP_KEEP),
    passphraseFile: values.BACKUP_PASSPHRASE_FILE ?? null,
    publicKeyFile: values.BACKUP_PUBLIC_KEY_FILE ?? null,
  };
}

/** What is wrong with them together. */
export function missingForBackup(values: Variables): string[] {
  const files = [values.BACKUP_PASSPHRASE_FILE, values.BACKUP_PUBLIC_KEY_FILE];
  const given = files.filter((file) => file !== undefined).length;
  if (given > 1) return ['BACKUP_PASSPHRASE_FILE or BACKUP_PUBLIC_KEY_FILE is needed, not both'];
  if (values.BACKUP_TO === undefined || given === 1) return [];
  return ['BACKUP_PASSPHRASE_FILE or BACKUP_PUBLIC_KEY_FILE is needed with BACKUP_TO'];
}
