import {
  type Attributes,
  ROOT_CONTEXT,
  context,
  propagation,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api'

// This tracer of OpenTelemetry records nothing before `startTracing` is called.
const tracer = () => trace.getTracer('mywater')

/** Sends the remaining spans and stops the tracing. */
export type StopTracing = () => Promise<void>

/**
 * Sends spans by OTLP (HTTP, JSON) to the collector at `endpoint`, for example `http://localhost:4318`. Spans contain
 * names of operations, SQL statements with placeholders, and times. Spans contain no personal data.
 */
export const startTracing = async (endpoint: string): Promise<StopTracing> => {
  const [{ OTLPTraceExporter }, { BatchSpanProcessor, TracerProvider }, hooks, core, resources] =
    await Promise.all([
      import('@opentelemetry/exporter-trace-otlp-http'),
      import('@opentelemetry/sdk-trace'),
      import('@opentelemetry/context-async-hooks'),
      import('@opentelemetry/core'),
      import('@opentelemetry/resources'),
    ])
  const exporter = new OTLPTraceExporter({
    url: new URL('v1/traces', `${endpoint.replace(/\/$/, '')}/`).href,
  })
  const provider = new TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': 'mywater' }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  })
  context.setGlobalContextManager(new hooks.AsyncLocalStorageContextManager().enable())
  propagation.setGlobalPropagator(new core.W3CTraceContextPropagator())
  trace.setGlobalTracerProvider(provider)
  return () => provider.shutdown()
}

/**
 * Runs `work` as the first span of a new trace. If the request's headers contain the id of a span of the caller, the
 * new span contains a link to that span, but is not part of its trace. Any client can send such headers, so they must
 * not extend a trace of the server or decide whether the server records a trace.
 */
export const traceRequest = <Value>(
  name: string,
  headers: Readonly<Record<string, string>>,
  work: (span: Span) => Promise<Value>,
): Promise<Value> => {
  const caller = trace.getSpanContext(propagation.extract(ROOT_CONTEXT, headers))
  const options = { kind: SpanKind.SERVER, root: true, links: caller ? [{ context: caller }] : [] }
  return tracer().startActiveSpan(name, options, async (span) => {
    try {
      return await work(span)
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR })
      throw error
    } finally {
      span.end()
    }
  })
}

/** Adds a finished child span to the current span. The child span began `milliseconds` ago and ends now. */
export const traceDone = (name: string, milliseconds: number, attributes: Attributes): void => {
  const end = Date.now()
  tracer()
    .startSpan(name, { kind: SpanKind.CLIENT, startTime: end - milliseconds, attributes })
    .end(end)
}
