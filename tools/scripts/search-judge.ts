import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { loadSampleSpace } from '@sandbox/space/load'
import { readExport } from '@sandbox/space/read-export'
import { z } from 'zod'
import { unsuitability } from '@/shared/content-model/products/suitability'
import { advise } from '@/shared/words/understanding/advise'
import { searchAdvisorOf } from './space/search-advisor'

/**
 * `npm run search:judge -- FILE [SPACE]`: reads sentences, one a line or as JSON, and prints how the search understands
 * each. JSON may contain what is expected; the exit code is 1 where the result differs. SPACE is a `contentful export`; the
 * sample space without one.
 */
const sentences = z.array(
  z.union([
    z.string().transform((query) => ({ query })),
    z.object({
      query: z.string(),
      /** Any of these guidances is shown first. */
      guidance: z.array(z.string()).optional(),
      products: z.enum(['shown', 'onRequest', 'withheld']).optional(),
    }),
  ]),
)

type Sentence = { query: string; guidance?: string[] | undefined; products?: string | undefined }

const readSentences = (text: string): Sentence[] =>
  text.trimStart().startsWith('[')
    ? sentences.parse(JSON.parse(text))
    : text
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !line.startsWith('#'))
        .map((query) => ({ query }))

const [file, spaceFile] = process.argv.slice(2)
if (file === undefined) throw new Error('Usage: npm run search:judge -- FILE [SPACE]')
const space = await (spaceFile === undefined
  ? loadSampleSpace(undefined, () => undefined)
  : readExport(path.resolve(spaceFile)))
const { advisor, products } = searchAdvisorOf(space)

let failed = 0
for (const { query, guidance, products: expected } of readSentences(await readFile(file, 'utf8'))) {
  const advice = advise(query, advisor)
  const ids = advice.guidance.map(({ id, gravity }) => `${id} (${gravity})`)
  const leftOut = products.filter((product) => unsuitability(product, advice.user) !== null)
  const isFound =
    (guidance === undefined || guidance.includes(advice.guidance[0]?.id ?? '')) &&
    (expected === undefined || expected === advice.products)
  if (!isFound) failed += 1
  console.log(
    [
      isFound ? 'ok' : 'FAILED',
      query,
      ids.join(', ') || 'no guidance',
      `products ${advice.products}${leftOut.length > 0 ? ` (${leftOut.length} of ${products.length} left out)` : ''}`,
      `understood: ${[...new Set(advice.read.mentions.map(({ key, isDenied }) => (isDenied ? `não ${key}` : key)))].join(' ') || 'nothing'}`,
    ]
      .filter(Boolean)
      .join(' | '),
  )
}
if (failed > 0) {
  console.log(`${failed} sentences are not understood as expected.`)
  process.exitCode = 1
}
