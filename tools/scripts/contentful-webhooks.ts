import { runCommand } from './lib/command'
import { managementApi } from './lib/contentful-management'
import { previewAddresses, sectionPreviewAddress } from './lib/preview-addresses'
import { loadSiteSetup, SetupError } from './lib/site-env'
import { planWebhooks, wantedWebhooks } from './lib/webhook-plan'

/**
 * `npm run webhooks:setup [-- --apply]`: brings the space's webhooks, found by their names, to the state that the site needs.
 * Without `--apply` it prints the plan. Also lists the preview addresses, which are entered by hand. Needs
 * CONTENTFUL_MANAGEMENT_TOKEN; with GITHUB_REPOSITORY and GITHUB_DISPATCH_TOKEN also the webhook that starts the build.
 */
const required = (name: string): string => {
  const value = process.env[name]
  if (value) return value
  throw new SetupError(`${name} is missing (see .env.example).`)
}

await runCommand(async () => {
  const { env, siteUrl, sandboxBase } = loadSiteSetup()
  if (sandboxBase !== null)
    throw new SetupError('CONTENTFUL_SPACE_ID is missing: the sandbox needs no webhooks.')
  const isApplied = process.argv.includes('--apply')
  if (!siteUrl.startsWith('https://'))
    throw new SetupError(`SITE_URL is ${siteUrl}: Contentful can only call a public https:// address.`)
  const repository = process.env.GITHUB_REPOSITORY
  const wanted = wantedWebhooks({
    siteUrl,
    environment: env.CONTENTFUL_ENVIRONMENT || 'master',
    github: repository ? { repository, token: required('GITHUB_DISPATCH_TOKEN') } : null,
  })
  const api = managementApi(
    process.env.CONTENTFUL_MANAGEMENT_URL || 'https://api.contentful.com',
    env.CONTENTFUL_SPACE_ID ?? '',
    required('CONTENTFUL_MANAGEMENT_TOKEN'),
  )
  const steps = planWebhooks(wanted, await api.listWebhooks())
  for (const step of steps) {
    console.log(`${step.kind.padEnd(6)}  ${step.wanted.name}  ${step.wanted.url}`)
    if (isApplied) await api.apply(step)
  }
  const secret = env.CONTENTFUL_WEBHOOK_SECRET
  console.log(
    secret
      ? `sign    with CONTENTFUL_WEBHOOK_SECRET (all webhooks of the space)`
      : 'CONTENTFUL_WEBHOOK_SECRET is empty: the site takes no webhooks before it is set.',
  )
  for (const { name, url } of previewAddresses(siteUrl)) console.log(`preview ${name}  ${url}`)
  console.log(`preview every other content type  ${sectionPreviewAddress(siteUrl)}`)
  if (isApplied && secret) await api.setSigningSecret(secret)
  if (!isApplied) console.log('Nothing was changed; add "-- --apply" to do it.')
})
