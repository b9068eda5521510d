import { spawnSync } from 'node:child_process'
import { runCommand } from './lib/command'
import { SetupError } from './lib/site-env'
import { BLANK, createDraft } from './new/draft'
import { draftField } from './new/field'
import { draftFromTemplate } from './new/template'

/** `npm run new`: makes what docs/recipes.md describes, or nothing where something does not fit. */
const USAGE = `npm run new -- section NAME     a section type
npm run new -- page NAME        a page type
npm run new -- form NAME        a form with its table, export, erasure and retention
npm run new -- field TYPE.NAME  a field of a content type
Names: club-invite; of fields: notice.validUntil.`

const BIOME = 'node_modules/@biomejs/biome/bin/biome'

const listed = (title: string, items: string[]): string =>
  items.length === 0 ? '' : `${title}\n${items.map((item) => `  ${item}\n`).join('')}`

await runCommand(async () => {
  const [kind = '', name = '', ...more] = process.argv.slice(2)
  const isTemplate = kind === 'section' || kind === 'page' || kind === 'form'
  if (!(isTemplate || kind === 'field') || name === '' || more.length > 0) throw new SetupError(USAGE)
  const draft = createDraft(process.cwd())
  const left = isTemplate ? draftFromTemplate(draft, kind, name) : draftField(draft, name)
  draft.write()
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [BIOME, 'check', '--write', ...draft.made, ...draft.changed],
    { encoding: 'utf8' },
  )
  if (status !== 0) throw new SetupError(`Written, but Biome reports:\n${stdout}${stderr}`)
  console.log(listed('Made:', draft.made) + listed('Changed:', draft.changed))
  console.log(listed('Left to do:', [`Portuguese texts: git grep -i ${BLANK} src`, ...left]))
})
