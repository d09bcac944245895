import { z } from 'zod';

const TOKEN_MIN = 32;
const PORT_MAX = 65_535;

/** The variables about watching the server from outside, as `env.ts` reads them. */
export const observeVariables = {
  METRICS_PORT: z.coerce
    .number('is not a number')
    .int('is not a whole number')
    .min(0, 'is below 0')
    .max(PORT_MAX, `is above ${PORT_MAX}`)
    .optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  HEALTH_TOKEN: z.string().min(TOKEN_MIN, `needs at least ${TOKEN_MIN} characters`).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'is not an address such as http://127.0.0.1:4318' })
    .optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: z
    .url({ protocol: /^https?$/, error: 'is not an address such as http://127.0.0.1:4318/v1/traces' })
    .optional(),
  OTEL_EXPORTER_OTLP_PROTOCOL: z
    .enum(['http/json', 'http/protobuf'], 'is http/json: grpc is not spoken')
    .optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z.string().optional(),
  OTEL_SERVICE_NAME: z.string().default('ori-academy'),
  OTEL_TRACES_SAMPLER: z.string().optional(),
  OTEL_TRACES_SAMPLER_ARG: z.string().optional(),
  OTEL_SDK_DISABLED: z.string().optional(),
};
const shape = z.object(observeVariables);
type Variables = z.output<typeof shape>;

export interface ObserveSettings {
  /** Where metrics are read from; null: nowhere. Port 0 picks a free one. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** Opens the depth of health to who shows it. */
  readonly healthToken: string | null;
  /** Whose spans they are; null: none are sent. The library reads its other variables itself. */
  readonly traces: { readonly serviceName: string } | null;
}

/** The settings that the variables come to. */
export function observeOf(values: Variables): ObserveSettings {
  const endpoint = values.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? values.OTEL_EXPORTER_OTLP_ENDPOINT;
  const isTraced = endpoint !== undefined && values.OTEL_SDK_DISABLED?.toLowerCase() !== 'true';
  return {
    metrics:
      values.METRICS_PORT === undefined ? null : { host: values.METRICS_HOST, port: values.METRICS_PORT },
    healthToken: values.HEALTH_TOKEN ?? null,
    traces: isTraced ? { serviceName: values.OTEL_SERVICE_NAME } : null,
  };
}
