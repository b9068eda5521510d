import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { serve } from '@tests/factories/server'
import { closeGently } from '@/server/start/close-server'

const CLIENTS = 40
const FORM = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2\r\n\r\nab'

/** A connection that was used, as a proxy keeps it. */
const keptOpen = async (port: number): Promise<Socket> => {
  const socket = connect(port, '127.0.0.1')
  socket.write(FORM)
  await once(socket, 'data')
  return socket
}

test('a server that closes answers what came in before it was read, then closes idle connections (FAULT-6)', async () => {
  let isEnding = false
  const { server, port } = await serve((_, response) => {
    if (isEnding) response.setHeader('Connection', 'close')
    response.setHeader('Content-Length', 5).end('taken')
  })
  closeGently(server)
  const sockets = await Promise.all(Array.from({ length: CLIENTS }, () => keptOpen(port)))
  const idle = await keptOpen(port)
  const isOver = Promise.all([once(idle, 'close'), once(server, 'close')])
  const answers = sockets.map((socket) => {
    socket.write(FORM)
    return text(socket)
  })
  idle.resume()
  isEnding = true
  // In one turn of the event loop: nothing of it is read yet.
  server.close()
  expect(server.listening).toBe(false)
  for (const answer of await Promise.all(answers)) expect(answer).toMatch(/^HTTP\/1\.1 200 .*taken$/s)
  await isOver
})
