import type { Socket } from 'node:net'
import { isCopyIn, leavesTraces, sqlOf, withOwnNames } from './statements'
import { errorResponse, int32, type Message, message, readyForQuery, splitMessages } from './wire'

/** Bytes that one message may have. */
const LONGEST = 16 * 1024 * 1024

/** Bytes of the first message. */
const LONGEST_START = 10_000

const SSL = 80877103
const GSS = 80877104
const CANCEL = 80877102
const PROTOCOL = 196608

/** Messages to which the session responds: all before them are sent together with them. */
const ENDS_GROUP = new Set(['S', 'Q', 'H', 'F'])

/** What is run in one go. */
export interface Group {
  client: Client
  bytes: Buffer
  leavesTraces: boolean
}

export interface Client {
  /** Names of its prepared statements in the shared session. */
  readonly statements: Set<string>
  send(bytes: Buffer): void
  end(code: string, text: string): void
  /** Closes the connection without an error. */
  cut(): void
}

export interface ClientEvents {
  onGroup(group: Group): void
  onClose(client: Client): void
}

const SETTINGS = {
  server_version: '18.6',
  server_encoding: 'UTF8',
  client_encoding: 'UTF8',
  DateStyle: 'ISO, MDY',
  TimeZone: 'UTC',
  integer_datetimes: 'on',
  standard_conforming_strings: 'on',
}

/** The front sends this itself, so that connecting never waits for the session. A client's limits are ignored. */
const WELCOME = Buffer.concat([
  message('R', int32(0)),
  ...Object.entries(SETTINGS).map(([key, value]) => message('S', key, value)),
  message('K', int32(0), int32(0)),
  readyForQuery('I'),
])

const NO_COPY = Buffer.concat([
  errorResponse('ERROR', '0A000', 'COPY ... FROM is not served by the sandbox'),
  readyForQuery('I'),
])

let lastNumber = 0

/** Reads a client's messages, in groups. */
export function serveClient(socket: Socket, { onGroup, onClose }: ClientEvents): Client {
  lastNumber += 1
  const prefix = `c${lastNumber}_`
  let received: Buffer = Buffer.alloc(0)
  let isStarted = false
  let pending: Buffer[] = []
  let isLasting = false
  let isRefused = false

  const client: Client = {
    statements: new Set(),
    send: (bytes) => void (socket.writable && socket.write(bytes)),
    end: (code, text) => void (socket.writable && socket.end(errorResponse('FATAL', code, text))),
    cut: () => void socket.destroy(),
  }

  /** @returns whether there may be more to read */
  const start = (): boolean => {
    if (received.length < 8) return false
    const length = received.readInt32BE(0)
    const code = received.readInt32BE(4)
    if (length < 8 || length > LONGEST_START) {
      socket.destroy()
      return false
    }
    if (received.length < length) return false
    received = received.subarray(length)
    if (code === SSL || code === GSS) socket.write('N')
    else if (code === CANCEL) socket.end()
    else if (code !== PROTOCOL) client.end('08P01', 'unsupported protocol')
    else {
      isStarted = true
      client.send(WELCOME)
    }
    return true
  }

  const take = (one: Message): void => {
    if (one.type === 'X') return void socket.end()
    const sql = sqlOf(one)
    isRefused ||= isCopyIn(sql)
    isLasting ||= leavesTraces(sql)
    pending.push(withOwnNames(one, prefix, client.statements))
    if (!ENDS_GROUP.has(one.type)) return
    if (isRefused) client.send(NO_COPY)
    else onGroup({ client, bytes: Buffer.concat(pending), leavesTraces: isLasting })
    pending = []
    isLasting = false
    isRefused = false
  }

  socket.setNoDelay(true)
  socket.on('data', (chunk) => {
    received = Buffer.concat([received, chunk])
    while (!isStarted) if (!start()) return
    try {
      const { messages, rest } = splitMessages(received, LONGEST)
      received = rest
      for (const one of messages) take(one)
    } catch {
      client.end('08P01', 'a message that is no message')
    }
  })
  socket.on('error', () => undefined)
  socket.on('close', () => onClose(client))
  return client
}
