import { SetupError } from '../lib/site-env'
import { BLANK, type Draft } from './draft'
import { readFieldName } from './names'

const TYPES = 'src/shared/content-model/types'
const MAPPERS = 'src/server/content/mappers'

interface Mapper {
  file: string
  model: string
  text: string
}

/** The functions that map an entry of the type to one of these models. */
const mappersOf = (draft: Draft, type: string, models: string[]): Mapper[] =>
  draft
    .list(MAPPERS)
    .flatMap((file) =>
      [...draft.read(file).matchAll(/^( *)(?:export )?function map\w+\(.*\): (\w+) \{\n[\s\S]*?\n\1\}$/gm)]
        .map(([text, , model = '']) => ({ file, model, text }))
        .filter(({ text, model }) => text.includes(`Entry<'${type}'>`) && models.includes(model)),
    )

/** The same function, which reads the field too; null where it ends in no plain `return { … }`. */
const withField = (text: string, field: string): string | null => {
  const end = /,?\s*\}(\n *\})$/
  if (!/\n +return \{/.test(text) || !end.test(text)) return null
  if (/[{,] fields \}: Entry</.test(text)) return text.replace(end, `, ${field}: fields.${field} }$1`)
  if (/\(entry: Entry</.test(text)) return text.replace(end, `, ${field}: entry.fields.${field} }$1`)
  const listed = /fields: \{ ([^}]*) \} \}: Entry</
  return listed.test(text)
    ? text.replace(listed, `fields: { $1, ${field} } }: Entry<`).replace(end, `, ${field} }$1`)
    : null
}

/** Drafts a field, one line of text: its declaration, and where they are plain to see, model and mapper. */
export function draftField(draft: Draft, name: string): string[] {
  const { type, field } = readFieldName(name)
  const declaration = new RegExp(
    `(export const ${type} = \\w+\\([\\s\\S]*?)(\\n\\}\\)|\\n {2}\\},\\n\\))$`,
    'm',
  )
  const file = draft.list(TYPES).find((each) => declaration.test(draft.read(each)))
  if (file === undefined) throw new SetupError(`${TYPES}: there is no content type "${type}".`)
  const before = draft.read(file)
  const [declared = ''] = declaration.exec(before) ?? []
  if (new RegExp(`^ +${field}\\??: `, 'm').test(declared))
    throw new SetupError(`${file} has ${field} already.`)

  draft.replace(
    file,
    declaration,
    (_, start = '', end = '') =>
      `${start.replace(/([^,{])$/, '$1,')}\n${field}: symbol('${BLANK}: nome', { help: '${BLANK}: o que faz na página.' }),${end}`,
  )
  if (!/\bsymbol\b[^}]*\} from '\.\.\/fields'/.test(before))
    draft.replace(
      file,
      /\{([^}]*)\} from '\.\.\/fields'/,
      (_, names = '') => `{ symbol, ${names.trim()} } from '../fields'`,
    )

  const models = [...before.matchAll(/^export interface (\w+)/gm)].map(([, model = '']) => model)
  const [mapper, ...others] = mappersOf(draft, type, models)
  const text = mapper && others.length === 0 ? withField(mapper.text, field) : null
  const left = [
    `its kind, limits and help text (src/shared/content-model/fields.ts) in ${file}`,
    'what shows it, and a value in tools/sandbox/space/entries; owners run `npm run model:apply` before deployment',
  ]
  if (!mapper || text === null)
    return [
      `model (${file}) and mapper (${MAPPERS}): this type has none, or several, that can be edited safely`,
      ...left,
    ]
  const { model } = mapper
  draft.replace(
    file,
    new RegExp(`(export interface ${model} [^{]*\\{[\\s\\S]*?)\\n\\}`),
    (_, start = '') => `${start}\n  ${field}?: string | null\n}`,
  )
  draft.replace(mapper.file, mapper.text, () => text)
  return [...left, `\`${field}?\` of ${model} without the question mark, once fixtures have it`]
}
