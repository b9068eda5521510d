import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { readSampleSpace, type SampleSpace } from '@sandbox/space/load'
import { describeProblem } from '@sandbox/space/loading/problem'
import { newFolder } from '@tests/factories/folder'

/** Runs with a folder that holds these files (path to text). */
export const withFolder = async <T>(
  files: Record<string, string>,
  run: (folder: string) => Promise<T>,
): Promise<T> => {
  const folder = newFolder()
  for (const [name, text] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, name)), { recursive: true })
    await writeFile(path.join(folder, name), text)
  }
  return run(folder)
}

/** Reads a sample of these files with the project's content model. */
export const readFolder = (files: Record<string, string>): Promise<SampleSpace> =>
  withFolder(files, (folder) => readSampleSpace(folder))

/** Reads entries from one YAML text. */
export const readEntries = (yaml: string): Promise<SampleSpace> => readFolder({ 'entries/a.yaml': yaml })

/** What is wrong with the entries of one YAML text. */
export const problemsOf = async (yaml: string): Promise<string[]> =>
  (await readEntries(yaml)).problems.map(describeProblem)

/** A field of an entry in pt-BR. */
export const fieldOf = ({ space }: SampleSpace, id: string, field: string): unknown =>
  space.entries.find(({ sys }) => sys.id === id)?.fields[field]?.['pt-BR']
