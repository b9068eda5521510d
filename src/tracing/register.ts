import { ProxyTracerProvider, trace } from '@opentelemetry/api'
import { registerOTel } from '@vercel/otel'
import { withoutQueries } from './without-queries'

/**
 * Sends traces to the OTLP endpoint that the environment names (OTEL_EXPORTER_OTLP_ENDPOINT, _HEADERS, _PROTOCOL;
 * OTEL_SERVICE_NAME): Next's own spans of requests and rendering, and those of content calls. Other services are not told
 * of the trace they are part of.
 */
export function registerTracing(): void {
  registerOTel({
    serviceName: 'brisamenta-site',
    spanProcessors: [withoutQueries, 'auto'],
    instrumentationConfig: { fetch: { dontPropagateContextUrls: [/.*/] } },
  })
}

const hasFlush = (value: unknown): value is { forceFlush(): Promise<void> } =>
  typeof value === 'object' && value !== null && 'forceFlush' in value

/** Sends what is still waiting to be sent; never throws. */
export async function flushTraces(): Promise<void> {
  const provider = trace.getTracerProvider()
  const real = provider instanceof ProxyTracerProvider ? provider.getDelegate() : provider
  if (hasFlush(real)) await real.forceFlush().catch(() => undefined)
}
