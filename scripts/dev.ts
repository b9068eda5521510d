import { runCommand } from './lib/command'
import { chooseSitePorts } from './lib/ports'
import { controlUrl, startSandbox } from './lib/sandbox'
import { superviseServices } from './lib/services'
import { startDevelopment } from './lib/site'
import { loadSiteSetup } from './lib/site-env'

/** `npm run dev`: the site with hot reload, and the sandbox when no Contentful space is configured. */
await runCommand(async () => {
  const setup = loadSiteSetup('development', await chooseSitePorts('development'))
  const sandbox = await startSandbox(setup, { hasSite: true })
  const site = startDevelopment(setup)
  console.log(`Site: http://localhost:${setup.port}/pt-br/`)
  if (setup.sandboxBase !== null) console.log(`Control page: ${controlUrl(setup.sandboxBase)}`)
  await superviseServices(sandbox ? [site, sandbox] : [site])
})
