import type { Client } from '@sandbox/database/client'
import type { Engine } from '@sandbox/database/engine'
import { Session } from '@sandbox/database/session'
import { leavesTraces, RESET, ROLLBACK, withOwnNames } from '@sandbox/database/statements'
import {
  errorResponse,
  message,
  readyForQuery,
  type SessionState,
  splitMessages,
} from '@sandbox/database/wire'

/** A session whose engine notes what it runs and answers with the state that a test tells it. */
const newSession = () => {
  const ran: string[] = []
  const states: Record<string, SessionState> = {}
  const engine: Engine = {
    pid: 1,
    run: async (bytes) => {
      const name = bytes.equals(RESET)
        ? 'RESET'
        : bytes.equals(ROLLBACK)
          ? 'ROLLBACK'
          : bytes.toString('latin1')
      ran.push(name)
      return readyForQuery(states[name] ?? 'I')
    },
    kill: () => undefined,
    close: async () => undefined,
  }
  return { ran, states, session: new Session(engine) }
}

const newClient = (names: string[] = []) => {
  const sent: Buffer[] = []
  const ended: string[] = []
  const client: Client = {
    statements: new Set(names),
    send: (bytes) => void sent.push(bytes),
    end: (code) => void ended.push(code),
    cut: () => undefined,
  }
  return { client, sent, ended }
}

const settled = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve))
}
const group = (client: Client, text: string, traces = false) => ({
  client,
  bytes: Buffer.from(text, 'latin1'),
  leavesTraces: traces,
})

test('a client owns the session until its transaction ends; others wait in line', async () => {
  const { ran, states, session } = newSession()
  const [one, other] = [newClient(), newClient()]
  Object.assign(states, { begin: 'T', insert: 'T' })
  session.add(group(one.client, 'begin'))
  session.add(group(other.client, 'other'))
  await settled()
  expect(ran).toEqual(['begin'])
  session.add(group(one.client, 'insert'))
  session.add(group(one.client, 'commit'))
  await settled()
  expect(ran).toEqual(['begin', 'insert', 'commit', 'other'])
  expect(other.sent).toHaveLength(1)
})

test('an owner that is gone is rolled back before the next one', async () => {
  const { ran, states, session } = newSession()
  const [one, other] = [newClient(), newClient()]
  Object.assign(states, { begin: 'T' })
  session.add(group(one.client, 'begin'))
  session.add(group(other.client, 'other'))
  await settled()
  session.leave(one.client)
  await settled()
  expect(ran).toEqual(['begin', 'ROLLBACK', 'other'])
})

test('what an owner set is taken back before the next one', async () => {
  const { ran, session } = newSession()
  session.add(group(newClient().client, 'set', true))
  session.add(group(newClient().client, 'next'))
  await settled()
  expect(ran).toEqual(['set', 'RESET', 'next'])
})

test("a gone client's prepared statements are closed, not within another's transaction", async () => {
  const { ran, states, session } = newSession()
  const [one, other] = [newClient(['c1_ask']), newClient()]
  Object.assign(states, { begin: 'T' })
  session.add(group(other.client, 'begin'))
  await settled()
  session.leave(one.client)
  await settled()
  expect(ran).toEqual(['begin'])
  session.add(group(other.client, 'commit'))
  await settled()
  expect(ran.slice(0, 2)).toEqual(['begin', 'commit'])
  expect(ran[2]).toContain('c1_ask')
})

test('when the engine dies, whoever waits is told', async () => {
  const { states, session } = newSession()
  const [owner, one] = [newClient(), newClient()]
  Object.assign(states, { begin: 'T' })
  session.add(group(owner.client, 'begin'))
  session.add(group(one.client, 'wait'))
  await settled()
  session.forget()
  expect([owner.ended, one.ended]).toEqual([['57P02'], ['57P02']])
})

test('a line that is too long ends with an error that says so', async () => {
  const { states, session } = newSession()
  const [owner, one] = [newClient(), newClient()]
  Object.assign(states, { begin: 'T' })
  session.add(group(owner.client, 'begin'))
  await settled()
  for (let count = 0; count < 2001; count++) session.add(group(one.client, 'wait'))
  expect(one.sent).toEqual([
    Buffer.concat([errorResponse('ERROR', '53300', 'too many statements wait'), readyForQuery('I')]),
  ])
})

test('names of statements carry their client, unnamed ones stay unnamed', () => {
  const used = new Set<string>()
  const named = (bytes: Buffer) =>
    splitMessages(bytes, 1000).messages.map((one) => withOwnNames(one, 'c7_', used).toString('latin1'))
  expect(named(message('P', 'ask', 'select 1', Buffer.from([0, 0])))).toEqual([
    message('P', 'c7_ask', 'select 1', Buffer.from([0, 0])).toString('latin1'),
  ])
  expect(named(message('B', 'portal', 'ask', Buffer.from([1])))).toEqual([
    message('B', 'portal', 'c7_ask', Buffer.from([1])).toString('latin1'),
  ])
  expect(named(message('P', '', 'select 1'))).toEqual([message('P', '', 'select 1').toString('latin1')])
  expect([...used]).toEqual(['c7_ask'])
})

test.each([
  ['set search_path to x', true],
  ['begin; set local x = 1', true],
  ["select set_config('a', 'b', false)", true],
  ['create temp table a (x int)', true],
  ['update outbox set tries = 1', false],
  ['select 1', false],
])('%j leaves traces in the session: %s', (sql, expected) => {
  expect(leavesTraces(sql)).toBe(expected)
})

test('what is no message ends the reading', () => {
  expect(() => splitMessages(Buffer.from([81, 0, 0, 0, 1, 0]), 1000)).toThrow(RangeError)
  expect(() => splitMessages(Buffer.from([81, 127, 0, 0, 0, 0]), 1000)).toThrow(RangeError)
})
