import { readdirSync } from 'node:fs'
import path from 'node:path'
import { type ModuleItem, parseFileSync } from '@swc/core'

/** The files and folders of a folder, each with those beside it that it imports from. */
export type Plan = ReadonlyMap<string, ReadonlySet<string>>

const sourceOf = (item: ModuleItem): string | null => {
  if (item.type === 'ImportDeclaration' || item.type === 'ExportAllDeclaration') return item.source.value
  return item.type === 'ExportNamedDeclaration' ? (item.source?.value ?? null) : null
}

/** The site's files that a file imports, as paths without extension; type imports count, because readers follow them too. */
const importsOf = (file: string): string[] =>
  parseFileSync(file, { syntax: 'typescript' }).body.flatMap((item) => {
    const source = sourceOf(item)
    if (source?.startsWith('@/')) return [path.join('src', source.slice(2))]
    return source?.startsWith('.') ? [path.join(path.dirname(file), source)] : []
  })

/** A folder and all folders below it. */
export function foldersIn(folder: string): string[] {
  const inner = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [folder, ...inner.flatMap(({ name }) => foldersIn(path.join(folder, name)))]
}

/** A folder as a plan of parts: its files, each folder in it as one part, and the imports between them. */
export function planOf(folder: string): Plan {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.ts'),
  )
  const partOf = (file: string): string => path.relative(folder, file).split(path.sep)[0] ?? ''
  const known = new Set(files.map((file) => path.join(folder, file)))
  const plan = new Map<string, Set<string>>()
  for (const file of known) {
    const part = partOf(file)
    const used = plan.get(part) ?? new Set<string>()
    plan.set(part, used)
    for (const target of importsOf(file).map((found) => `${found}.ts`))
      if (known.has(target) && partOf(target) !== part) used.add(partOf(target))
  }
  return plan
}

/** The longest way down a plan, part by part. @throws Error that names parts that import from each other */
export function longestWayDown(plan: Plan): string[] {
  const ways = new Map<string, string[]>()
  const wayFrom = (part: string, above: readonly string[]): string[] => {
    if (above.includes(part))
      throw new Error(`${[...above.slice(above.indexOf(part)), part].join(' -> ')}: a circle`)
    const known = ways.get(part)
    if (known) return known
    const below = [...(plan.get(part) ?? [])].map((next) => wayFrom(next, [...above, part]))
    const way = [
      part,
      ...below.reduce<string[]>((best, next) => (next.length > best.length ? next : best), []),
    ]
    ways.set(part, way)
    return way
  }
  return [...plan.keys()]
    .map((part) => wayFrom(part, []))
    .reduce<string[]>((best, way) => (way.length > best.length ? way : best), [])
}
