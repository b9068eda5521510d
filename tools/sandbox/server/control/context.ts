import type { DatabaseFront } from '@sandbox/database/front'
import type { SpaceExport } from '@sandbox/export-format'
import type { Mailbox } from '@sandbox/mailbox/mailbox'
import type { SandboxStore } from '../store/store'
import type { Webhooks } from '../webhooks/webhooks'
import type { Traffic } from './traffic'

/** What the control page shows of the services. */
export interface ServiceAddress {
  name: string
  url: string
}

export interface ControlContext {
  traffic: Traffic
  store: SandboxStore
  webhooks: Webhooks
  mailbox: Mailbox
  /** Null where the sandbox serves none. */
  database: () => DatabaseFront | null
  services: () => ServiceAddress[]
  /** The page that shows how the site's search understands a sentence. */
  searchTester: ((space: SpaceExport, sentence: string) => string) | undefined
  resetSpace: () => number
}
