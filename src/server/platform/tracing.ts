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

// without `startTracing` the API has no effect
const tracer = () => trace.getTracer('mywater')

/** Sends the remaining spans and stops. */
export type StopTracing = () => Promise<void>

/**
 * Sends spans by OTLP (HTTP, JSON) to the collector at `endpoint`, for example `http://localhost:4318`. Spans hold
 * names of operations, statements with placeholders and times, and no personal data.
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
 * Runs `work` as the first span of a new trace. The span in the caller's headers becomes a link: anybody can send
 * such a header, and must not add to our trace or decide whether it is kept.
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

/** Adds a span that took `milliseconds` and has ended to the current one. */
export const traceDone = (name: string, milliseconds: number, attributes: Attributes): void => {
  const end = Date.now()
  tracer()
    .startSpan(name, { kind: SpanKind.CLIENT, startTime: end - milliseconds, attributes })
    .end(end)
}
