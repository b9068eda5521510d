import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import type { Problem } from './problem'

/** One YAML file with a list. */
export interface ListFile {
  /** Path below the sample's folder, with slashes. */
  file: string
  items: unknown[]
}

export function isMapping(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

const isMissing = (error: unknown): boolean => isMapping(error) && error.code === 'ENOENT'

/** Paths of the YAML files below `folder`, in a fixed order; none when the folder does not exist. */
const listYaml = async (root: string, folder: string): Promise<string[]> => {
  try {
    const found = await readdir(path.join(root, folder), { recursive: true })
    return found
      .filter((name) => /\.ya?ml$/.test(name))
      .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
      .sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

/** Parsed files by path, with their text: an edit changes one file, the others are cached. */
const parsed = new Map<string, { text: string; content: unknown }>()

const parseFile = async (file: string): Promise<unknown> => {
  const text = await readFile(file, 'utf8')
  const cached = parsed.get(file)
  if (cached?.text === text) return cached.content
  const content: unknown = parse(text)
  parsed.set(file, { text, content })
  return content
}

const readList = async (root: string, file: string, problems: Problem[]): Promise<ListFile> => {
  const report = (reason: string): ListFile => {
    problems.push({ file, entry: null, type: null, field: null, reason })
    return { file, items: [] }
  }
  try {
    const content = await parseFile(path.join(root, file))
    if (content === null) return { file, items: [] }
    return Array.isArray(content) ? { file, items: content } : report('does not contain a list')
  } catch (error) {
    return report(reasonOf(error))
  }
}

/** Reads every YAML list below `folder` at once. What cannot be read becomes a problem and an empty list. */
export async function readLists(root: string, folder: string, problems: Problem[]): Promise<ListFile[]> {
  const files = await listYaml(root, folder)
  return Promise.all(files.map((file) => readList(root, file, problems)))
}
