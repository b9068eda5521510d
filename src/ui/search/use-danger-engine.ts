import { useEffect, useState } from 'react'
import { type DangerEngine, readEngine } from '@/shared/words/judge-danger'
import { loadEngineFile } from './engine-file'

/** `failed`: absent, unreadable or late; the editors' words alone name dangers (behavior SEARCH-13). */
export type LoadedEngine = DangerEngine | 'loading' | 'failed'

/** Milliseconds until a sentence is advised without the engine; it is used all the same once it arrives. */
const LONGEST_WAIT = 4000

let known: DangerEngine | null = null

const loadEngine = async (): Promise<DangerEngine> => {
  known ??= readEngine(await loadEngineFile())
  return known
}

/** The engine of words: too large for pages, loaded once with a search. @param wish another one repeats a failed load, null loads nothing */
export function useDangerEngine(wish: string | null): LoadedEngine {
  const [engine, setEngine] = useState<LoadedEngine>(known ?? 'loading')
  const isMissing = typeof engine === 'string'

  useEffect(() => {
    if (!isMissing || wish === null) return
    let isShown = true
    const fail = () => isShown && setEngine('failed')
    const limit = setTimeout(fail, LONGEST_WAIT)
    loadEngine().then((found) => isShown && setEngine(found), fail)
    return () => {
      isShown = false
      clearTimeout(limit)
    }
  }, [isMissing, wish])

  return engine
}
