import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readExport } from '@sandbox/space/read-export'
import { runCommand } from './lib/command'
import { loadSiteSetup, SetupError } from './lib/site-env'
import { applyModel, showPlan, wantedModel, withManual } from './model/command'
import { openModelSpace } from './model/space'

/**
 * `npm run model:plan`: differences of a real space's model from the code's. `npm run model:apply [-- --allow-narrowing --export
 * FILE]`: adds and widens, then runs `model/moves`. Needs CONTENTFUL_MANAGEMENT_TOKEN;
 * with MANUAL_URL the description of each content type links to its part of the manual.
 */
const required = (name: string): string => {
  const value = process.env[name]
  if (value) return value
  throw new SetupError(`${name} is missing (see .env.example).`)
}

/** Requires an export before anything that could lose entries. @throws SetupError */
const demandExport = async (file: string | undefined): Promise<void> => {
  if (file === undefined || !existsSync(file))
    throw new SetupError(
      '--allow-narrowing also needs --export FILE: a whole export of the space as it is now.',
    )
  const { entries } = await readExport(file)
  if (entries.length === 0) throw new SetupError(`${file} has no entries: export the space with its content.`)
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { 'allow-narrowing': { type: 'boolean', default: false }, export: { type: 'string' } },
  })
  const isApplied = positionals[0] === 'apply'
  const { env, sandboxBase } = loadSiteSetup()
  if (sandboxBase !== null)
    throw new SetupError('CONTENTFUL_SPACE_ID is missing: the sandbox always has the model of the code.')
  const space = openModelSpace({
    origin: process.env.CONTENTFUL_MANAGEMENT_URL || 'https://api.contentful.com',
    spaceId: env.CONTENTFUL_SPACE_ID ?? '',
    environmentId: env.CONTENTFUL_ENVIRONMENT || 'master',
    token: required('CONTENTFUL_MANAGEMENT_TOKEN'),
  })
  const mayNarrow = values['allow-narrowing']
  const manual = process.env.MANUAL_URL || null
  if (manual !== null && !/^https?:$/.test(URL.parse(manual)?.protocol ?? ''))
    throw new SetupError(`MANUAL_URL is ${manual}: it must be a whole address, https://…`)
  const wanted = manual === null ? wantedModel : withManual(wantedModel, manual)
  const work = { space, mayNarrow, log: console.log, wanted }
  if (!isApplied) {
    await showPlan(work)
    return
  }
  if (mayNarrow) {
    await demandExport(values.export)
    const reason = await space.originalReason()
    if (reason !== null) throw new SetupError(reason)
  }
  const written = await applyModel(work)
  console.log(written === 0 ? 'Nothing was changed.' : `${written} change(s) written.`)
})
