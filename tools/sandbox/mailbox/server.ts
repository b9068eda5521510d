import type { Socket } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server'
import { acceptOnLoopback } from '../loopback'
import type { Fault, Faults } from '../server/control/faults'
import type { Mailbox } from './mailbox'

export interface MailServer {
  port: number
  close(): void
}

/** Bytes of the largest mail that is taken. */
const LARGEST = 10 * 1024 * 1024

const refusal = (responseCode: number, text: string): Error =>
  Object.assign(new Error(text), { responseCode })

/** Simulates a failure. @returns the error to send; null when the mail is accepted all the same */
const play = async (fault: Fault | null): Promise<Error | null> => {
  if (fault?.mode === 'limited') return refusal(421, 'Try again later')
  if (fault?.mode === 'broken') return refusal(550, 'No such mailbox here')
  if (fault?.mode === 'slow') await wait(fault.delayMs)
  if (fault?.mode === 'silent') await new Promise(() => undefined)
  return null
}

const readAll = async (stream: SMTPServerDataStream): Promise<Buffer> => {
  const chunks: Buffer[] = []
  for await (const chunk of stream) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks)
}

const recipientsOf = ({ envelope }: SMTPServerSession): string[] =>
  envelope.rcptTo.map(({ address }) => address)

/**
 * A mail server on loopback that stores every mail and forwards none. A `cut` accepts the mail but closes the connection
 * before it confirms: the sender cannot tell.
 * @param port 0 takes any free one
 * @param faults failures to simulate, chosen by recipients
 */
export async function createMailServer(
  port: number,
  mailbox: Mailbox,
  faults: Faults | null = null,
): Promise<MailServer> {
  const sockets = new Map<number | undefined, Socket>()
  const receive = async (stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> => {
    const raw = await readAll(stream)
    const recipients = recipientsOf(session)
    const fault = faults?.take('mailbox', recipients.join(' ')) ?? null
    const refused = await play(fault)
    if (refused !== null) throw refused
    if (stream.sizeExceeded) throw refusal(552, 'The mail is too large')
    await mailbox.receive(raw, recipients)
    if (fault?.mode === 'cut') sockets.get(session.remotePort)?.destroy()
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST,
    // Names of the domain `invalid` belong to nobody (RFC 2606).
    onRcptTo: ({ address }, _session, callback) =>
      callback(address.endsWith('.invalid') ? refusal(550, '5.1.1 No such mailbox') : null),
    onData: (stream, session, callback) => {
      receive(stream, session).then(
        () => callback(null),
        (error: Error) => callback(error),
      )
    },
  })
  server.on('error', () => undefined)
  const accepting = await acceptOnLoopback(port, (socket) => {
    sockets.set(socket.remotePort, socket)
    socket.on('close', () => sockets.delete(socket.remotePort))
    server.connect(socket)
  })
  return {
    port: accepting.port,
    close: () => {
      accepting.close()
      for (const socket of sockets.values()) socket.destroy()
    },
  }
}
