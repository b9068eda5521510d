import type { Synonym } from '../port'
import type { Algoliasearch, IndexSettings, SynonymHit } from './sdk'
import { isSpelling, synonymHit } from './synonym-hit'

/**
 * Replaces the settings of an index and the synonyms of editors; spellings remain until the index is filled anew. Nothing
 * happens before it is filled for the first time. @throws ApiError, RetryError
 */
export async function configureIndex(
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
