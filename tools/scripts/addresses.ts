import { readFile, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { sitePaths } from '@/server/content/paths'
import { addressReport, tableAddressStore } from '@/server/features/addresses/address-store'
import { runCommand } from './lib/command'
import { requireDatabase } from './lib/participation'
import { SetupError } from './lib/site-env'

/**
 * `npm run addresses [-- --json]`: addresses that pages have left, and where each leads now. `-- export FILE`, `-- import FILE`: for a
 * space or database that moves. Visits count once per renewal of the redirect (REVALIDATE_SECONDS), not each.
 */
const USAGE = 'Usage: npm run addresses [-- --json | export FILE | import FILE]'

const exported = z.array(
  z.object({ slug: z.string(), entry: z.string(), title: z.string().nullable(), since: z.iso.datetime() }),
)

const list = async (isJson: boolean): Promise<void> => {
  await sitePaths().refresh('delivery')
  const addresses = await addressReport()
  if (isJson) {
    console.log(JSON.stringify(addresses, null, 2))
    return
  }
  console.log(
    addresses.length === 0 ? 'No page has left its address.' : `${addresses.length} old address(es):`,
  )
  for (const { old, present, entry, title, since, visits } of addresses)
    console.log(
      `  ${old} -> ${present ?? 'no page (404)'}  ${title ?? entry}, since ${since.slice(0, 10)}, visits ${visits}`,
    )
}

const takeIn = async (file: string): Promise<void> => {
  const parsed = exported.safeParse(JSON.parse(await readFile(file, 'utf8')))
  if (!parsed.success) throw new SetupError(`${file} is not what the export wrote.`)
  await tableAddressStore.write(parsed.data, [])
  console.log(`Took in ${parsed.data.length} old address(es).`)
}

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { json: { type: 'boolean', default: false } },
  })
  const [action, file] = positionals
  if (action !== undefined && (!['export', 'import'].includes(action) || file === undefined))
    throw new SetupError(USAGE)
  await requireDatabase()
  if (action === undefined || file === undefined) await list(values.json)
  else if (action === 'import') await takeIn(file)
  else {
    const rows = await tableAddressStore.readAll()
    await writeFile(file, `${JSON.stringify(rows, null, 2)}\n`)
    console.log(`Wrote ${rows.length} old address(es) to ${file}.`)
  }
})
