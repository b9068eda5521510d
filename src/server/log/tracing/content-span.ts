import { type Span, SpanStatusCode, trace } from '@opentelemetry/api'

/** What is reported of a content call: never addresses or tokens. */
export interface ContentCallNotes {
  contentType: string | undefined
  status: number | null
  attempt: number
}

/** Costs next to nothing while no traces are collected: the API then hands out spans that do nothing. */
const tracer = trace.getTracer('content')

const note = (span: Span, { contentType, status, attempt }: ContentCallNotes): void => {
  span.setAttributes({
    'content.type': contentType ?? 'any',
    'content.attempts': attempt,
    ...(status !== null && { 'http.response.status_code': status }),
  })
}

/** A span round a question to the content service with all its attempts; failures are marked with their code. */
export function withContentSpan<Answer>(
  work: (report: (notes: ContentCallNotes) => void) => Promise<Answer>,
): Promise<Answer> {
  return tracer.startActiveSpan('content.ask', async (span) => {
    try {
      return await work((notes) => note(span, notes))
    } catch (error) {
      const code =
        typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : 'unknown'
      span.setAttribute('content.error', code)
      span.setStatus({ code: SpanStatusCode.ERROR, message: code })
      throw error
    } finally {
      span.end()
    }
  })
}
