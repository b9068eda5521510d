/** PostgreSQL's wire protocol 3.0, as far as a front needs it: a message is a letter, a length that counts itself, a body. */
export interface Message {
  type: string
  /** The whole message, letter and length included. */
  bytes: Buffer
}

const HEAD = 5

/** A message of a type with a body. */
export function message(type: string, ...parts: (string | Buffer)[]): Buffer {
  const body = Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(`${part}\0`) : part)),
  )
  const head = Buffer.alloc(HEAD)
  head.write(type, 'latin1')
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}

export function int32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeInt32BE(value)
  return bytes
}

/** The complete messages at the start of the received bytes, and the remainder. @throws RangeError for an invalid length */
export function splitMessages(received: Buffer, longest: number): { messages: Message[]; rest: Buffer } {
  const messages: Message[] = []
  let at = 0
  while (received.length - at >= HEAD) {
    const length = received.readInt32BE(at + 1)
    if (length < 4 || length > longest) throw new RangeError(`a message of ${length} bytes`)
    if (received.length - at < length + 1) break
    const bytes = received.subarray(at, at + length + 1)
    messages.push({ type: String.fromCharCode(bytes[0] ?? 0), bytes })
    at += length + 1
  }
  return { messages, rest: received.subarray(at) }
}

/** A text that ends with a zero byte. */
export function textAt(bytes: Buffer, start: number): string {
  const end = bytes.indexOf(0, start)
  return bytes.toString('utf8', start, end < 0 ? bytes.length : end)
}

/** An error in the server's format. `FATAL` means that the connection ends with it. */
export function errorResponse(severity: 'ERROR' | 'FATAL', code: string, text: string): Buffer {
  return message('E', `S${severity}`, `V${severity}`, `C${code}`, `M${text}`, Buffer.from([0]))
}

/** State of a session after a response: idle, in a transaction, in one that failed. */
export type SessionState = 'I' | 'T' | 'E'

export function readyForQuery(state: SessionState): Buffer {
  return message('Z', Buffer.from(state))
}

/** The final state in a response; null for one without state (after a flush). */
export function stateAfter(response: Buffer): SessionState | null {
  const last = response.subarray(-6)
  if (last.length < 6 || last[0] !== 0x5a || last.readInt32BE(1) !== 5) return null
  const state = String.fromCharCode(last[5] ?? 0)
  return state === 'I' || state === 'T' || state === 'E' ? state : null
}
