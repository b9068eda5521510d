import { randomUUID } from 'node:crypto'
import { newFolder } from '@tests/factories/folder'
import { sql } from 'kysely'
import { inTransaction, withDatabase } from '@/server/database/database'
import { erasePerson, exportPerson, replayErasures } from '@/server/features/privacy/privacy'
import { moderationToken, moderators } from '@/server/features/reviews/links'
import { decideIn } from '@/server/features/reviews/moderation/decide'
import { moderationView } from '@/server/features/reviews/moderation/view'
import { photoStorage } from '@/server/features/reviews/photo/storage'
import { listErasures } from '@/server/privacy/erased-persons'
import { personKey } from '@/server/protection/keys'
import { databaseForSuite } from './support/database'
import { emptyTables, rowsOf } from './support/tables'
import { tracesOf } from './support/traces'

jest.mock('@/server/content/pages', () => ({
  contentPages: () => ({ reviewable: async () => new Map(), source: () => 'delivery' }),
}))

const EMAIL = 'ana@exemplo.com.br'
const PHOTO = 'reviews/2026-11-20-photo.webp'

databaseForSuite()
beforeAll(() => {
  process.env.PHOTO_FOLDER = newFolder()
})

/** Where each column stands in an export. A column that is in neither table fails the test: decide where it belongs. */
const EXPORTED: Readonly<Record<string, string>> = {
  'account_user.first_name': 'conta.nome',
  'account_user.last_name': 'conta.sobrenome',
  'account_user.email': 'conta.email',
  'account_user.email_verified': 'conta.emailConfirmado',
  'account_user.postal_code': 'conta.cep',
  'account_user.consent_version': 'conta.versaoDosTermos',
  'account_user.last_login_at': 'conta.ultimoAcesso',
  'account_user.created_at': 'conta.criadaEm',
  'account_user.updated_at': 'conta.alteradaEm',
  'account_session.device': 'conta.acessosAbertos.aparelho',
  'account_session.created_at': 'conta.acessosAbertos.abertoEm',
  'account_session.updated_at': 'conta.acessosAbertos.usadoEm',
  'account_session.expires_at': 'conta.acessosAbertos.valeAte',
  'saved_product.product': 'conta.produtosSalvos.produto',
  'saved_product.created_at': 'conta.produtosSalvos.salvoEm',
  'contact_message.protocol': 'mensagens.protocolo',
  'contact_message.topic': 'mensagens.assunto',
  'contact_message.name': 'mensagens.nome',
  'contact_message.email': 'mensagens.email',
  'contact_message.message': 'mensagens.mensagem',
  'contact_message.consent_version': 'mensagens.versaoDosTermos',
  'contact_message.created_at': 'mensagens.enviadaEm',
  'newsletter_subscription.email': 'newsletter.email',
  'newsletter_subscription.consent_version': 'newsletter.versaoDosTermos',
  'newsletter_subscription.requested_at': 'newsletter.pedidaEm',
  'newsletter_subscription.confirmed_at': 'newsletter.confirmadaEm',
  'newsletter_subscription.left_at': 'newsletter.encerradaEm',
  'review.product_key': 'avaliacoes.produto',
  'review.status': 'avaliacoes.estado',
  'review.rating': 'avaliacoes.nota',
  'review.recommends': 'avaliacoes.recomenda',
  'review.title': 'avaliacoes.titulo',
  'review.summary': 'avaliacoes.resumo',
  'review.description': 'avaliacoes.texto',
  'review.nickname': 'avaliacoes.apelido',
  'review.location': 'avaliacoes.cidade',
  'review.email': 'avaliacoes.email',
  'review.tells_harm': 'avaliacoes.contaReacao',
  'review.photo_width': 'avaliacoes.foto.largura',
  'review.photo_height': 'avaliacoes.foto.altura',
  'review.consent_version': 'avaliacoes.versaoDosTermos',
  'review.created_at': 'avaliacoes.enviadaEm',
  'review.published_at': 'avaliacoes.publicadaEm',
  'review_event.status': 'avaliacoes.etapas.estado',
  'review_event.reason': 'avaliacoes.etapas.motivo',
  'review_event.note': 'avaliacoes.etapas.mensagem',
  'review_event.at': 'avaliacoes.etapas.em',
  'review_nickname.folded': 'apelidos.apelido',
  'review_nickname.email': 'apelidos.email',
  'safety_case.number': 'relatos.numero',
  'safety_case.state': 'relatos.estado',
  'safety_case.source': 'relatos.origem',
  'safety_case.protocol': 'relatos.protocolo',
  'safety_case.product_key': 'relatos.produto',
  'safety_case.article': 'relatos.artigo',
  'safety_case.report': 'relatos.relato',
  'safety_case.reporter_name': 'relatos.nome',
  'safety_case.reporter_email': 'relatos.email',
  'safety_case.received_at': 'relatos.recebidoEm',
  'safety_case.delivered_at': 'relatos.avisoEntregueEm',
  'safety_case.acknowledged_at': 'relatos.confirmadoEm',
  'safety_case.closed_at': 'relatos.encerradoEm',
  'safety_case.outcome': 'relatos.resultado',
  'safety_case.by_program': 'relatos.talvezDeUmPrograma',
  'access_log.action': 'acessos.acesso',
  'access_log.at': 'acessos.em',
}

/** Columns, or whole tables, that no export has, and why. */
const WITHHELD: Readonly<Record<string, string>> = {
  account_credential: 'secrets: the hash of the password, and columns of the library that are never set',
  account_link: 'secrets of links that were mailed, which end by themselves',
  article_feedback: 'names nobody',
  survey_answer: 'names nobody',
  hidden_search: 'hashes alone, of one day',
  unanswered_search: 'names nobody',
  judged_search: 'names nobody',
  outbox: 'ids alone',
  submission: 'ids alone, for two days',
  rate_limit: 'keyed hashes alone',
  erased_person: 'keyed hashes of persons of whom nothing else is held',
  kysely_migration: 'of no person',
  kysely_migration_lock: 'of no person',
  publish_job: 'pages to render again, of no person',
  content_problem: 'entries and their faults, of no person',
  old_address: 'addresses of pages, of no person',
  old_address_hit: 'counts by day, of no person',
  storage_mark: 'of no person',
  'safety_case.id': 'a random id',
  'safety_case.source_id': 'a random id',
  'safety_case.acknowledged_by': 'the data of whoever acknowledged it',
  'safety_case.closed_by': 'the data of whoever closed it',
  'safety_case.closed_note': 'notes of the staff',
  'safety_case.last_failure': 'a code of the mail server',
  'safety_case.escalated_at': 'a step of the staff',
  'safety_case.notice_until': 'a lock of a job',
  'safety_case.escalation_until': 'a lock of a job',
  'safety_case.opened_at': 'equal to received_at but for older reports',
  'account_user.confirmation_mailed_at': 'when the last link was mailed; the mail says so',
  'account_user.reset_mailed_at': 'when the last link was mailed; the mail says so',
  'account_user.id': 'a random id',
  'account_user.image': 'never set',
  'account_session.id': 'a random id',
  'account_session.user_id': 'a random id',
  'account_session.token': 'a secret that opens the account',
  'account_session.ip_address': 'never set',
  'saved_product.user_id': 'a random id',
  'contact_message.id': 'a random id',
  'newsletter_subscription.id': 'a random id',
  'review.id': 'a random id',
  'review.submission_id': 'a random id',
  'review.photo': 'the name of a file; the photo itself is exported',
  'review_event.id': 'a number',
  'review_event.review_id': 'a random id',
  'review_event.actor': 'the data of whoever decided',
  'access_log.id': 'a number',
  'access_log.actor': 'the data of whoever read',
  'access_log.subject': 'a random id or a keyed hash',
}

const columnsOf = () =>
  withDatabase(async (db) => {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = current_schema()`.execute(db)
    return rows
  })

/** One row of a person in every table that may have one. @returns the review's id */
const fillTables = async (email: string): Promise<string> => {
  const [user, review] = [randomUUID(), randomUUID()]
  await inTransaction(async (trx) => {
    await sql`insert into account_user (id, first_name, last_name, email, email_verified, postal_code, consent_version, last_login_at)
      values (${user}, 'Ana', 'Lima', ${email}, true, '01310100', 'account-1', '2026-02-01T10:00:00Z')`.execute(
      trx,
    )
    await sql`insert into account_session (id, user_id, token, expires_at, device, updated_at)
      values (${randomUUID()}, ${user}, ${randomUUID()}, '2027-01-02T10:00:00Z', 'Chrome', '2026-02-02T10:00:00Z')`.execute(
      trx,
    )
    await sql`insert into saved_product (user_id, product) values (${user}, 'produtos/inalador')`.execute(trx)
    await sql`insert into contact_message (id, protocol, topic, name, email, message, consent_version)
      values (${randomUUID()}, ${randomUUID()}, 'question', 'Ana Lima', ${email}, 'Pergunta', 'contact-1')`.execute(
      trx,
    )
    await sql`insert into review (id, submission_id, product_key, rating, recommends, title, summary, description, nickname,
      location, email, tells_harm, photo, photo_width, photo_height, consent_version, published_at)
      values (${review}, ${randomUUID()}, 'inalador', 4, true, 'Título', 'Resumo', 'Texto', 'Apelido', 'Recife', ${email}, false,
      ${PHOTO}, 40, 30, 'review-1', '2026-03-03T10:00:00Z')`.execute(trx)
    await sql`insert into newsletter_subscription (email, consent_version, confirmed_at, left_at)
      values (${email}, 'newsletter-1', '2026-05-01T10:00:00Z', '2026-05-02T10:00:00Z')`.execute(trx)
    await sql`insert into review_nickname (folded, email) values (${`apelido de ${email}`}, ${email})`.execute(
      trx,
    )
    await sql`insert into safety_case (id, number, source, source_id, protocol, product_key, article, report, reporter_name,
      reporter_email, state, outcome, received_at, delivered_at, acknowledged_at, closed_at)
      values (${randomUUID()}, ${randomUUID()}, 'contact', ${randomUUID()}, 'P-1', 'inalador', 'dicas/tosse', 'Passei mal', 'Ana',
      ${email}, 'closed', 'report', '2026-04-01T10:00:00Z', '2026-04-02T10:00:00Z', '2026-04-03T10:00:00Z', '2026-04-04T10:00:00Z')`.execute(
      trx,
    )
    await decideIn(trx, review, 'reject', { actor: 'cli:bia', reason: 'offTopic', note: 'Fale do produto.' })
  })
  return review
}

const isTable = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

/** All values at a path such as `conta.acessosAbertos.aparelho`, as text. */
const valuesAt = (held: unknown, where: string): string[] => {
  let found: unknown[] = [held]
  for (const key of where.split('.'))
    found = found.flat().flatMap((value) => (isTable(value) && key in value ? [value[key]] : []))
  return found.flat().map(String)
}

const asText = (value: unknown): string => (value instanceof Date ? value.toISOString() : String(value))

test('each column of each table is exported, or withheld for a reason (STORE-4)', async () => {
  const reviewId = await fillTables(EMAIL)
  await photoStorage().put(PHOTO, Buffer.from('the photo'))
  const [holder = ''] = moderators().keys()
  await moderationView(moderationToken(reviewId, holder))
  const columns = await columnsOf()
  const names = columns.map(({ table, column }) => `${table}.${column}`)
  const isWithheld = (name: string) => name in WITHHELD || name.replace(/\..*/, '') in WITHHELD
  expect(names.filter((name) => !isWithheld(name) && !(name in EXPORTED))).toEqual([])
  const known = new Set([...names, ...columns.map(({ table }) => table)])
  expect([...Object.keys(EXPORTED), ...Object.keys(WITHHELD)].filter((name) => !known.has(name))).toEqual([])

  const held = await exportPerson(EMAIL)
  for (const [name, where] of Object.entries(EXPORTED)) {
    const [table = '', column = ''] = name.split('.')
    const [row = {}] = await rowsOf(table as 'review')
    const stored = (row as Record<string, unknown>)[column]
    expect({ name, isSet: stored !== null && stored !== undefined }).toEqual({ name, isSet: true })
    expect({ name, values: valuesAt(held, where) }).toEqual({
      name,
      values: expect.arrayContaining([asText(stored)]),
    })
  }
  expect(valuesAt(held, 'avaliacoes.foto.base64')).toEqual([Buffer.from('the photo').toString('base64')])
})

test('an export without its photo is none: while the storage is away, it says so', async () => {
  jest.spyOn(photoStorage(), 'get').mockRejectedValueOnce(new Error('connection refused'))
  await expect(exportPerson(EMAIL)).rejects.toMatchObject({ name: 'ServiceUnavailable' })
})

test('who of the staff reads or erases somebody’s data is recorded, and the person reads when (STORE-7)', async () => {
  await exportPerson(EMAIL, 'cli:bia')
  expect(await rowsOf('access_log', {}, 'id')).toMatchObject([
    { actor: 'avaliacoes@exemplo.com.br', action: 'moderation-page' },
    { actor: 'cli:bia', action: 'export-person', subject: personKey(EMAIL) },
  ])
  expect((await exportPerson(EMAIL)).acessos).toMatchObject([
    { acesso: 'moderation-page' },
    { acesso: 'export-person' },
  ])
  await erasePerson(EMAIL, 'cli:bia')
  expect(await rowsOf('access_log', { action: 'erase-person' })).toHaveLength(1)
  expect(await tracesOf(EMAIL)).toEqual([])
  // A moderator's own address goes with the moderator.
  await erasePerson('avaliacoes@exemplo.com.br')
  expect(await tracesOf('avaliacoes@exemplo.com.br')).toEqual([])
})

test('whoever was erased since a backup is erased again after it was restored, nobody else (STORE-8)', async () => {
  const [since, before, never] = ['since@exemplo.com.br', 'before@exemplo.com.br', 'never@exemplo.com.br']
  await erasePerson(before)
  const inBackup = await listErasures()
  await fillTables(since)
  await erasePerson(since)
  const saved = await listErasures()
  // The backup: without the last erasure; somebody who was erased earlier had come back.
  await emptyTables('erased_person')
  await withDatabase((db) => db.insertInto('erased_person').values(inBackup).execute())
  for (const email of [since, before, never]) await fillTables(email)
  expect(await replayErasures(saved, 'cli:bia')).toBe(1)
  expect(await tracesOf(since)).toEqual([])
  for (const email of [before, never]) expect(await tracesOf(email)).not.toEqual([])
  expect(await replayErasures(saved, 'cli:bia')).toBe(0)
  expect((await listErasures()).map(({ key }) => key).sort()).toEqual(saved.map(({ key }) => key).sort())
})
