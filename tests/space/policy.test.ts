import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** What a document of the sample says, on one line. */
const textOf = (name: string): string =>
  readFileSync(`tools/sandbox/space/entries/${name}.yaml`, 'utf8').replace(/\s+/g, ' ')

const POLICY = textOf('legal/politica-de-privacidade')

/** Where the code writes into the browser: the file, what it writes, and how the policy calls it. */
const KEPT: Record<string, Record<string, string>> = {
  'src/browser/history/places.ts': { places: 'em que ponto da página você estava' },
  'src/ui/forms/reference.ts': { 'form-reference': 'o número do protocolo' },
  'src/ui/forms/drafts.ts': { draft: 'o rascunho de um formulário' },
  'src/ui/forms/survey/watch-exit.ts': {
    'exit-survey': 'você já viu a nossa pesquisa de saída',
    'visit-began': 'a hora em que a visita começou',
  },
  'src/ui/layout/before-scripts.js': { 'sent-search': 'a última busca enviada' },
  'src/ui/layout/theme.js': { theme: 'o tema claro ou escuro no rodapé' },
  'src/browser/offline/saved.ts': { guardados: 'a lista do que guardou e uma cópia dessas páginas' },
  'src/browser/hooks/use-tab-list.ts': {
    salvos: 'os produtos que você salvou na conta',
    respondidos: 'os textos em que respondeu a “Ajudou?”',
  },
  'src/browser/offline/copies.ts': { pages: 'cópias das páginas de emergência' },
  'src/browser/analytics/consent-choice.ts': { consent: 'guardam a sua escolha de cookies' },
  'src/server/features/accounts/cookies.ts': { conta: 'cookie “conta”', aparelho: 'cookie “aparelho”' },
}

/** Writing: into storage, into the cache of pages, or as a cookie that outlives the response. */
const WRITES = /(?:local|session)Storage\.setItem\(|\bcaches\.open\(|; Max-Age=\$|; Path=\/; Max-Age=(?!0)/

const writersIn = (files: readonly [name: string, code: string][]): string[] =>
  files.flatMap(([name, code]) => (WRITES.test(code) ? [name] : [])).sort()

const sources = globSync('src/**/*.{ts,tsx,js}').map((name): [string, string] => [
  name,
  readFileSync(name, 'utf8'),
])

test('the policy names everything that the code leaves in a browser, by the file that writes it', () => {
  expect(writersIn(sources)).toEqual(Object.keys(KEPT).sort())
  for (const [file, kept] of Object.entries(KEPT))
    for (const [key, words] of Object.entries(kept))
      expect([file, key, POLICY.includes(words)]).toEqual([file, key, true])
})

test('a new place that writes is found, one that only reads is not', () => {
  expect(writersIn([['src/new.ts', "localStorage.setItem('weight', kilos)"]])).toEqual(['src/new.ts'])
  expect(writersIn([['src/new.ts', "localStorage.getItem('weight')"]])).toEqual([])
})

/** Leaflets have a version besides, which goes up with the date. */
const LEAFLETS: Record<string, string> = {
  'capsulas-dia-e-noite': '29 de novembro de 2026: e6928a59a518',
  'cha-quente': '29 de novembro de 2026: cd6992a6a760',
  pomada: '29 de novembro de 2026: 4c1f88d45b22',
  'spray-de-garganta': '29 de novembro de 2026: 19dba7555ebd',
  'xarope-dia': '29 de novembro de 2026: 9d0d67a1a068',
  'xarope-noite': '29 de novembro de 2026: 751105ead651',
}

/** Dated documents: their date, and a digest of all that they say. Who changes a text changes its date, then the digest here. */
const DATED: [name: string, date: RegExp, digest: string][] = [
  [
    'legal/politica-de-privacidade',
    /Versão de (\d+ de \p{L}+ de \d{4})/u,
    '29 de novembro de 2026: 818d66bc0c12',
  ],
  [
    'legal/termos-de-uso',
    /Valem a partir de (\d+ de \p{L}+ de \d{4})/u,
    '29 de novembro de 2026: a14b6019e53a',
  ],
  ['legal/review-guidelines', /Versão de (\d+ de \p{L}+ de \d{4})/u, '23 de novembro de 2026: 836d2a7d98dd'],
  ...Object.entries(LEAFLETS).map(([name, digest]): [string, RegExp, string] => [
    `leaflets/${name}`,
    /versão \d+, de (\d+ de \p{L}+ de \d{4})/u,
    digest,
  ]),
]

test.each(DATED)('%s has another date when it says something else', (name, date, digest) => {
  const text = textOf(name)
  const [, day = ''] = date.exec(text) ?? []
  expect(day).toMatch(/^\d+ de \p{L}+ de 20\d\d$/u)
  const found = createHash('sha256').update(text).digest('hex').slice(0, 12)
  expect(`${day}: ${found}`).toBe(digest)
})

test('every leaflet is among the dated documents', () => {
  const names = globSync('tools/sandbox/space/entries/leaflets/*.yaml').map((file) =>
    path.basename(file, '.yaml'),
  )
  expect(Object.keys(LEAFLETS).sort()).toEqual(names.filter((name) => name !== 'bulas').sort())
})
