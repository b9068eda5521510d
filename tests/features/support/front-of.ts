import { connect, createServer, type Socket } from 'node:net'

/** What stands before a database, so that it can be made to refuse connections, or to hang. */
export interface FrontOf {
  url: string
  /** Connections are cut, and new ones as well. */
  refuse(): void
  /** Connections stay, and nothing comes back any more. */
  hang(): void
  serve(): void
  close(): void
}

/** A connection that passes everything on to the database of `url`. */
export async function frontOf(url: string): Promise<FrontOf> {
  const { hostname, port } = new URL(url)
  let mode: 'serve' | 'refuse' | 'hang' = 'serve'
  const open = new Set<Socket>()
  const keep = (socket: Socket) => {
    open.add(socket)
    socket.on('error', () => undefined).on('close', () => open.delete(socket))
  }
  const cut = () => {
    for (const socket of open) socket.destroy()
  }
  const server = createServer((socket) => {
    keep(socket)
    if (mode === 'refuse') return void socket.destroy()
    const behind = connect(Number(port), hostname)
    keep(behind)
    socket.on('data', (chunk) => mode === 'serve' && behind.write(chunk)).on('close', () => behind.destroy())
    behind.on('data', (chunk) => mode === 'serve' && socket.write(chunk)).on('close', () => socket.destroy())
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const front = new URL(url)
  front.hostname = '127.0.0.1'
  const address = server.address()
  front.port = String(typeof address === 'object' && address ? address.port : 0)
  return {
    url: front.href,
    refuse: () => {
      mode = 'refuse'
      cut()
    },
    hang: () => {
      mode = 'hang'
    },
    serve: () => {
      mode = 'serve'
      cut()
    },
    close: () => {
      cut()
      server.close()
    },
  }
}
