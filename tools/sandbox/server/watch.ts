import type { SpaceExport } from '@sandbox/export-format'
import { type FSWatcher, watch } from 'chokidar'
import type { SandboxStore } from './store/store'

const SETTLE_MS = 80

const report = (text: string): void => {
  process.stdout.write(`${text}\n`)
}

export interface WatchedSpace {
  /** Files and folders of the space. */
  paths: string[]
  read: () => Promise<SpaceExport>
}

/**
 * Takes over edits of a space's files as they are saved; files with mistakes leave the space as it was.
 * @param follow called when something has changed
 */
export function watchSpace(
  store: SandboxStore,
  { paths, read }: WatchedSpace,
  follow: () => Promise<void>,
): FSWatcher {
  let timer: NodeJS.Timeout | undefined
  const reload = async (): Promise<void> => {
    try {
      const changed = store.replace(await read())
      if (changed === 0) return
      report(`Space: ${changed} change(s) taken over.`)
      await follow()
    } catch (error) {
      report(error instanceof Error ? error.message : String(error))
    }
  }
  // A large file is read once it is complete.
  const watcher = watch(paths, { ignoreInitial: true, awaitWriteFinish: { stabilityThreshold: SETTLE_MS } })
  watcher.on('all', () => {
    clearTimeout(timer)
    timer = setTimeout(() => void reload(), SETTLE_MS)
  })
  return watcher
}
