/** What a form was begun with, and when that was, in milliseconds of this page. */
export interface Start {
  stamp: string
  at: number
}

/** Asks for the stamp of a form that begins now; null when it cannot be had. */
export async function fetchStart(): Promise<Start | null> {
  try {
    const response = await fetch('/api/forms/start/', { cache: 'no-store' })
    const { stamp }: { stamp?: string } = await response.json()
    return stamp === undefined ? null : { stamp, at: performance.now() }
  } catch {
    return null
  }
}
