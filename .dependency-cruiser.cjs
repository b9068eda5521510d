const swc = require('@swc/core')

/*
 * TypeScript 7 has no JavaScript API, so imports are read by SWC. dependency-cruiser asks SWC for TypeScript only; files
 * with JSX need `tsx` too, which this adds until it asks for it itself (docs/adr/0003).
 */
const { parseFileSync } = swc
/** @param {string} file @param {import('@swc/core').ParseOptions} options */
const parseWithJsx = (file, options) =>
  parseFileSync(file, options.syntax === 'typescript' ? { ...options, tsx: !file.endsWith('.ts') } : options)
Object.assign(swc, { parseFileSync: parseWithJsx })

/** The layers of `src`, from the top down. A layer imports from its own row's folders and from rows below. */
const LAYERS = [
  ['pages'],
  ['components/gallery'],
  ['page-props/(?!markdown/)', 'templates', 'server/health'],
  ['page-props/markdown'],
  ['sections', 'layout/(?!head/|offline/)', 'search', 'publishing/live-editing'],
  ['features/forms'],
  ['components/(?!gallery/)', 'layout/head', 'analytics'],
  ['features/(?!forms/|schemas/)'],
  ['content', 'publishing/(?!live-editing/)'],
  ['layout/offline'],
  ['routing'],
  ['server/cache'],
  ['server/logging', 'server/tracing'],
  ['labels', 'config'],
  ['navigation'],
  ['words'],
  ['content-model/products'],
  ['content-model/(?!products/)', 'utils', 'features/schemas'],
]

/** Neighbors in a row that a folder may import all the same. */
/** @type {Record<string, string[]>} */
const FRIENDS = {
  utils: ['content-model/(?!products/)'],
  'publishing/(?!live-editing/)': ['content'],
  'layout/(?!head/|offline/)': ['search'],
}

/** Files of `src/content` that the rest of the site, and commands, may import. Behind them are rooms. */
const CONTENT_DOORS = '^src/content/(pages|paths|changes|preview|labels)\\.ts$'

/** Files of other rooms that the rest of the site may import; `content` has rules of its own. */
const DOORS = {
  publishing: [
    'affected/save-dependencies',
    'revalidation/(job-store|revalidate-product)',
    'search/algolia/probe',
    'start',
    'webhook/receive',
  ],
  search: [
    'core/(text|url-state)',
    'overlay/SearchOverlay',
    'results/(ResultsSkeleton|SearchResults)',
    '(PopularSearches|SearchForm|UrgentHelp|go-to-results|search-box|use-sent-search)',
    'understanding/grammar',
  ],
}

/** Where the rooms of `src/content` are put together. */
const CONTENT_ROOT = '^src/content/content\\.ts$'

/** The rooms of `src/content`, from the top down. A room imports from itself and from rooms below. */
const CONTENT_ROOMS = [
  ['pages', 'search', 'preview'],
  ['mappers'],
  ['reader', 'paths', 'privacy'],
  ['cache'],
  ['service'],
]

/**
 * What visitors think of products, as it is read: search records show it, so that this one file may be imported from below.
 * It and what it is made of know nothing of the folders in between (`ratings-below`).
 */
const RATINGS = '^src/features/reviews/reading/ratings\\.ts$'

/** Plain constants (behavior CONST-1) and types, which every layer may read: these files import nothing themselves. */
const CONSTANTS = '^src/config/(site|search-config)\\.ts$'

/** Folders whose modules may run in the browser. `layout/head` renders on the server, except for its page title. */
const BROWSER = [
  'templates',
  'sections',
  'layout/(?!head/)',
  'search',
  'publishing/live-editing',
  'features/forms',
  'components',
  'analytics',
  'labels',
  'content-model/views',
  'content-model/products',
  'navigation',
  'words',
  'utils',
  'features/schemas',
]

/** @param {string[]} names */
const folders = (names, parent = 'src') =>
  `^${parent}/(${names.map((name) => (name.endsWith(')') ? name : `${name}/`)).join('|')})`

/**
 * One rule a folder: nothing above it, and nothing beside it but its friends.
 *
 * @param {string[][]} layers
 * @param {string} parent
 * @param {Record<string, string[]>} friends
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const directionRules = (layers, parent, friends = {}) =>
  layers.flatMap((row, index) =>
    row.map((folder) => {
      const neighbors = row.filter((name) => name !== folder && !(friends[folder] ?? []).includes(name))
      const closed = [...layers.slice(0, index).flat(), ...neighbors]
      return {
        name: `direction-of-${folder.split('/(')[0]}`,
        comment: `${parent}/${folder.split('/(')[0]} imports from its own folder and from layers below it only (docs/architecture.md).`,
        severity: 'error',
        from: { path: folders([folder], parent) },
        to: {
          path: closed.length > 0 ? folders(closed, parent) : '^$',
          pathNot: folder.startsWith('publishing/') ? [CONSTANTS, RATINGS] : CONSTANTS,
        },
      }
    }),
  )

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...directionRules(LAYERS, 'src', FRIENDS),
    ...directionRules(CONTENT_ROOMS, 'src/content'),
    {
      name: 'content-doors',
      comment: 'The rest of the site enters src/content by its doors; tests look into the rooms.',
      severity: 'error',
      from: {
        path: '^(src|scripts|sandbox|bench)/',
        // Checks of a space ask the site's own rules about what editors wrote.
        pathNot: ['^src/content/', '^scripts/space/check/'],
      },
      to: { path: '^src/content/', pathNot: CONTENT_DOORS },
    },
    ...Object.entries(DOORS).map(([room, doors]) => ({
      name: `${room}-doors`,
      comment: `The rest of the site enters src/${room} by its doors.`,
      severity: /** @type {const} */ ('error'),
      from: { path: '^src/', pathNot: [`^src/${room}/`, '[Ff]ixture'] },
      to: { path: `^src/${room}/`, pathNot: `^src/${room}/(${doors.join('|')})\\.tsx?$` },
    })),
    {
      name: 'content-root',
      comment: 'Doors reach the rooms through the root. No room knows who puts it together, or who comes in.',
      severity: 'error',
      from: { path: '^src/content/', pathNot: CONTENT_DOORS },
      to: { path: [CONTENT_ROOT, CONTENT_DOORS] },
    },
    {
      name: 'content-state',
      comment: 'What a process keeps of its content is kept by the root: rooms are handed their memory.',
      severity: 'error',
      from: { path: '^src/content/', pathNot: CONTENT_ROOT },
      to: { path: '/process-wide\\.ts$' },
    },
    {
      name: 'content-rooms',
      comment: 'Every file of src/content is a door, the root, or stands in a known room.',
      severity: 'error',
      from: {},
      to: {
        path: '^src/content/',
        pathNot: [CONTENT_DOORS, CONTENT_ROOT, folders(CONTENT_ROOMS.flat(), 'src/content')],
      },
    },
    {
      name: 'plain-schemas',
      comment:
        'Schemas of forms are read by both sides: of all packages they know the small part of zod alone.',
      severity: 'error',
      from: { path: '^src/features/schemas/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/mini/' },
    },
    {
      name: 'ratings-below',
      comment: 'What is read of reviews for search records stands below content and publishing.',
      severity: 'error',
      from: { path: '^src/features/(reviews/reading|database)/' },
      to: { path: '^src/(content|publishing|page-props)/' },
    },
    {
      name: 'known-folders',
      comment: 'Every folder of src has its place among the layers above.',
      severity: 'error',
      from: {},
      to: { path: '^src/', pathNot: folders(LAYERS.flat()) },
    },
    {
      name: 'plain-components',
      comment:
        'Interface pieces know neither routes, environment nor content, and of the texts only their own.',
      severity: 'error',
      from: { path: '^src/components/(?!gallery/)' },
      to: {
        path: ['^src/(labels|routing|content|publishing)/', '^src/config/env'],
        pathNot: '^src/labels/(component(s|-\\w+)|use-labels)\\.ts$',
      },
    },
    {
      name: 'router-in-links-only',
      comment: 'Of the interface pieces, only the one link of the site moves visitors.',
      severity: 'error',
      from: { path: '^src/components/(?!gallery/)', pathNot: '^src/components/AppLink/' },
      to: { path: 'node_modules/next/.*(router|navigation|link)' },
    },
    {
      name: 'one-link',
      comment: 'AppLink is the only link of the site (docs/adr/0011).',
      severity: 'error',
      from: { path: '^src/' },
      to: {
        path: [
          'node_modules/next/link',
          'node_modules/next/dist/client/link',
          'node_modules/next/.*app-dir/link',
        ],
      },
    },
    {
      name: 'fixtures-apart',
      comment: 'The states that components are shown and tested in never reach a page of the site.',
      severity: 'error',
      from: { path: '^src/', pathNot: ['[Ff]ixture', '^src/components/gallery/'] },
      to: { path: '^src/.*[Ff]ixture' },
    },
    {
      name: 'gallery-apart',
      comment: 'Only its own pages, which no build for visitors has, show the gallery (docs/adr/0027).',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/components/gallery/', '^src/pages/(gallery/|_(app|document)\\.js$)'],
      },
      to: { path: '^src/components/gallery/' },
    },
    {
      name: 'server-only',
      comment:
        'Nothing that reaches the browser imports the gateway, publishing, page props, the environment or the table of all texts.',
      severity: 'error',
      from: { path: [folders(BROWSER), '^src/layout/head/PageTitle', '^src/pages/_app'] },
      to: {
        path: [
          '^src/(content|page-props|server)/',
          '^src/publishing/(?!live-editing/)',
          '^src/features/(?!forms/|schemas/)',
          '^src/config/env',
          // It holds the declarations of all content types.
          '^src/routing/page-types',
          // All texts at once; what is drawn imports the table that it reads.
          '^src/labels/table',
        ],
        reachable: true,
      },
    },
    {
      name: 'no-node-in-browser',
      comment: "Nothing that reaches the browser needs Node's own modules.",
      severity: 'error',
      from: { path: folders(BROWSER) },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'site-stands-alone',
      comment: 'The site never imports its stand-ins, commands or tests.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(sandbox|desk|scripts|tests)/' },
    },
    {
      name: 'sandbox-stands-alone',
      comment: 'Of the site, the sandbox knows the content model alone; commands put both together.',
      severity: 'error',
      from: { path: '^sandbox/' },
      to: { path: '^(src|scripts|tests)/', pathNot: '^src/content-model/' },
    },
    {
      name: 'desk-stands-alone',
      comment: 'The desk is opened by its command and by tests; nothing else imports it.',
      severity: 'error',
      from: { path: '^(src|sandbox|scripts)/', pathNot: '^scripts/desk\\.ts$' },
      to: { path: '^desk/' },
    },
    {
      name: 'desk-knows-words',
      comment:
        'Of the site, the desk knows the content model and what it is made of; checks of a space bring the rest.',
      severity: 'error',
      from: { path: '^desk/' },
      to: { path: '^src/', pathNot: '^src/(content-model|config|labels|utils)/' },
    },
    ...['bench', 'faults'].map((workspace) => ({
      name: `${workspace}-stands-alone`,
      comment: `${workspace} is started by its command; nothing else imports it.`,
      severity: /** @type {const} */ ('error'),
      from: { pathNot: `^${workspace}/` },
      to: { path: `^${workspace}/` },
    })),
    {
      name: 'measured-from-outside',
      comment:
        'Benches and faults use the built site over HTTP, the sandbox and scripts/lib; what grows with content is measured in the process.',
      severity: 'error',
      from: { path: '^(bench|faults)/', pathNot: '^bench/programs/growth\\.ts$' },
      to: { path: '^(src|build|cache-handler|desk|scripts|tests)/', pathNot: '^scripts/lib/' },
    },
    {
      name: 'one-content-client',
      comment: 'The SDK is imported in exactly one file.',
      severity: 'error',
      from: { pathNot: '^(src/content/service/client\\.ts$|tests/|node_modules/)' },
      to: { path: 'node_modules/contentful/' },
    },
    {
      name: 'one-search-client',
      comment:
        'The packages of the search service are imported in three files of the adapters (docs/adr/0015).',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: [
          '^src/search/algolia/(lite-client\\.ts|instant-search\\.tsx)$',
          '^src/publishing/search/algolia/sdk\\.ts$',
        ],
      },
      to: { path: 'node_modules/(algoliasearch|react-instantsearch|instantsearch|@algolia)' },
    },
    {
      name: 'search-adapters',
      comment: 'The rest of the site knows the port of the search service, and of its adapters these files.',
      severity: 'error',
      from: { path: '^src/', pathNot: '/algolia/' },
      to: {
        path: '/algolia/',
        pathNot: [
          '^src/search/algolia/(client|find-suggestions|instant-search)\\.tsx?$',
          '^src/publishing/search/algolia/(admin|probe)\\.ts$',
          'node_modules',
        ],
      },
    },
    {
      name: 'one-accounts-library',
      comment: 'better-auth is imported in exactly one file.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/features/accounts/library\\.ts$' },
      to: { path: 'node_modules/better-auth/' },
    },
    {
      name: 'constants-stand-alone',
      severity: 'error',
      from: { path: CONSTANTS },
      to: { path: '.' },
    },
    {
      name: 'no-circular',
      comment: 'No file imports itself through others, types included: what two files share is in a third.',
      severity: 'error',
      from: { path: '^(src|sandbox|scripts|desk|bench|faults)/' },
      to: { circular: true },
    },
    {
      name: 'resolvable',
      comment: 'Every import leads somewhere.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true },
    },
  ],
  options: {
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    webpackConfig: { fileName: 'scripts/lib/import-aliases.cjs' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
