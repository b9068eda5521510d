import { runCommand } from './lib/command'
import { chooseSitePorts } from './lib/ports'
import { controlUrl, startSandbox } from './lib/sandbox'
import { superviseServices } from './lib/services'
import { buildSiteIfNeeded, startSite } from './lib/site'
import { loadSiteSetup, type SiteSetup } from './lib/site-env'
import { step } from './lib/step'
import { tourLines } from './lib/tour'

/** `npm start`: the whole site in production mode, with the sandbox when no Contentful space is configured. */
const whereToLook = ({ port, sandboxBase, env }: SiteSetup): string =>
  [
    '',
    `  Site           http://localhost:${port}/pt-br/`,
    sandboxBase === null
      ? `  Content        Contentful space ${env.CONTENTFUL_SPACE_ID}`
      : `  Control page   ${controlUrl(sandboxBase)}`,
    '  Stop           Ctrl+C',
    '',
    // Its steps are of the sample's entries.
    ...(sandboxBase === null || env.SANDBOX_SPACE
      ? []
      : tourLines(`http://localhost:${port}`, controlUrl(sandboxBase))),
  ].join('\n')

await runCommand(async () => {
  const setup = loadSiteSetup('production', await chooseSitePorts('production'))
  // The bundling takes longer than the start of the sandbox, and does not need it.
  const [sandbox] = await Promise.all([
    step('Sandbox started', () => startSandbox(setup, { hasSite: true })),
    buildSiteIfNeeded(setup),
  ])
  const site = await step('Site started', () => startSite(setup))
  console.log(whereToLook(setup))
  await superviseServices(sandbox ? [site, sandbox] : [site])
})
