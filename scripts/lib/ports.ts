import { createServer } from 'node:net'
import { SetupError, type SiteSetup } from './site-env'

/** The sandbox's services, by their distance from SANDBOX_PORT_BASE (behavior SANDBOX-1). */
export const SANDBOX_PORTS = { delivery: 0, preview: 1, search: 2, control: 3 } as const

const listens = (port: number, host: string): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE' || error.code === 'EACCES') resolve(false)
      // A machine without IPv6 has no such address: nothing can stand in the way there.
      else if (error.code === 'EADDRNOTAVAIL' || error.code === 'EAFNOSUPPORT') resolve(true)
      else reject(error)
    })
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(true)))
  })

/** Whether nothing listens at a port of this machine. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await listens(port, '127.0.0.1')) && (await listens(port, '::1'))
}

const requireFree = async (ports: number[], variable: string, advice: string): Promise<void> => {
  for (const port of ports) {
    if (await isPortFree(port)) continue
    throw new SetupError(`Port ${port} is taken. Free it, or choose another with ${variable}, e.g. ${advice}`)
  }
}

/** What to change when a port is taken: the command, and its variables for the site and the sandbox. */
export interface PortUse {
  command: string
  site?: string
  sandbox?: string
}

/** @throws SetupError that names the taken port and the variable to change. */
export function requireSitePort({ port }: SiteSetup, { command, site = 'PORT' }: PortUse): Promise<void> {
  return requireFree([port], site, `${site}=${port + 1} npm run ${command}`)
}

/** @throws SetupError as above; nothing to do where the site talks to a real space. */
export async function requireSandboxPorts(
  { sandboxBase }: SiteSetup,
  { command, sandbox = 'SANDBOX_PORT_BASE' }: PortUse,
): Promise<void> {
  if (sandboxBase === null) return
  const ports = Object.values(SANDBOX_PORTS).map((distance) => sandboxBase + distance)
  await requireFree(ports, sandbox, `${sandbox}=${sandboxBase + 10} npm run ${command}`)
}
