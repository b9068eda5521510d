import { rmSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import type { Service } from './services'

const noteSchema = z.object({ pid: z.number().int().positive(), url: z.url(), folder: z.string() })

/** Which process runs something of this checkout, at which address; the folder of a note that was copied with it is another. */
export type RunningNote = z.infer<typeof noteSchema>

/** Whether a process exists, whoever its owner is. */
export function isProcessRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const folderOf = (file: string): string => path.resolve(path.dirname(file))

/** The note of a process that still runs; null when there is none. */
export async function readNote(file: string): Promise<RunningNote | null> {
  const note = noteSchema.safeParse(parsed(await readFile(file, 'utf8').catch(() => '')))
  const isHere = note.success && note.data.folder === folderOf(file)
  return isHere && isProcessRunning(note.data.pid) ? note.data : null
}

/** The notes of a folder whose processes still run. */
export async function readNotes(folder: string): Promise<RunningNote[]> {
  const files = await readdir(folder).catch(() => [])
  const notes = await Promise.all(files.map((file) => readNote(path.join(folder, file))))
  return notes.filter((note) => note !== null)
}

/** Records the address of a service until it ends; the record of another that still runs stays. */
export async function writeNote(file: string, service: Service, url: string): Promise<void> {
  if (service.pid === undefined || (await readNote(file)) !== null) return
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(
    file,
    JSON.stringify({ pid: service.pid, url, folder: folderOf(file) } satisfies RunningNote),
  )
  // At once: whoever ends the service may end right after it.
  void service.ended.then(() => rmSync(file, { force: true }))
}
