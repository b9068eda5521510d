import path from 'node:path'
import { buildFolder } from '@/shared/config/build-folder'
import { writeOwnScripts } from '../build/own-scripts.js'
import { runCommand } from './lib/command'
import { chooseSitePorts } from './lib/ports'
import { controlUrl, startSandbox } from './lib/sandbox'
import { superviseServices } from './lib/services'
import { startDevelopment } from './lib/site'
import { loadSiteSetup } from './lib/site-env'
import { waitForResponse } from './lib/wait'

/** Milliseconds in which the server of development listens. */
const READY_WITHIN = 120_000

/** `npm run dev`: the site with hot reload, and the sandbox when no Contentful space is configured. */
await runCommand(async () => {
  const setup = loadSiteSetup('development', await chooseSitePorts('development'))
  const sandbox = await startSandbox(setup, { hasSite: true })
  const site = startDevelopment(setup)
  const folder = '_next/static/development'
  // It empties its folder when it starts, and lists its pages once that is done.
  if (await waitForResponse(`http://localhost:${setup.port}/${folder}/_buildManifest.js`, READY_WITHIN, site))
    await writeOwnScripts(path.join(buildFolder(setup.env), 'dev/static/development'), 'development')
  console.log(`Site: http://localhost:${setup.port}/pt-br/`)
  if (setup.sandboxBase !== null) console.log(`Control page: ${controlUrl(setup.sandboxBase)}`)
  await superviseServices(sandbox ? [site, sandbox] : [site])
})
