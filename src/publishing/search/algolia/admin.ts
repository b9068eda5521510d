import { searchConfig, serverEnv } from '@/config/env'
import { searchHosts } from '@/config/search-host'
import type { SearchConfig } from '@/models/search'
import type { SearchAdmin, Synonym } from '../port'
import { storedRecord } from './record'
import { beginIndex } from './replace-index'
import { type Algoliasearch, algoliasearch, type IndexSettings, type SynonymHit } from './sdk'
import { indexSettings } from './settings'
import { isSpelling, synonymHit } from './synonym-hit'

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
