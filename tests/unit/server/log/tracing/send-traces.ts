import { trace } from '@opentelemetry/api'
import { withContentSpan } from '@/server/log/tracing/content-span'
import { flushTraces, registerTracing } from '@/server/log/tracing/register'

/** Run by traces.test.ts as a process of its own: sends two content calls and one request, and ends. */
registerTracing()
await withContentSpan(async (tell) => tell({ contentType: 'productPage', status: 200, attempt: 2 }))
const failure = Object.assign(new Error('secret detail'), { code: 'timeout' })
await withContentSpan(() => Promise.reject(failure)).catch(() => undefined)
const attributes = { 'http.target': '/api/preview/?secret=hidden-one' }
trace.getTracer('test').startSpan('GET', { attributes }).end()
await flushTraces()
