import type { DatabaseFront } from '@sandbox/database/front'
import type { SpaceExport } from '@sandbox/export-format'
import { Mailbox } from '@sandbox/mailbox/mailbox'
import type { MailServer } from '@sandbox/mailbox/server'
import type { FastifyInstance } from 'fastify'
import { Traffic } from './control/traffic'
import { listenOnLoopback } from './listen'
import { searchServer } from './search/server'
import { SearchStore } from './search/store/search-store'
import { controlServer, deliveryServer, previewServer } from './servers'
import { SandboxStore } from './store/store'
import { DELIVERY_TOKEN, PREVIEW_TOKEN } from './tokens'
import { type WebhookOptions, Webhooks } from './webhooks/webhooks'

/** Offsets of the services from the first port. */
const PORTS = { delivery: 0, preview: 1, search: 2, control: 3 } as const
const DATABASE_PORT = 4
const MAILBOX_PORT = 5
export type SandboxService = keyof typeof PORTS

export interface SandboxOptions {
  space: SpaceExport
  /** First port; 0 takes any free ones. */
  portBase: number
  /** The file of the export; its pictures are beside it. */
  exportFile?: string
  /** Pictures by asset id, for assets without a file beside the export; loaded by the first picture. */
  pictures?: () => Promise<Map<string, string>>
  /** Where webhooks are sent; nowhere by default. */
  webhooks?: WebhookOptions
  /** Folder of the database's data; without it there is neither database nor mail server. */
  dataFolder?: string
  /** Access token of the delivery API; `DELIVERY_TOKEN` by default. */
  deliveryToken?: string
  /** Access token of the preview API; `PREVIEW_TOKEN` by default. */
  previewToken?: string
  /** The page of `/frase`, which shows how the site's search understands a sentence; none unless given. */
  searchTester?: (space: SpaceExport, sentence: string) => string
  /**
   * Work to finish before the sandbox counts as ready, e.g. filling the search indexes. Called when all services
   * but the control page respond; its requests are not counted.
   */
  prepare?: (urls: Record<SandboxService, string>) => Promise<void>
}

export interface Sandbox {
  store: SandboxStore
  traffic: Traffic
  webhooks: Webhooks
  ports: Record<SandboxService, number>
  /** `http://localhost:{port}`, without a final slash. */
  urls: Record<SandboxService, string>
  /** Of what visitors send in; null without `dataFolder`. */
  participation: Participation | null
  close: () => Promise<void>
}

interface Participation {
  database: DatabaseFront
  mailServer: MailServer
}

/** URLs as in the site's variables (DATABASE_URL, SMTP_URL). */
const addressesOf = (participation: Participation | null) =>
  participation === null
    ? []
    : [
        { name: 'database', url: `postgres://site@localhost:${participation.database.port}/site` },
        { name: 'mail server', url: `smtp://localhost:${participation.mailServer.port}` },
      ]

/** Loaded by sandboxes that serve it only. */
const startParticipation = async (
  folder: string,
  portBase: number,
  mailbox: Mailbox,
  { faults }: Traffic,
): Promise<Participation> => {
  const { createDatabaseFront } = await import('@sandbox/database/front')
  const { createMailServer } = await import('@sandbox/mailbox/server')
  const portOf = (distance: number): number => (portBase === 0 ? 0 : portBase + distance)
  const database = await createDatabaseFront({ port: portOf(DATABASE_PORT), folder, faults })
  return { database, mailServer: await createMailServer(portOf(MAILBOX_PORT), mailbox, faults) }
}

/**
 * Starts the imitations of Contentful and Algolia (delivery and Images API, preview API, search, control page) and,
 * with a data folder, of PostgreSQL and a mail server. Listens on loopback only, at `localhost`, `127.0.0.1` and `[::1]`.
 * @throws Error when a port is taken
 */
export async function createSandbox(options: SandboxOptions): Promise<Sandbox> {
  const { space, portBase, exportFile, pictures = async () => new Map<string, string>() } = options
  const { deliveryToken = DELIVERY_TOKEN, previewToken = PREVIEW_TOKEN } = options
  const ports = { delivery: 0, preview: 0, search: 0, control: 0 }
  const urls = { delivery: '', preview: '', search: '', control: '' }
  const store = new SandboxStore(space, () => `localhost:${ports.delivery}`)
  const traffic = new Traffic()
  const webhooks = new Webhooks(options.webhooks ?? { url: null, secret: '' })
  webhooks.watch(store)
  const mailbox = new Mailbox()
  let participation: Participation | null = null
  const apps: Record<SandboxService, FastifyInstance> = {
    delivery: deliveryServer(
      store,
      traffic,
      { store, exportFile: exportFile ?? null, pictures },
      deliveryToken,
    ),
    preview: previewServer(store, traffic, previewToken),
    search: searchServer(new SearchStore(), traffic),
    control: controlServer({
      traffic,
      store,
      webhooks,
      mailbox,
      searchTester: options.searchTester,
      database: () => participation?.database ?? null,
      services: () => [
        ...Object.entries(urls).map(([name, url]) => ({ name, url })),
        ...addressesOf(participation),
      ],
      resetSpace: () => store.replace(store.initial),
    }),
  }
  const close = async (): Promise<void> => {
    participation?.mailServer.close()
    await Promise.all([...Object.values(apps).map((app) => app.close()), participation?.database.close()])
  }
  const listen = async (service: SandboxService): Promise<void> => {
    const port = portBase === 0 ? 0 : portBase + PORTS[service]
    ports[service] = await listenOnLoopback(apps[service], port)
    urls[service] = `http://localhost:${ports[service]}`
  }
  try {
    for (const service of ['delivery', 'preview', 'search'] as const) await listen(service)
    if (options.dataFolder !== undefined)
      participation = await startParticipation(options.dataFolder, portBase, mailbox, traffic)
    await options.prepare?.(urls)
    traffic.stats.reset()
    await listen('control')
  } catch (error) {
    await close()
    throw error
  }
  return { store, traffic, webhooks, ports, urls, participation, close }
}
