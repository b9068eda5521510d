import { createSandbox, type Sandbox } from '@sandbox/server/sandbox'
import { SEARCH_ADMIN_KEY, SEARCH_APP_ID, SEARCH_KEY } from '@sandbox/server/tokens'
import { type Algoliasearch, algoliasearch, type IndexSettings, type SearchParamsObject } from 'algoliasearch'
import { zoo } from './fixture'

export const INDEX = 'prod_teste_BR_Product_pt-br'

export const SETTINGS: IndexSettings = {
  searchableAttributes: ['title', 'keywords', 'unordered(body)'],
  attributesForFaceting: ['searchable(symptom)', 'filterOnly(line)', 'price', 'facets.form'],
  customRanking: ['asc(featured)'],
  queryLanguages: ['pt-br', 'pt'],
  ignorePlurals: true,
  removeStopWords: true,
}

export const RECORDS = [
  {
    objectID: 'xarope',
    title: 'Xarope para tosse',
    keywords: ['tosse seca', 'catarro'],
    body: 'Alivia a tosse de crianças e adultos durante a noite.',
    symptom: ['Tosse'],
    line: 'noite',
    price: 30,
    featured: 2,
    facets: { form: ['Líquido'] },
    heroImage: { url: '/x.png', title: 'Frasco' },
  },
  {
    objectID: 'pastilha',
    title: 'Pastilhas de menta',
    keywords: ['garganta'],
    body: 'Para a garganta que arranha; ajuda também na tosse.',
    symptom: ['Garganta', 'Tosse'],
    line: 'dia',
    price: 12,
    featured: 1,
    facets: { form: ['Sólido'] },
  },
  {
    objectID: 'spray',
    title: 'Spray nasal',
    keywords: ['nariz entupido', 'congestão'],
    body: 'Limpa o nariz da criança. Não é preciso que ele esteja entupido.',
    symptom: ['Nariz'],
    line: 'dia',
    price: 25,
    featured: 3,
    facets: { form: ['Líquido'] },
  },
  {
    objectID: 'umidificador',
    title: 'Umidificador',
    keywords: ['ar seco'],
    body: 'O nariz fica melhor em ar úmido, e acorda menos entupido.',
    symptom: ['Nariz'],
    line: 'noite',
    price: 200,
    featured: 4,
    facets: { form: ['Aparelho'] },
  },
]

export interface SearchService {
  sandbox: Sandbox
  /** The official client with the admin key. */
  admin: Algoliasearch
  /** Ids of the hits of a query, the best first. */
  idsOf: (params: SearchParamsObject) => Promise<string[]>
}

export const hostsOf = ({ ports }: Sandbox) => [
  { url: 'localhost', port: ports.search, protocol: 'http' as const, accept: 'readWrite' as const },
]

/** A sandbox whose search service holds the records above. */
export const startSearch = async (): Promise<SearchService> => {
  const sandbox = await createSandbox({ space: zoo(), portBase: 0 })
  const admin = algoliasearch(SEARCH_APP_ID, SEARCH_ADMIN_KEY, { hosts: hostsOf(sandbox) })
  await admin.setSettings({ indexName: INDEX, indexSettings: SETTINGS })
  await admin.saveObjects({ indexName: INDEX, objects: RECORDS, waitForTasks: true })
  const idsOf = async (searchParams: SearchParamsObject) =>
    (await admin.searchSingleIndex({ indexName: INDEX, searchParams })).hits.map(({ objectID }) => objectID)
  return { sandbox, admin, idsOf }
}

export interface RawAnswer {
  status: number
  headers: Headers
  body: unknown
}

/** Posts as browsers do: JSON called plain text, credentials in the address. */
export const post = async (
  sandbox: Sandbox,
  path: string,
  body: string,
  key: string = SEARCH_KEY,
): Promise<RawAnswer> => {
  const credentials = `x-algolia-application-id=${SEARCH_APP_ID}&x-algolia-api-key=${key}`
  const response = await fetch(`${sandbox.urls.search}/1/indexes/${path}?${credentials}`, {
    method: 'POST',
    headers: { 'Content-Type': 'text/plain' },
    body,
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}
