import { PGlite } from '@electric-sql/pglite'

/** Makes an empty database in a folder, in a process of its own: it takes three times the memory of serving one. */
const folder = process.argv[2]
if (folder === undefined) throw new Error('A folder is needed')
const database = await PGlite.create(folder)
await database.close()
