import { runCommand } from './lib/command'
import { requireSandboxPorts } from './lib/ports'
import { startSandbox } from './lib/sandbox'
import { buildSite } from './lib/site'
import { loadSiteSetup } from './lib/site-env'

/** `npm run build`: a production build, with the sandbox for its duration when no Contentful space is configured. */
await runCommand(async () => {
  const setup = loadSiteSetup()
  await requireSandboxPorts(setup, { command: 'build' })
  await startSandbox(setup)
  await buildSite(setup)
})
