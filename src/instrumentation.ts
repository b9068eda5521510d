import type { Instrumentation } from 'next'

/** Runs once in every server that starts, before its first request (Next's instrumentation hook). */
export async function register(): Promise<void> {
  // Next compiles this file for the edge runtime too and replaces the variable there: only an import inside the condition is
  // left out then. After an early return it would still be followed, down to packages that need Node.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startUp } = await import('@/health/start-up')
    await startUp()
  }
}

/** Runs after a page failed and before its error page: one line in the log, and the status of an outage. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logRequestError } = await import('@/logging/request-error')
    const { answerOutage } = await import('@/health/outage-answer')
    logRequestError(...failure)
    await answerOutage(...failure)
  }
}
