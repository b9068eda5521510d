import { randomUUID } from 'node:crypto'
import type { NewIndex } from '../port'
import { storedRecord } from './record'
import type { Algoliasearch, IndexSettings } from './sdk'
import { synonymHit } from './synonym-hit'

/**
 * Fills a temporary index, which then takes the name of the index: visitors search the old one or the new one, never half
 * of it. `replaceAllObjects` would do this for records alone, all in memory, and keep the old settings. Rules are copied.
 * @throws ApiError, RetryError
 */
export async function beginIndex(
  client: Algoliasearch,
  indexName: string,
  settings: IndexSettings,
): Promise<NewIndex> {
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
  // It does not exist, or has taken the place of the index.
  const discard = async () => {
    await client.deleteIndex({ indexName: temporary }).catch(() => undefined)
  }
  const begin = async () => {
    if (await client.indexExists({ indexName })) await change(indexName, 'copy', temporary)
    return (await client.setSettings({ indexName: temporary, indexSettings: settings })).taskID
  }
  let last = await begin().catch(async (error: unknown) => {
    await discard()
    throw error
  })
  return {
    add: async (records) => {
      if (records.length === 0) return
      const replies = await client.saveObjects({ indexName: temporary, objects: records.map(storedRecord) })
      last = replies.at(-1)?.taskID ?? last
    },
    publish: async (synonyms) => {
      const { taskID } = await client.saveSynonyms({
        indexName: temporary,
        synonymHit: synonyms.map(synonymHit),
        replaceExistingSynonyms: true,
      })
      // Tasks of an index run in order.
      for (const task of [last, taskID]) await client.waitForTask({ indexName: temporary, taskID: task })
      await change(temporary, 'move', indexName)
    },
    discard,
  }
}
