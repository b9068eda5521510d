/** Runs once in every server that starts, before its first request (Next's instrumentation hook). */
export const register = async (): Promise<void> => {
  // Replaced when the site is built: what follows is for Node only, and its modules are not even read elsewhere.
  if (process.env.NEXT_RUNTIME !== 'nodejs') return
  const { startUp } = await import('@/health/start-up')
  await startUp()
}
