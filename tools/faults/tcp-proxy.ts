import { connect, createServer, type Socket } from 'node:net'
import { type Loopback, loopback } from './loopback'

/**
 * `pass`: no fault; `hang`: connections open and get no response; `garbage`: they get nonsense; `cut`: they break at the
 * first response; `busy`: a mail server that rejects everything for now.
 */
export type TcpMode = 'pass' | 'hang' | 'garbage' | 'cut' | 'busy'

export interface TcpProxy extends Loopback {
  /** Applies to open connections too. */
  set(mode: TcpMode): void
}

/** A proxy between the site and a service without HTTP: database, mail server, Redis. */
export async function startTcpProxy(port: number, target: number): Promise<TcpProxy> {
  let mode: TcpMode = 'pass'
  const open = new Set<Socket>()
  const server = createServer((near) => {
    const far = connect(target, '127.0.0.1')
    for (const socket of [near, far]) {
      open.add(socket)
      socket.on('error', () => socket.destroy())
      socket.on('close', () => {
        open.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (data) => mode === 'pass' && far.write(data))
    far.on('data', (data) => {
      if (mode === 'pass') near.write(data)
      if (mode === 'garbage') near.write(Buffer.from([0, 255, 13, 10, 36, 45, 57, 13, 10]))
      if (mode === 'cut') near.resetAndDestroy()
    })
    if (mode === 'garbage') near.write('?\r\n')
    if (mode === 'busy') near.end('421 4.3.2 Service not available\r\n')
  })
  const here = loopback(server, port, () => {
    for (const socket of open) socket.destroy()
  })
  await here.listen()
  return {
    set: (next) => {
      mode = next
      // Both ends miss the bytes lost meanwhile.
      if (next === 'pass') for (const socket of open) socket.destroy()
    },
    ...here,
  }
}
