import { processWide } from '@/shared/utils/process-wide'

/** A rendering that has ended and was stored, or was older than the stored page. */
export interface Rendering {
  /** When it began: this machine's clock, milliseconds since 1970. */
  began: number
  /** False while Redis has not taken the page. */
  isShared: boolean
  /** Whether it failed, so that the last page stays. */
  isRetained: boolean
}

type Listener = (rendering: Rendering) => void

/** By path without its final slash. Shared by the process: Next bundles pages apart from API routes. */
const awaited = processWide('awaited-pages', () => new Map<string, Set<Listener>>())

/** Why a page could not be rendered, and whether an editor has to correct it. */
export interface PageFailure {
  reason: string
  isOfEditors: boolean
}

/** Pages whose last rendering failed, by path without its final slash; likewise. */
const failures = processWide('page-failures', () => new Map<string, PageFailure>())

const bare = (path: string): string => path.replace(/\/+$/, '')

/** Whether somebody waits for the page of a path. */
export function isAwaited(path: string): boolean {
  return awaited.has(bare(path))
}

/** Notes how the last rendering of a path ended; null: well. */
export function noteFailure(path: string, failure: PageFailure | null): void {
  if (failure) failures.set(bare(path), failure)
  else failures.delete(bare(path))
}

export function failureOf(path: string): PageFailure | null {
  return failures.get(bare(path)) ?? null
}

/** Reports a rendering to whoever waits for the page of this path. */
export function noteRendering(path: string, rendering: Rendering): void {
  for (const listener of awaited.get(bare(path)) ?? []) listener(rendering)
}

/** The latest rendering that ended during the work; null when none was stored. @throws what the work throws */
export async function latestRendering(path: string, work: () => Promise<void>): Promise<Rendering | null> {
  const key = bare(path)
  const listeners = awaited.get(key) ?? new Set()
  awaited.set(key, listeners)
  let latest: Rendering | null = null
  const listener: Listener = (rendering) => {
    if (!latest || rendering.began >= latest.began) latest = rendering
  }
  listeners.add(listener)
  try {
    await work()
    return latest
  } finally {
    listeners.delete(listener)
    if (listeners.size === 0) awaited.delete(key)
  }
}
