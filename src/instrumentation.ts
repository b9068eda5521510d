import type { Instrumentation } from 'next'

/** Runs once in every server that starts, before its first request (Next's instrumentation hook). */
export async function register(): Promise<void> {
  // After an early return the import would still be followed.
  // biome-ignore lint/style/noProcessEnv: Next compiles this file for the edge, too, and replaces the variable.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { startUp } = await import('@/server/start/start-up')
    await startUp()
  }
}

/** Runs after a page failed and before its error page: one line in the log, and the status of an outage. */
export const onRequestError: Instrumentation.onRequestError = async (...failure) => {
  // biome-ignore lint/style/noProcessEnv: as above.
  if (process.env.NEXT_RUNTIME === 'nodejs') {
    const { logRequestError } = await import('@/server/http/request-error')
    const { respondToOutage } = await import('@/server/start/outage-response')
    logRequestError(...failure)
    await respondToOutage(...failure)
  }
}
