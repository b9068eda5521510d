import { readFileSync } from 'node:fs'
import { TEST_ENV } from '@tests/factories/mail-env'
import { CONSENT_DAYS } from '@/browser/analytics/consent-choice'
import { SESSION_IDLE, SESSION_LONGEST } from '@/server/features/accounts/users'
import { RETENTION } from '@/server/features/registry'
import { readServerEnv } from '@/shared/config/env-schema'
import { labelTable } from '@/shared/labels/table'

/** The texts of a file of the sample, each on one line. */
const textOf = (file: string): string =>
  readFileSync(`tools/sandbox/space/entries/${file}`, 'utf8').replace(/\s+/g, ' ')
const POLICY = textOf('legal/politica-de-privacidade.yaml')
const FORMS = textOf('forms/boletim.yaml')

/** `1 ano`, `6 meses`, `7 dias`: as the texts write a time. */
const timeOf = (days: number): string => {
  if (days % 365 === 0) return days === 365 ? '1 ano' : `${days / 365} anos`
  return days % 30 === 0 ? `${days / 30} meses` : `${days} dias`
}

/** Where people read how long what a rule deletes is kept: a text, and the words around the time. */
const PROMISES: Record<string, [text: string, words: string][]> = {
  'contact messages': [
    [POLICY, 'Mensagens ao atendimento: {} depois de recebidas.'],
    [labelTable['contact.consent.hint'], 'Guardamos por até {} '],
  ],
  'feedback on articles': [[POLICY, '“Ajudou?”, pesquisa de saída e buscas sem resposta: {}.']],
  'answers to the survey': [[POLICY, '“Ajudou?”, pesquisa de saída e buscas sem resposta: {}.']],
  'searches without an answer': [[POLICY, '“Ajudou?”, pesquisa de saída e buscas sem resposta: {}.']],
  'newsletter addresses that nobody confirmed': [
    [POLICY, 'Boletim: sem confirmação do e-mail, {}.'],
    [FORMS, 'O link vale por {}. Sem a confirmação, não enviamos nada e apagamos o endereço.'],
  ],
  'newsletter subscriptions that were left': [
    [POLICY, 'por mais {} como prova.'],
    [FORMS, 'ficam guardados por até {}, só como prova'],
  ],
  'accounts that nobody confirmed': [
    [POLICY, 'entrou com a senha. Sem confirmação do e-mail, {}.'],
    [labelTable['mail.account.confirm.note'], 'sem a confirmação, apagamos o cadastro em {}.'],
  ],
  'accounts that nobody used': [[POLICY, 'Conta: até {} depois da última vez em que você entrou']],
  'reviews that nobody confirmed': [
    [POLICY, 'Avaliações: sem confirmação do e-mail, {}.'],
    [textOf('legal/review-guidelines.yaml'), 'Avaliações que ninguém confirma em {} são apagadas.'],
  ],
  'reviews that are not shown': [[POLICY, 'espera de decisão, {} depois da última mudança.']],
  'closed reports of harm': [
    [POLICY, 'Relatos de efeitos indesejados: {} depois de encerrado o caso'],
    [labelTable['contact.consent.hint'], 'guarda por {} depois de encerrado o caso'],
    [labelTable['review.terms.hint'], 'guarda por {} depois de encerrado o caso'],
  ],
  'records of access': [[POLICY, 'Registro de quem da equipe leu dados pessoais: {}.']],
  'keys of erased persons': [[POLICY, 'guardamos por {} um código']],
}

/** Rules of what names nobody, and of what ends with something else. */
const WITHOUT_PROMISE = [
  'submissions',
  'outbox',
  'visits of old addresses',
  'shares of searches',
  'logins and links that ended',
  // With the submission that they came by, or as a report.
  'cases that were no report of harm',
]

const brokenWith = (given: Record<string, string>): string[] => {
  const env = readServerEnv({ ...TEST_ENV, ...given })
  return RETENTION.flatMap((rule) =>
    (PROMISES[rule.name] ?? []).flatMap(([text, words]) => {
      const promise = words.replace('{}', timeOf(rule.days(env)))
      return text.includes(promise) ? [] : [`${rule.name}: “${promise}” is not in the text`]
    }),
  )
}

test('every promise of storage is what the rule of retention does (STORE-11)', () => {
  expect(brokenWith({})).toEqual([])
})

test('with another time the texts are found to be wrong, each', () => {
  expect(brokenWith({ RETENTION_CONTACT_DAYS: '365' })).toHaveLength(2)
  expect(brokenWith({ RETENTION_SAFETY_DAYS: '3650' })).toHaveLength(3)
})

test('no rule is without its promise, but those of what names nobody', () => {
  const promised = new Set([
    ...Object.keys(PROMISES),
    ...WITHOUT_PROMISE,
    'searches of fewer than five visitors',
  ])
  const names = new Set(RETENTION.map(({ name }) => name))
  expect([...names].filter((name) => !promised.has(name))).toEqual([])
  expect([...promised].filter((name) => !names.has(name))).toEqual([])
})

test('codes of searches go within two days, the choice of cookies after its own time, a login after a week of rest', () => {
  const codes = RETENTION.find(({ name }) => name === 'searches of fewer than five visitors')
  // Those of the day before are deleted during the next one.
  expect(codes?.days(readServerEnv({ ...TEST_ENV }))).toBe(1)
  expect(POLICY).toContain('apagados em até 2 dias')
  expect(POLICY).toContain(`a escolha, ${CONSENT_DAYS} dias;`)
  // In seconds.
  const [idle, longest] = [SESSION_IDLE, SESSION_LONGEST].map((seconds) => seconds / 86_400)
  expect(POLICY).toContain(`a entrada na conta, ${idle} dias depois do último uso e ${longest} no máximo;`)
})
