import type { Kysely } from 'kysely'
import type { Tables } from '../../database/tables'

export async function namedPhotos(db: Kysely<Tables>): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('review').select('photo').where('photo', 'is not', null).execute()
  return new Set(rows.flatMap(({ photo }) => photo ?? []))
}
