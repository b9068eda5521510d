import { useCallback, useEffect, useState } from 'react'
import type { Refusal } from '../api'
import { words } from './words'

/** A request that was refused, with reasons for editors. */
export class Refused extends Error {
  readonly refusals: Refusal[]

  constructor(refusals: Refusal[]) {
    super(refusals.map(({ text }) => text).join(' '))
    this.refusals = refusals
  }
}

/** Sends a request to the desk's server. @throws Refused */
export async function requestJson<Result>(path: string, method = 'GET', body?: object): Promise<Result> {
  const reply = await fetch(path, {
    method,
    ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => null)
  if (reply === null) throw new Refused([{ field: null, text: words.unreachable }])
  const data = await reply.json().catch(() => null)
  if (reply.ok) return data as Result
  const refusals: Refusal[] = data?.refusals ?? []
  throw new Refused(
    refusals.length > 0 ? refusals : [{ field: null, text: data?.error ?? words.unreachable }],
  )
}

export interface Loaded<Result> {
  data: Result | null
  error: string | null
  reload: () => void
}

/** Loads an address of the desk when a component is shown, and again on demand: the previous data is shown meanwhile. */
export function useLoad<Result>(path: string): Loaded<Result> {
  const [state, setState] = useState<{ data: Result | null; error: string | null }>({
    data: null,
    error: null,
  })
  const reload = useCallback(() => {
    requestJson<Result>(path).then(
      (data) => setState({ data, error: null }),
      (error: Error) => setState(({ data }) => ({ data, error: error.message })),
    )
  }, [path])
  useEffect(reload, [reload])
  return { ...state, reload }
}
