import { performance } from 'node:perf_hooks'
import { createSandbox } from '@sandbox/server/sandbox'
import { SEARCH_ADMIN_KEY, SEARCH_APP_ID } from '@sandbox/server/tokens'
import { algoliasearch } from 'algoliasearch'

/**
 * Measures the sandbox's search service over 5,000 records, at the official client: one word, several, typos, beginnings,
 * with facets and highlights. Run with `tsx tools/bench/programs/search.ts [rounds]`. Milliseconds.
 */
const RECORDS = 5000
const BODY_WORDS = 120
const ROUNDS = Number(process.argv[2] ?? 30)
const INDEX = 'bench'

const STEMS =
  'toss nariz gripe garganta febre pastilh xarope pomad inal vapor menta eucalipt crianç beb noite sono catarr resfriad entupid alívi respir pulm tórax mel limã gengibr chá água quent fri ar sec umid casa escol trabalh viag mão lav soro dose idad adult médic sint dor corp cans'.split(
    ' ',
  )
const ENDINGS =
  'a o e as os es inha ada ado ar er ir ando endo mento ção ções al ais ável oso osa ista eiro eira agem'.split(
    ' ',
  )

/** Pseudorandom numbers, the same in every run. */
const drawer = () => {
  let state = 7
  return (below: number): number => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const random = drawer()
const SYLLABLES = 'ba ce di fo gu lha ma ne pi ro su ta ve xi zo cha nho tra'.split(' ')
const rareWord = (): string =>
  Array.from({ length: 2 + random(2) }, () => SYLLABLES[random(SYLLABLES.length)]).join('')
/** One word in ten is of the field, the others of a language of thousands of words. */
const word = (): string =>
  random(10) > 0 ? rareWord() : `${STEMS[random(STEMS.length)]}${ENDINGS[random(ENDINGS.length)]}`
const text = (count: number): string => Array.from({ length: count }, word).join(' ')

const recordAt = (number: number) => ({
  objectID: `r${number}`,
  title: text(5),
  shortDescription: text(20),
  body: text(BODY_WORDS),
  facets: { line: [`linha ${number % 4}`], symptom: [`sintoma ${number % 9}`, `sintoma ${number % 5}`] },
  featured: number,
})

const QUERIES = [
  'tosse',
  'nariz entupido',
  'criança com febre',
  'gargnata',
  'xaropada',
  'pasti',
  'alívio da tosse seca',
  'resfriadas',
  'inalaçao',
  'vap',
]

const sandbox = await createSandbox({
  space: {
    contentTypes: [],
    locales: [{ name: 'pt-BR', code: 'pt-BR', default: true, fallbackCode: null }],
    entries: [],
    assets: [],
  },
  portBase: 0,
})
const client = algoliasearch(SEARCH_APP_ID, SEARCH_ADMIN_KEY, {
  hosts: [{ url: 'localhost', port: sandbox.ports.search, protocol: 'http', accept: 'readWrite' }],
  // The client shares its process with the sandbox, which does not respond while it builds the index.
  timeouts: { connect: 60_000, read: 60_000, write: 60_000 },
})
await client.setSettings({
  indexName: INDEX,
  indexSettings: {
    searchableAttributes: ['title', 'shortDescription', 'unordered(body)'],
    attributesForFaceting: ['facets.line', 'facets.symptom'],
    queryLanguages: ['pt-br'],
    ignorePlurals: true,
    removeStopWords: true,
    removeWordsIfNoResults: 'allOptional',
    customRanking: ['asc(featured)'],
  },
})
const objects = Array.from({ length: RECORDS }, (_, number) => recordAt(number))
await client.saveObjects({ indexName: INDEX, objects, waitForTasks: true })

const request = async (query: string): Promise<number> => {
  const started = performance.now()
  await client.searchSingleIndex({
    indexName: INDEX,
    searchParams: { query, facets: ['*'], attributesToHighlight: ['title', 'shortDescription'] },
  })
  return performance.now() - started
}

const report = (label: string, times: number[]): void => {
  times.sort((a, b) => a - b)
  const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
  process.stdout.write(`${label}: median ${at(0.5)} ms, p95 ${at(0.95)} ms\n`)
}

process.stdout.write(`first query, with the index made ready: ${(await request('tosse')).toFixed(0)} ms\n`)
const all: number[] = []
for (const query of QUERIES) {
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) times.push(await request(query))
  all.push(...times)
  report(query, times)
}
report('all', all)
await sandbox.close()
