import { type KeepRule, readKeepRule } from '@ori/core/administration/kept-backups';
import { z } from 'zod';
import { isS3, placeOf, readS3Place } from './store/s3-place.ts';
import { s3Of, type S3Settings, s3Variables } from './store/s3-settings.ts';

const HOURS = 24;
const HOURS_MAX = 168;
const LOG_DAYS = 7;
const LOG_DAYS_MAX = 400;

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
  BACKUP_WAL: z.enum(['on', 'off'], 'is on or off').default('off'),
  BACKUP_WAL_DAYS: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(1, 'is below 1')
    .max(LOG_DAYS_MAX, `is above ${LOG_DAYS_MAX}`)
    .default(LOG_DAYS),
  ...s3Variables,
};
const shape = z.object(backupVariables);
type Variables = z.output<typeof shape>;

/** Where backups go, and what closes them; the files are read when one is made. */
export interface BackupSettings {
  /** A folder, or `s3://bucket/prefix`. Null: none is made by itself. */
  readonly to: string | null;
  readonly everyHours: number;
  readonly keep: KeepRule | null;
  readonly passphraseFile: string | null;
  readonly publicKeyFile: string | null;
  /** Whether the embedded database's log is kept, so that a moment can be restored. */
  readonly isLogKept: boolean;
  /** How many days back that moment may be. */
  readonly logDays: number;
  /** Null: no keys for an S3-compatible store are set. */
  readonly s3: S3Settings | null;
}

/** The settings that the variables come to. */
export function backupOf(values: Variables): BackupSettings {
  return {
    to: values.BACKUP_TO === undefined ? null : placeOf(values.BACKUP_TO),
    everyHours: values.BACKUP_EVERY_HOURS,
    keep: readKeepRule(values.BACKUP_KEEP),
    passphraseFile: values.BACKUP_PASSPHRASE_FILE ?? null,
    publicKeyFile: values.BACKUP_PUBLIC_KEY_FILE ?? null,
    isLogKept: values.BACKUP_WAL === 'on',
    logDays: values.BACKUP_WAL_DAYS,
    s3: s3Of(values),
  };
}

function missingForS3(values: Variables): string[] {
  const { BACKUP_TO: to } = values;
  if (to === undefined || !isS3(to)) return [];
  const complaints: string[] = [];
  if (readS3Place(to) === null) complaints.push('BACKUP_TO is not an address such as s3://bucket/prefix');
  if (s3Of(values) === null)
    complaints.push('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are needed with BACKUP_TO=s3://');
  return complaints;
}

function missingForLog(values: Variables, databaseUrl: string | undefined): string[] {
  if (values.BACKUP_WAL === 'off') return [];
  const complaints: string[] = [];
  if (values.BACKUP_TO === undefined) complaints.push('BACKUP_TO is needed with BACKUP_WAL=on');
  if (databaseUrl !== undefined)
    complaints.push('BACKUP_WAL=on is for the embedded database: a server of DATABASE_URL keeps its own log');
  return complaints;
}

/** What is wrong with them together. */
export function missingForBackup(
  values: Variables & { readonly DATABASE_URL?: string | undefined },
): string[] {
  return [...missingForS3(values), ...missingForLog(values, values.DATABASE_URL), ...missingForLock(values)];
}

function missingForLock(values: Variables): string[] {
  const files = [values.BACKUP_PASSPHRASE_FILE, values.BACKUP_PUBLIC_KEY_FILE];
  const given = files.filter((file) => file !== undefined).length;
  if (given > 1) return ['BACKUP_PASSPHRASE_FILE or BACKUP_PUBLIC_KEY_FILE is needed, not both'];
  if (values.BACKUP_TO === undefined || given === 1) return [];
  return ['BACKUP_PASSPHRASE_FILE or BACKUP_PUBLIC_KEY_FILE is needed with BACKUP_TO'];
}
