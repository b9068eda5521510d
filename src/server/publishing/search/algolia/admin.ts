import { randomUUID } from 'node:crypto'
import { searchConfig, serverEnv } from '@/shared/config/env'
import type { SearchConfig } from '@/shared/config/search-config'
import { searchHosts } from '@/shared/config/search-host'
import type { SearchRecord } from '@/shared/content-model/views/search'
import type { NewIndex, SearchAdmin, Synonym } from '../port'
import { type Algoliasearch, algoliasearch, type IndexSettings, type SynonymHit } from './sdk'
import { indexSettings } from './settings'

/** A record as the service stores it. */
function storedRecord({ id, ...record }: SearchRecord) {
  return { objectID: id, ...record }
}

/** A synonym as the service stores it. */
export function synonymHit({ id, words, from, isMisspelling }: Synonym): SynonymHit {
  if (from === null) return { objectID: id, type: 'synonym', synonyms: words }
  return isMisspelling
    ? { objectID: id, type: 'altcorrection1', word: from, corrections: words }
    : { objectID: id, type: 'onewaysynonym', input: from, synonyms: words }
}

/** Whether a stored synonym is of `spellingsOf`, not of editors: its id names its word. */
function isSpelling({ objectID, input, word }: SynonymHit): boolean {
  return objectID === `ear-${word}` || objectID === `small-${input}`
}

/**
 * Fills a temporary index, which then takes the name of the index: visitors search the old one or the new one, never half
 * of it. `replaceAllObjects` would do this for records alone, all in memory, and keep the old settings. Rules are copied.
 * @throws ApiError, RetryError
 */
async function beginIndex(
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

/** Replaces settings and editors' synonyms of a filled index; spellings remain. @throws ApiError, RetryError */
async function configureIndex(
  client: Algoliasearch,
  indexName: string,
  indexSettings: IndexSettings,
  synonyms: readonly Synonym[],
): Promise<void> {
  if (!(await client.indexExists({ indexName }))) return
  const spellings: SynonymHit[] = []
  await client.browseSynonyms({
    indexName,
    aggregator: ({ hits }) => spellings.push(...hits.filter(isSpelling)),
  })
  await client.setSettings({ indexName, indexSettings })
  await client.saveSynonyms({
    indexName,
    synonymHit: [
      ...synonyms.map(synonymHit),
      ...spellings.map(({ objectID, type, input, word, synonyms: words, corrections }) => ({
        objectID,
        type,
        ...(input !== undefined && { input, synonyms: words }),
        ...(word !== undefined && { word, corrections }),
      })),
    ],
    replaceExistingSynonyms: true,
  })
}

/** @param key one that may write; the service's errors are ApiError and RetryError */
export function createSearchAdmin(
  { appId, host, indexes }: Pick<SearchConfig, 'appId' | 'host' | 'indexes'>,
  key: string,
): SearchAdmin {
  const client = algoliasearch(appId, key, searchHosts(host))
  return {
    names: indexes,
    write: async (index, records) => {
      if (records.length > 0)
        await client.saveObjects({ indexName: indexes[index], objects: records.map(storedRecord) })
    },
    remove: async (index, ids) => {
      if (ids.length > 0) await client.deleteObjects({ indexName: indexes[index], objectIDs: ids })
    },
    configure: (index, facetGroups, synonyms) =>
      configureIndex(client, indexes[index], indexSettings(index, facetGroups), synonyms),
    begin: (index, facetGroups) => beginIndex(client, indexes[index], indexSettings(index, facetGroups)),
  }
}

/** Null where no search service is configured, or no key that may write to it (ALGOLIA_ADMIN_KEY). */
export function searchAdmin(): SearchAdmin | null {
  const config = searchConfig()
  const { ALGOLIA_ADMIN_KEY: key } = serverEnv()
  return config === null || key === '' ? null : createSearchAdmin(config, key)
}
