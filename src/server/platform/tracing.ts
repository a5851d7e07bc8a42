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

// Records nothing before `startTracing` is called.
const tracer = () => trace.getTracer('mywater')

/** Sends the remaining spans. */
export type StopTracing = () => Promise<void>

/** OTLP (HTTP, JSON), for example to `http://localhost:4318`. Spans contain no personal data. */
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
 * A link to the caller's span, not a part of its trace: any client can send such headers, which must not extend a trace
 * of the server or decide whether one is recorded.
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

/** Began `milliseconds` ago and ends now. */
export const traceDone = (name: string, milliseconds: number, attributes: Attributes): void => {
  const end = Date.now()
  tracer()
    .startSpan(name, { kind: SpanKind.CLIENT, startTime: end - milliseconds, attributes })
    .end(end)
}
