import { z } from 'zod'
import {
  flag,
  host,
  logLevels,
  matching,
  origin,
  orNull,
  redisUrl,
  required,
  secret,
  shortSeconds,
  text,
  url,
  wholeNumber,
} from './env-kinds'
import { participationVariables } from './participation-env'

/** Every variable, with its purpose, which an engineer reads when it is missing or malformed. */
export const serverSchema = z.object({
  SITE_URL: origin
    .default('http://localhost:3000')
    .describe(
      'public address of the site, without a path: canonical links and structured data start with it',
    ),
  CONTENTFUL_SPACE_ID: required.describe(
    'id of the Contentful space; leave all CONTENTFUL_* unset and use `npm start` for the sandbox',
  ),
  CONTENTFUL_ENVIRONMENT: z.string().default('master').describe('environment of the space'),
  CONTENTFUL_DELIVERY_TOKEN: required.describe('Content Delivery API token of the space'),
  CONTENTFUL_PREVIEW_TOKEN: text.describe(
    'Content Preview API token, needed for previews and when CONTENTFUL_USE_PREVIEW is true',
  ),
  CONTENTFUL_USE_PREVIEW: flag().describe('true shows drafts on the whole site'),
  PREVIEW_SECRET: secret(16).describe(
    'secret in the addresses by which editors preview drafts; empty for no preview',
  ),
  CONTENTFUL_DELIVERY_HOST: host.default('cdn.contentful.com').describe('host of the Content Delivery API'),
  CONTENTFUL_PREVIEW_HOST: host.default('preview.contentful.com').describe('host of the Content Preview API'),
  CONTENTFUL_INSECURE: flag().describe('true asks over http, for the sandbox only'),
  SANDBOX_IN_PUBLIC: flag().describe(
    'true lets the sandbox stand in at a public SITE_URL, e.g. to show the sample site',
  ),
  CONTENTFUL_MAX_RPS: wholeNumber(50).describe(
    'highest number of content calls a second, over all workers of a build',
  ),
  CONTENTFUL_TIMEOUT_MS: wholeNumber(10_000).describe(
    'milliseconds after which one content call is given up',
  ),
  PRIVACY_DOCUMENT_URL: orNull(url).describe('http(s) address of the privacy document; empty for none'),
  REVALIDATE_SECONDS: wholeNumber(300).describe('seconds after which a page may be generated again'),
  REVIEW_GRACE_DAYS: wholeNumber(90).describe(
    'days after which a text with an overdue review leaves search guidance and suggestions',
  ),
  BUILD_WORKERS: wholeNumber(1).describe(
    'workers among which a build shares CONTENTFUL_MAX_RPS; set by next.config.js',
  ),
  NEXT_PUBLIC_ALGOLIA_APP_ID: text.describe(
    'id of the Algolia application; without it the site has no search',
  ),
  NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: text.describe(
    'key of the application that may search and nothing else; browsers see it',
  ),
  NEXT_PUBLIC_ALGOLIA_HOST: orNull(origin).describe(
    "origin of the search service; empty for Algolia's own hosts",
  ),
  NEXT_PUBLIC_ALGOLIA_PRODUCTS_INDEX: text.describe(
    'index of products, in the form prod_brand_BR_Product_pt-br',
  ),
  NEXT_PUBLIC_ALGOLIA_ARTICLES_INDEX: text.describe(
    'index of articles, in the form prod_brand_BR_Article_pt-br',
  ),
  ALGOLIA_ADMIN_KEY: text.describe(
    'key that may write the indexes: needed by `npm run search:index` and to keep them up to date',
  ),
  NEXT_PUBLIC_GTM_ID: matching(/^GTM-[A-Z0-9]+$/, 'must be the id of a container, in the form GTM-XXXXXXX')
    .default('')
    .describe('id of the Google Tag Manager container, which loads with consent only; empty for none'),
  GOOGLE_ADS: flag().describe('true lets tags of Google Ads in the container reach their hosts'),
  CONTENTFUL_WEBHOOK_SECRET: z
    .string()
    .length(64, { error: 'must have 64 characters, as Contentful makes them' })
    .default('')
    .describe('secret that signs webhooks; without it the webhook is off'),
  REDIS_URL: redisUrl.describe(
    'address of the Redis that several instances share pages by; empty for one instance',
  ),
  DRAIN_SECONDS: shortSeconds(5).describe(
    'seconds for which a server that was asked to end says so to balancers before its port closes',
  ),
  SECURITY_CONTACT: orNull(
    matching(/^(?:mailto:\S+@\S+|https:\/\/\S+|tel:\+[\d-]+)$/, 'must start with mailto:, https:// or tel:+'),
  ).describe('where people tell of holes, for /.well-known/security.txt; empty for no such file'),
  OFFLINE_PAGES: z
    .enum(['on', 'off'], { error: 'must be on or off' })
    .default('on')
    .describe('off removes from browsers what they stored for times without network'),
  ...participationVariables,
  LOG_LEVEL: logLevels.describe('least severe log lines that are written'),
})

export type ServerEnv = z.infer<typeof serverSchema>
