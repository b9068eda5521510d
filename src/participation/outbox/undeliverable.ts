/** Fails a job without retries. The code has neither address nor text. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(`cannot be done: ${code}`, options)
    this.code = code
  }
}

/** A failure's code, for storage and logs: messages of servers contain addresses and are not used. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  const status = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return `${code}${status}`.slice(0, 80)
}
