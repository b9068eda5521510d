import { PGlite } from '@electric-sql/pglite'

/** Makes an empty database in a folder and ends: this takes three times the memory of serving one, and none of it is kept. */
const folder = process.argv[2]
if (folder === undefined) throw new Error('A folder is needed')
const database = await PGlite.create(folder)
await database.close()
