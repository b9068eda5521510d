import { randomUUID } from 'node:crypto'
import { TEST_ENV } from '@tests/factories/mail-env'
import type { Survey } from '@/server/content/preview/survey'
import { inTransaction, withDatabase } from '@/server/database/database'
import { tableAddressStore } from '@/server/features/addresses/address-store'
import { weeklyReport } from '@/server/features/problems/survey'
import { countLevel, countSearch } from '@/server/features/searches/count-search'
import { workJobs } from '@/server/features/work-jobs'
import { enqueue } from '@/server/jobs/outbox'
import { databaseForSuite } from './support/database'
import { mailServerForSuite } from './support/mail-server'

const mockSurvey: Survey = {
  problems: [
    { entryId: 'n', contentType: 'notice', title: 'Aviso da tosse', field: 'text', reason: 'empty' },
    {
      entryId: 'l',
      contentType: 'link',
      title: 'Cartão',
      field: 'url',
      reason: 'deadLink',
      detail: '/sumiu',
    },
  ],
  reviewsDue: [{ entryId: 'a', contentType: 'article', title: 'Ar seco', day: '2026-12-01' }],
  oldDrafts: [{ entryId: 'd', contentType: 'article', title: 'Crupe', day: '2026-09-30' }],
}
jest.mock('@/server/content/preview', () => ({
  ...jest.requireActual('@/server/content/preview'),
  drafts: () => ({ survey: async () => mockSurvey }),
}))
jest.mock('@/server/content/paths', () => ({
  sitePaths: () => ({
    known: async () =>
      new Map([
        ['dicas/ar', { id: 'moved', title: 'Ar seco' }],
        ['dicas/febre', { id: 'fever', title: 'Febre' }],
      ]),
  }),
}))
jest.mock('@/server/mail/read-labels', () => {
  const { createLabelReader } = jest.requireActual('@/shared/labels/reader')
  return {
    readBrand: async () => 'A marca',
    readLabels: async (table: Record<string, string>) => createLabelReader(table, {}),
  }
})

databaseForSuite()

const { mailbox } = mailServerForSuite()

const left = (slug: string, entry: string) => ({
  slug,
  entry,
  title: null,
  since: '2026-11-01T00:00:00.000Z',
})

const fill = async (): Promise<void> => {
  await tableAddressStore.write(
    [left('visitado', 'moved'), left('calado', 'moved'), left('orfao', 'gone')],
    [],
  )
  await tableAddressStore.count('visitado')
  await tableAddressStore.count('visitado')
  for (const [term, lacks] of [
    ['pastilha azul', 'results'],
    ['tosse de cachorro', 'guidance'],
  ] as const)
    for (let place = 1; place <= 5; place += 1)
      await countSearch({ term, lacks }, `203.0.113.${place}`, new Date())
  for (const level of ['red', 'calm', 'plain', 'plain'] as const) await countLevel(level, 'r2')
  const vote = (article: string, helpful: boolean) => ({
    id: randomUUID(),
    article,
    helpful,
    comment: null,
    consent_version: '1',
  })
  await withDatabase((db) =>
    db
      .insertInto('article_feedback')
      .values([vote('dicas/febre', false), vote('dicas/febre', true), vote('dicas/ar', true)])
      .execute(),
  )
}

const entryAt = (id: string) =>
  expect.stringContaining(`https://app.contentful.com/spaces/space/environments/master/entries/${id}`)
const all = (...parts: string[]) => expect.stringMatching(new RegExp(parts.join('.*')))

test('the weekly report has each kind of thing to look at, old addresses with their visits, and links into the entries (ROUTE-10)', async () => {
  await fill()
  const sections = Object.fromEntries((await weeklyReport()).map(({ title, lines }) => [title, lines]))
  expect(sections).toEqual({
    'Entradas com problema': [all('Aviso “Aviso da tosse”, campo Texto: o campo está vazio')],
    'Ligações que não levam a nenhuma página': [all('Link “Cartão”, campo Endereço')],
    // Not the address that nobody visited and that leads to a page.
    'Endereços antigos: visitados nos últimos 7 dias, ou sem página': [
      all('/pt-br/visitado/: leva a /pt-br/dicas/ar/ ', 'visitas: 2'),
      all('/pt-br/orfao/: não leva a nenhuma página', 'crie um redirecionamento'),
    ],
    'Buscas sem resultado, nos últimos 7 dias': ['“pastilha azul”: 5'],
    'Buscas sem orientação, nos últimos 7 dias': ['“tosse de cachorro”: 5'],
    'Buscas por julgamento e versão do site, nos últimos 7 dias': [
      'r2: perigo 25,0 %, dúvida 25,0 %, outras 50,0 %, de 4 buscas',
    ],
    'Dicas que menos ajudaram': [all('“Febre”: ajudou 1, não ajudou 1')],
    'Revisões vencidas, ou que vencem em 30 dias': [all('Artigo “Ar seco”: 01/12/2026')],
    'Rascunhos e mudanças sem publicar há mais de 30 dias': [all('Artigo “Crupe”: 30/09/2026')],
  })
  const linked = Object.entries(sections).filter(([title]) => !title.startsWith('Buscas'))
  for (const [title, lines] of linked)
    for (const line of lines) expect([title, line]).toEqual([title, entryAt('')])
})

test('it is one mail to the house, also where it is asked for twice before it is sent', async () => {
  for (let count = 0; count < 2; count += 1)
    await inTransaction((trx) => enqueue(trx, 'weekly-report', {}, { key: 'weekly-report' }))
  await workJobs()
  expect(mailbox.list().map(({ recipients, subject }) => [recipients, subject])).toEqual([
    [[TEST_ENV.CONTACT_ADDRESS], 'Conteúdo do site: resumo da semana'],
  ])
  expect(mailbox.list()[0]?.text).toContain('/pt-br/visitado/: leva a /pt-br/dicas/ar/')
})
