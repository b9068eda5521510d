import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { cp, rm, stat, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { BLANK, createDraft } from '../../../../tools/scripts/new/draft'
import { draftField } from '../../../../tools/scripts/new/field'
import { draftFromTemplate } from '../../../../tools/scripts/new/template'

const run = promisify(execFile)
const FOLDERS = ['src', 'tools', 'tests']
const TEXT = /\.(?:[cm]?js|tsx?|json|scss|txt)$|^\.gitignore$/

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))

/** A folder with the texts of this project and its packages. */
const copyProject = async (): Promise<string> => {
  const copy = mkdtempSync(path.join(tmpdir(), 'new-'))
  const isWanted = async (file: string) => (await stat(file)).isDirectory() || TEXT.test(path.basename(file))
  const texts = readdirSync('.').filter((name) => TEXT.test(name))
  for (const name of [...FOLDERS, ...texts])
    await cp(name, path.join(copy, name), { recursive: true, filter: isWanted })
  await symlink(path.resolve('node_modules'), path.join(copy, 'node_modules'))
  return copy
}

/** Runs a script of Node in a folder. @returns what it wrote @throws with its output when it fails */
const node = async (cwd: string, ...args: string[]): Promise<string> => {
  const { stdout } = await run(process.execPath, args, { cwd }).catch(({ stdout: out, stderr }) => {
    throw new Error(`${args.join(' ')}\n${out}${stderr}`)
  })
  return stdout
}

test('what `npm run new` makes compiles and has no lint, for each kind', async () => {
  const copy = await copyProject()
  try {
    const shown = await node(copy, '--import', 'tsx', 'tools/scripts/new.ts', 'section', 'made-section')
    expect(shown).toContain('src/ui/sections/MadeSection/MadeSectionSection.tsx')
    expect(shown).toContain('Left to do:')
    // The desk reads types and fields of the content model: none of its files is told of a new one.
    const types =
      "import { TYPES } from './tools/desk/browser/entry/model.ts'; console.log(JSON.stringify(TYPES))"
    expect(await node(copy, '--import', 'tsx', '--input-type=module', '-e', types)).toContain('madeSection')
    const draft = createDraft(copy)
    draftFromTemplate(draft, 'page', 'made-page')
    draftFromTemplate(draft, 'form', 'made-form')
    for (const type of ['madeSection', 'reference', 'article']) draftField(draft, `${type}.madeField`)
    expect(draft.read('src/server/content/mappers/sections/small.ts')).toContain(
      'madeField: fields.madeField',
    )
    draft.write()
    await node(copy, 'node_modules/@biomejs/biome/bin/biome', 'check', '--write', 'src')
    await node(copy, 'node_modules/typescript/bin/tsc', '--noEmit', '--incremental', 'false')
  } finally {
    await rm(copy, { recursive: true, force: true })
  }
})

test.each([
  ['section', 'Banner', 'lower case with hyphens'],
  ['page', '../x', 'lower case with hyphens'],
  ['section', 'default', 'means something else'],
  ['section', 'banner', 'src/shared/content-model/types/banner.ts is there already'],
  ['section', 'rich-text', 'means something else'],
  ['section', 'action', 'ActionSection.tsx is there already'],
  ['page', 'faq', 'faq-page.ts is there already'],
  ['page', 'history', 'src/server/content/mappers/pages/history.ts is there already'],
  ['form', 'leave-newsletter', 'has a form "leave-newsletter" already'],
] as const)('a %s is not made as "%s": %s', (kind, name, why) => {
  expect(() => draftFromTemplate(createDraft('.'), kind, name)).toThrow(why)
})

test.each([
  ['notice', 'named as TYPE.NAME'],
  ['notice.tone', 'has tone already'],
  ['notice.type', 'means something else'],
  ['nothing.title', 'there is no content type "nothing"'],
])('a field is not made as "%s": %s', (name, why) => {
  expect(() => draftField(createDraft('.'), name)).toThrow(why)
})

test('where a place is not found, the refusal names it and nothing is written', () => {
  const draft = createDraft('.')
  draft.create('src/shared/labels/made.ts', '')
  expect(() => draft.addRow('src/shared/labels/table.ts', 'export const nothing', '  made,')).toThrow(
    'src/shared/labels/table.ts: found no single line that begins with "export const nothing"',
  )
  expect(existsSync('src/shared/labels/made.ts')).toBe(false)
})

test('no text of the site waits for its Portuguese words', () => {
  const waiting = filesIn('src').filter(
    (file) => TEXT.test(file) && readFileSync(file, 'utf8').toUpperCase().includes(BLANK),
  )
  expect(waiting).toEqual([])
})
