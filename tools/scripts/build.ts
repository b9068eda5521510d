import { runCommand } from './lib/command'
import { chooseSandboxPorts } from './lib/ports'
import { startSandbox } from './lib/sandbox'
import { buildSite } from './lib/site'
import { loadSiteSetup } from './lib/site-env'

/** `npm run build`: a production build, with the sandbox for its duration when no Contentful space is configured. */
await runCommand(async () => {
  const setup = loadSiteSetup('production', await chooseSandboxPorts())
  await startSandbox(setup)
  await buildSite(setup)
})
