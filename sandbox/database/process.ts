import { PGlite } from '@electric-sql/pglite'
import { ensureData } from './data-folder'

/** The process of the sandbox's database: PostgreSQL in WebAssembly, one session, asked over its parent's channel. */
const folder = process.argv[2]
if (folder === undefined || !process.send) throw new Error('Started by the sandbox, with a folder')

const tell = (reply: { ready: true } | { answer: Uint8Array } | { failed: string }): void => {
  process.send?.(reply)
}

await ensureData(folder)
const database = await PGlite.create(folder)

const end = async (): Promise<void> => {
  await database.close().catch(() => undefined)
  process.exit(0)
}
process.once('SIGTERM', end)
// Ctrl+C reaches the whole group: the sandbox asks for the end when it is done.
process.on('SIGINT', () => undefined)
process.once('disconnect', end)

process.on('message', async (messages: Uint8Array) => {
  try {
    tell({ answer: await database.execProtocolRaw(messages) })
  } catch (error) {
    // What throws here has ended PostgreSQL itself: another process begins where the log ends.
    process.stderr.write(`The sandbox's database failed: ${String(error)}\n`)
    process.exit(1)
  }
})
tell({ ready: true })
