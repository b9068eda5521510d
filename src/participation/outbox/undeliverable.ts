/** Work that no repetition will do: the job is dead at once. The code says why and holds neither address nor text. */
export class Undeliverable extends Error {
  override name = 'Undeliverable'
  readonly code: string

  constructor(code: string, options?: ErrorOptions) {
    super(`cannot be done: ${code}`, options)
    this.code = code
  }
}

/** A failure in a word that may be kept and logged: servers put addresses into their messages, so these are not read. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const code = 'code' in error ? String(error.code) : error.name
  const status = 'responseCode' in error ? ` ${String(error.responseCode)}` : ''
  return `${code}${status}`.slice(0, 80)
}
