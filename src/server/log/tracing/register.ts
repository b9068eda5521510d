import { ProxyTracerProvider, trace } from '@opentelemetry/api'
import { registerOTel } from '@vercel/otel'
import { withoutQueries } from './without-queries'

/** Sends Next's spans and those of content calls to the OTLP endpoint. Other services do not learn of the trace. */
export function registerTracing(): void {
  registerOTel({
    serviceName: 'site',
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
