import { randomUUID } from 'node:crypto'
import type { Algoliasearch, IndexSettings, SynonymHit } from 'algoliasearch'
import type { SearchRecord } from '@/models/search'

export interface IndexContents {
  records: SearchRecord[]
  settings: IndexSettings
  synonyms: SynonymHit[]
}

const fill = async (
  client: Algoliasearch,
  indexName: string,
  { records, settings, synonyms }: IndexContents,
): Promise<void> => {
  const tasks = [
    await client.setSettings({ indexName, indexSettings: settings }),
    await client.saveSynonyms({ indexName, synonymHit: synonyms, replaceExistingSynonyms: true }),
  ]
  const objects = records.map((record) => ({ ...record }))
  await client.saveObjects({ indexName, objects, waitForTasks: true })
  for (const { taskID } of tasks) await client.waitForTask({ indexName, taskID })
}

/**
 * Puts new contents in place of an index at once: records, settings and synonyms are written to a temporary index, which
 * then takes the index's name, so that visitors search the old one or the new one and never half of it. The client's own
 * `replaceAllObjects` does this with records alone and takes the settings of the old index. Rules that were made in the
 * service's dashboard are kept.
 * @throws ApiError, RetryError; the index is then as it was.
 */
export async function replaceIndex(
  client: Algoliasearch,
  indexName: string,
  contents: IndexContents,
): Promise<void> {
  const temporary = `${indexName}_tmp_${randomUUID()}`
  const change = async (from: string, operation: 'copy' | 'move', to: string) => {
    const { taskID } = await client.operationIndex({
      indexName: from,
      operationIndexParams: {
        operation,
        destination: to,
        ...(operation === 'copy' && { scope: ['rules' as const] }),
      },
    })
    await client.waitForTask({ indexName: from, taskID })
  }
  try {
    if (await client.indexExists({ indexName })) await change(indexName, 'copy', temporary)
    await fill(client, temporary, contents)
    await change(temporary, 'move', indexName)
  } catch (error) {
    // The first error is the one to tell; a temporary index that was never made cannot be deleted.
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined)
    throw error
  }
}
