import type { SpaceExport } from '@sandbox/export-format'
import type { FastifyInstance } from 'fastify'
import { Traffic } from './control/traffic'
import { listenOnLoopback } from './listen'
import { controlServer, deliveryServer, previewServer } from './servers'
import { SandboxStore } from './store/store'
import { DELIVERY_TOKEN, PREVIEW_TOKEN } from './tokens'

/** Offsets of the services from the first port. */
const PORTS = { delivery: 0, preview: 1, control: 3 } as const
export type SandboxService = keyof typeof PORTS

export interface SandboxOptions {
  space: SpaceExport
  /** First port; 0 takes any free ones. */
  portBase: number
  /** The file the space was read from; pictures lie beside it. */
  exportFile?: string
  /** Pictures by asset id, for assets without a file beside the export; asked for by the first picture. */
  pictures?: () => Promise<Map<string, string>>
  /** Access token of the delivery API; `DELIVERY_TOKEN` unless told. */
  deliveryToken?: string
  /** Access token of the preview API; `PREVIEW_TOKEN` unless told. */
  previewToken?: string
}

export interface Sandbox {
  store: SandboxStore
  traffic: Traffic
  ports: Record<SandboxService, number>
  /** `http://localhost:{port}`, without a final slash. */
  urls: Record<SandboxService, string>
  close: () => Promise<void>
}

/**
 * Starts the stand-in for Contentful: delivery and Images API, preview API, control page. Listens on loopback
 * only, at `localhost`, `127.0.0.1` and `[::1]`.
 * @throws Error when a port is taken
 */
export const createSandbox = async (options: SandboxOptions): Promise<Sandbox> => {
  const { space, portBase, exportFile, pictures = async () => new Map<string, string>() } = options
  const { deliveryToken = DELIVERY_TOKEN, previewToken = PREVIEW_TOKEN } = options
  const ports = { delivery: 0, preview: 0, control: 0 }
  const urls = { delivery: '', preview: '', control: '' }
  const store = new SandboxStore(space, () => `localhost:${ports.delivery}`)
  const traffic = new Traffic()
  const apps: Record<SandboxService, FastifyInstance> = {
    delivery: deliveryServer(
      store,
      traffic,
      { store, exportFile: exportFile ?? null, pictures },
      deliveryToken,
    ),
    preview: previewServer(store, traffic, previewToken),
    control: controlServer({
      traffic,
      store,
      services: () => Object.entries(urls).map(([name, url]) => ({ name, url })),
      resetSpace: () => store.replace(store.initial),
    }),
  }
  const close = async (): Promise<void> => {
    await Promise.all(Object.values(apps).map((app) => app.close()))
  }
  try {
    for (const service of ['delivery', 'preview', 'control'] as const) {
      const port = portBase === 0 ? 0 : portBase + PORTS[service]
      ports[service] = await listenOnLoopback(apps[service], port)
      urls[service] = `http://localhost:${ports[service]}`
    }
  } catch (error) {
    await close()
    throw error
  }
  return { store, traffic, ports, urls, close }
}
