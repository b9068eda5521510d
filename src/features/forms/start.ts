/** A form's token, and when it was requested, in milliseconds of this page. */
export interface Start {
  stamp: string
  at: number
}

/** Requests the token of a new form; null on failure. */
export async function fetchStart(): Promise<Start | null> {
  try {
    const response = await fetch('/api/forms/start/', { cache: 'no-store' })
    const { stamp }: { stamp?: string } = await response.json()
    return stamp === undefined ? null : { stamp, at: performance.now() }
  } catch {
    return null
  }
}
