import { SetupError } from '../lib/site-env'
import { BLANK, type Draft } from './draft'
import { readName } from './names'

/** The number of the next migration, `0015`. */
const nextMigration = (draft: Draft): string => {
  const numbers = draft
    .list('src/server/features')
    .flatMap((file) =>
      [...draft.read(file).matchAll(/'(\d{4})-[a-z0-9-]+':/g)].map(([, number]) => Number(number)),
    )
  return String(Math.max(0, ...numbers) + 1).padStart(4, '0')
}

/**
 * Applies the template of a kind (`section.txt`): each `@@` line names what is done with the lines below it, to which
 * file and, after a bar, the beginning of the line next to which they go. `__camel__` and the like are replaced by the name.
 * @returns what is left to do
 * @throws SetupError for a name that is bad or taken
 */
export function draftFromTemplate(draft: Draft, kind: 'section' | 'page' | 'form', name: string): string[] {
  const names = readName(name)
  const isTaken = () =>
    draft.list('src/shared/schemas').some((file) => draft.read(file).includes(`name: '${name}'`))
  if (kind === 'form' && isTaken()) throw new SetupError(`src/shared/schemas has a form "${name}" already.`)
  const values: Record<string, string> = {
    ...names,
    BLANK,
    blank: BLANK.toLowerCase(),
    migration: nextMigration(draft),
  }
  const template = draft.read(`tools/scripts/new/${kind}.txt`)
  const text = template.replace(/__([a-zA-Z]+)__/g, (whole, key) => values[key] ?? whole)
  let left: string[] = []
  for (const [, action = '', file = '', begin = '', body = ''] of text.matchAll(
    /^@@ (\w+) ?([^\s|]*)(?: \| (.*))?\n([\s\S]*?)(?=^@@ |$(?![\s\S]))/gm,
  )) {
    const lines = body.replace(/\n$/, '')
    if (action === 'create') draft.create(file, body)
    else if (action === 'row') draft.addRow(file, begin, lines)
    else if (action === 'below') draft.addBelow(file, begin, lines)
    else if (action === 'above') draft.addAbove(file, begin, lines)
    else if (action === 'import') draft.addImport(file, lines)
    else left = lines.split('\n')
  }
  return left
}
