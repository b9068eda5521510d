import { randomUUID } from 'node:crypto'
import type { NewIndex, Synonym } from '../port'
import { storedRecord } from './record'
import type { Algoliasearch, IndexSettings, SynonymHit } from './sdk'

const synonymHit = ({ id, words, from, isMisspelling }: Synonym): SynonymHit => {
  if (from === null) return { objectID: id, type: 'synonym', synonyms: words }
  return isMisspelling
    ? { objectID: id, type: 'altcorrection1', word: from, corrections: words }
    : { objectID: id, type: 'onewaysynonym', input: from, synonyms: words }
}

/**
 * Begins new contents of an index: records, settings and synonyms are written to a temporary index, which then takes the
 * index's name, so that visitors search the old one or the new one and never half of it, and what is gone is found no more. The
 * client's own `replaceAllObjects` does this with records alone, wants all of them in memory, and takes the settings of the old
 * index. Rules that were made in the service's dashboard are kept.
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
  // A temporary index that was never made, or has taken its place, cannot be deleted.
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
      // The service works off the tasks of an index in their order.
      for (const task of [last, taskID]) await client.waitForTask({ indexName: temporary, taskID: task })
      await change(temporary, 'move', indexName)
    },
    discard,
  }
}
