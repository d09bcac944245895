import { AsyncLocalStorage } from 'node:async_hooks';
import type { Context, Span, SpanKind } from '@opentelemetry/api';
import type { Log } from '../db/log.ts';
import { reasonOf } from '../queue/reason-of.ts';
import { PIECES, type Piece } from './work.ts';

interface TracingDeps {
  readonly serviceName: string;
  readonly version: string;
  readonly log: Pick<Log, 'warn'>;
}

const FAULT = 500;
const quiet = (): void => undefined;
/** What begins a trace; all else is told as a part of one, so that the queue's looking for work makes none. */
const ROOTS: readonly Piece['kind'][] = ['request', 'task'];

async function load() {
  const [api, base, exporter, resources] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace-base'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ]);
  return { ...api, ...base, ...exporter, ...resources };
}
type Library = Awaited<ReturnType<typeof load>>;

/** Where spans go: the address, headers, pace and sampling are read by the library from `OTEL_*`. */
function providerOf(library: Library, { serviceName, version }: TracingDeps) {
  const { BasicTracerProvider, BatchSpanProcessor, OTLPTraceExporter } = library;
  const told = library.detectResources({ detectors: [library.envDetector] });
  const own = library.resourceFromAttributes({ 'service.name': serviceName, 'service.version': version });
  return new BasicTracerProvider({
    resource: told.merge(own),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
}

function kindOf({ kind }: Piece, { SpanKind: Kinds }: Library): SpanKind {
  if (kind === 'request') return Kinds.SERVER;
  if (kind === 'statement') return Kinds.CLIENT;
  return kind === 'task' ? Kinds.CONSUMER : Kinds.INTERNAL;
}

/**
 * Sends a span for each request, and in it for each statement, drawing and sum; and for each task of the queue. To be
 * called before database and app are made. Nothing of a person is in a span: routes are patterns, statements names or
 * shapes, failures their class. The library is read only where it is asked for.
 */
export async function startTracing(deps: TracingDeps) {
  const library = await load();
  const { ROOT_CONTEXT, SpanStatusCode, trace, diag, DiagLogLevel } = library;
  const warn = (message: string) => deps.log.warn({ otel: message }, 'traces could not be sent');
  const logger = { error: warn, warn, info: quiet, debug: quiet, verbose: quiet };
  diag.setLogger(logger, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
  const provider = providerOf(library, deps);
  const tracer = provider.getTracer('ori-academy', deps.version);
  const within = new AsyncLocalStorage<Context | undefined>();
  const open = new WeakMap<Piece, { readonly span: Span; readonly context: Context }>();

  function begin(piece: Piece): Context | undefined {
    const begun = open.get(piece);
    if (begun) return begun.context;
    const parent = within.getStore();
    if (parent === undefined && !ROOTS.includes(piece.kind)) return undefined;
    const options = { kind: kindOf(piece, library), attributes: { ...piece.attributes } };
    const span = tracer.startSpan(piece.name, options, parent ?? ROOT_CONTEXT);
    const context = trace.setSpan(parent ?? ROOT_CONTEXT, span);
    open.set(piece, { span, context });
    return context;
  }

  const end = (message: unknown): void => {
    const piece = message as Piece;
    const span = open.get(piece)?.span;
    if (!span?.isRecording()) return;
    span.setAttributes({ ...piece.attributes });
    const status = Number(piece.attributes?.['http.response.status_code'] ?? 0);
    if (piece.error !== undefined) span.setAttribute('error.type', reasonOf(piece.error));
    if (piece.error !== undefined || status >= FAULT) span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  };

  PIECES.start.bindStore(within, begin);
  PIECES.asyncEnd.subscribe(end);
  PIECES.error.subscribe(end);
  return {
    flush: () => provider.forceFlush(),
    async close(): Promise<void> {
      PIECES.start.unbindStore(within);
      PIECES.asyncEnd.unsubscribe(end);
      PIECES.error.unsubscribe(end);
      await provider.shutdown();
    },
  };
}
export type Tracing = Awaited<ReturnType<typeof startTracing>>;
