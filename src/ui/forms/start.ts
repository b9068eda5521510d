/** A form's token, and when it was requested, in milliseconds of this page. */
export interface Start {
  /** Empty if the response had none: the response to the form brings one. */
  stamp: string
  at: number
}

/** @returns null if the network failed, of which `fetch` says no more. @throws what is a fault of this page */
export const fetchUnlessCut = (address: string, init: RequestInit): Promise<Response | null> =>
  fetch(address, init).catch((error: unknown) => {
    if (error instanceof TypeError) return null
    throw error
  })

/** Requests the token of a new form; null without network. @throws what is a fault of this page */
export async function fetchStart(): Promise<Start | null> {
  const response = await fetchUnlessCut('/api/forms/start/', { cache: 'no-store' })
  if (response === null) return null
  const { stamp = '' }: { stamp?: string } = await response.json().catch(() => ({}))
  return { stamp, at: performance.now() }
}
