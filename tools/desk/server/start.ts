import path from 'node:path'
import { listenOnLoopback } from '@sandbox/server/listen'
import { bundleFiles } from './bundle'
import { refusalsOf } from './refusals'
import { openReleases } from './releases'
import { SandboxRefusal, sandboxClient } from './sandbox'
import { deskServer } from './server'

export interface DeskOptions {
  /** Address of the sandbox's control service, with a final slash. */
  control: string
  images: string
  previewSecret: string
  /** Port to listen at on loopback; 0 takes any. */
  port: number
}

/** Names the releases' file by the sandbox: each checkout may have several. */
const releasesFile = (control: string): string =>
  path.resolve('.cache', `desk-releases-${new URL(control).port}.json`)

/**
 * Starts the desk beside a running sandbox.
 * @returns its address, by the number: to browsers the framed site, at `localhost`, is then another site, whose cookies of
 * drafts stay in the frame
 * @throws Error when the sandbox does not respond, or the port is taken
 */
export async function startDesk({ control, images, previewSecret, port }: DeskOptions) {
  const sandbox = sandboxClient(control)
  const { url } = await sandbox.webhooks()
  const publish = async (entry: string): Promise<string | null> => {
    try {
      await sandbox.send(`desk/${encodeURIComponent(entry)}`, { order: 'publish' })
      return null
    } catch (error) {
      return error instanceof SandboxRefusal
        ? refusalsOf(error)
            .map(({ text }) => text)
            .join(' ')
        : String(error)
    }
  }
  const releases = await openReleases(releasesFile(control), publish)
  const site = url === null ? '' : new URL(url).origin
  const app = deskServer({
    sandbox,
    neighbors: { site, images },
    previewSecret,
    files: await bundleFiles(),
    releases,
  })
  app.addHook('onClose', async () => releases.stop())
  const taken = await listenOnLoopback(app, port)
  return { address: `http://127.0.0.1:${taken}/`, stop: () => app.close() }
}
