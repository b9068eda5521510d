import { PGlite } from '@electric-sql/pglite'
import { ensureData } from './data-folder'

/** The process of the sandbox's database: PostgreSQL in WebAssembly, one session, used over its parent's channel. */
const folder = process.argv[2]
if (folder === undefined || !process.send) throw new Error('Started by the sandbox, with a folder')

const send = (reply: { ready: true } | { result: Uint8Array } | { failed: string }): void => {
  process.send?.(reply)
}

await ensureData(folder)
const database = await PGlite.create(folder)

const end = async (): Promise<void> => {
  await database.close().catch(() => undefined)
  process.exit(0)
}
process.once('SIGTERM', end)
// Ctrl+C reaches the whole process group: the sandbox ends this process when it is done.
process.on('SIGINT', () => undefined)
process.once('disconnect', end)

process.on('message', async (messages: Uint8Array) => {
  try {
    send({ result: await database.execProtocolRaw(messages) })
  } catch (error) {
    // What throws here has ended PostgreSQL itself: another process begins where the log ends.
    process.stderr.write(`The sandbox's database failed: ${String(error)}\n`)
    process.exit(1)
  }
})
send({ ready: true })
