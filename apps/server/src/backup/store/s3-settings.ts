import { z } from 'zod';

/** The variables of an S3-compatible store, as `env.ts` reads them; those named AWS_ are AWS's own. */
export const s3Variables = {
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
  AWS_REGION: z.string().default('us-east-1'),
  BACKUP_S3_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'is not an address such as https://s3.example.org' })
    .optional(),
  BACKUP_S3_PATH_STYLE: z.enum(['on', 'off'], 'is on or off').optional(),
};
const shape = z.object(s3Variables);
type Variables = z.output<typeof shape>;

/** How an S3-compatible store is reached, and with which keys. */
export interface S3Settings {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken: string | null;
  readonly region: string;
  readonly endpoint: string;
  /** Whether the bucket stands in the path, and not in the host's name. */
  readonly isPathStyle: boolean;
}

/** Null where no keys are set. An endpoint of one's own is called in path style unless it is told otherwise. */
export function s3Of(values: Variables): S3Settings | null {
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (accessKeyId === undefined || secretAccessKey === undefined) return null;
  const { AWS_REGION: region } = values;
  const isOwn = values.BACKUP_S3_ENDPOINT !== undefined;
  return {
    accessKeyId,
    secretAccessKey,
    sessionToken: values.AWS_SESSION_TOKEN ?? null,
    region,
    endpoint: values.BACKUP_S3_ENDPOINT ?? `https://s3.${region}.amazonaws.com`,
    isPathStyle: values.BACKUP_S3_PATH_STYLE === undefined ? isOwn : values.BACKUP_S3_PATH_STYLE === 'on',
  };
}
