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

/** Rooms of `src`, by where their code runs, each with the rooms that it imports from. */
const ROOMS = {
  pages: ['ui', 'server', 'browser', 'shared'],
  ui: ['browser', 'shared'],
  server: ['shared'],
  browser: ['shared'],
  shared: [],
}

/** Folders of the rooms. A folder imports from itself and from those to its right. */
const FOLDERS = {
  ui: ['templates', 'sections', 'layout', 'search', 'forms', 'head', 'components'],
  browser: ['hydration', 'live-editing', 'analytics', 'offline', 'history', 'hooks'],
  server: [
    'start',
    'page-props',
    'publishing',
    'features',
    'privacy',
    'mail',
    'jobs',
    'protection',
    'content',
    'cache',
    'database',
    'http',
    'log',
  ],
  shared: ['labels', 'words', 'routing', 'schemas', 'content-model', 'utils', 'config'],
}

/** Files of `src/server/content` that the rest of the server, and commands, may import. Behind them are rooms. */
const CONTENT_DOORS = '^src/server/content/(pages|paths|changes|preview|labels)\\.ts$'

/** Where the rooms of `src/server/content` are put together. */
const CONTENT_ROOT = '^src/server/content/content\\.ts$'

/** The rooms of `src/server/content`, from the top down. A room imports from itself and from rooms below. */
const CONTENT_ROOMS = [
  ['pages', 'search', 'preview'],
  ['mappers'],
  ['reader', 'paths', 'privacy'],
  ['cache'],
  ['service'],
]

/** @param {string[]} names */
const folders = (names, parent = 'src') => `^${parent}/(${names.join('|')})/`

/**
 * One rule a folder: nothing to its left.
 *
 * @param {string[][]} rows
 * @param {string} parent
 * @returns {import('dependency-cruiser').IForbiddenRuleType[]}
 */
const directionRules = (rows, parent) =>
  rows.flatMap((row, index) =>
    row.map((folder) => {
      const closed = [...rows.slice(0, index).flat(), ...row.filter((name) => name !== folder)]
      return {
        name: `direction-of-${folder}`,
        comment: `${parent}/${folder} imports from itself and from the folders after it only (docs/architecture.md).`,
        severity: 'error',
        from: { path: `^${parent}/${folder}/` },
        to: { path: closed.length > 0 ? folders(closed, parent) : '^$' },
      }
    }),
  )

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const ROOM_RULES = Object.entries(ROOMS).map(([room, open]) => ({
  name: `room-${room}`,
  comment: `src/${room} imports from itself and from ${open.join(', ') || 'no other room'}.`,
  severity: 'error',
  from: { path: `^src/${room}/` },
  to: { path: '^src/', pathNot: folders([room, ...open]) },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...ROOM_RULES,
    ...Object.entries(FOLDERS).flatMap(([room, names]) =>
      directionRules(
        names.map((name) => [name]),
        `src/${room}`,
      ),
    ),
    ...directionRules(CONTENT_ROOMS, 'src/server/content'),
    {
      name: 'known-folders',
      comment: 'Every folder of src is a room, and every folder of a room has its place in the order above.',
      severity: 'error',
      from: {},
      to: {
        path: '^src/',
        pathNot: [
          '^src/pages/',
          '^src/instrumentation\\.ts$',
          ...Object.entries(FOLDERS).map(([room, names]) => folders(names, `src/${room}`)),
        ],
      },
    },
    {
      name: 'content-doors',
      comment: 'The rest of the site enters src/server/content by its doors; tests look into the rooms.',
      severity: 'error',
      from: {
        path: '^(src|tools)/',
        // Checks of a space ask the site's own rules about what editors wrote.
        pathNot: ['^src/server/content/', '^tools/scripts/space/check/'],
      },
      to: { path: '^src/server/content/', pathNot: CONTENT_DOORS },
    },
    {
      name: 'content-root',
      comment: 'Doors reach the rooms through the root. No room knows who puts it together, or who comes in.',
      severity: 'error',
      from: { path: '^src/server/content/', pathNot: CONTENT_DOORS },
      to: { path: [CONTENT_ROOT, CONTENT_DOORS] },
    },
    {
      name: 'content-state',
      comment: 'What a process keeps of its content is kept by the root: rooms are handed their memory.',
      severity: 'error',
      from: { path: '^src/server/content/', pathNot: CONTENT_ROOT },
      to: { path: '/process-wide\\.ts$' },
    },
    {
      name: 'content-rooms',
      comment: 'Every file of src/server/content is a door, the root, or stands in a known room.',
      severity: 'error',
      from: {},
      to: {
        path: '^src/server/content/',
        pathNot: [CONTENT_DOORS, CONTENT_ROOT, folders(CONTENT_ROOMS.flat(), 'src/server/content')],
      },
    },
    {
      name: 'plain-schemas',
      comment:
        'Schemas of forms are read by both sides: of all packages they know the small part of zod alone.',
      severity: 'error',
      from: { path: '^src/shared/schemas/' },
      to: { path: 'node_modules/', pathNot: 'node_modules/zod/mini/' },
    },
    {
      name: 'plain-components',
      comment:
        'Interface pieces know neither routes, environment nor content, and of the texts only their own.',
      severity: 'error',
      from: { path: '^src/ui/components/(?!gallery/)' },
      to: {
        path: ['^src/shared/(labels|routing)/', '^src/shared/config/env'],
        pathNot: '^src/shared/labels/(component(s|-\\w+)|use-labels)\\.ts$',
      },
    },
    {
      name: 'router-in-links-only',
      comment: 'Of the interface pieces, only the one link of the site moves visitors.',
      severity: 'error',
      from: { path: '^src/ui/components/(?!gallery/)', pathNot: '^src/ui/components/AppLink/' },
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
      from: { path: '^src/', pathNot: ['[Ff]ixture', '^src/ui/components/gallery/'] },
      to: { path: '^src/.*[Ff]ixture' },
    },
    {
      name: 'gallery-apart',
      comment: 'Only its own pages, which no build for visitors has, show the gallery (docs/adr/0027).',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot: ['^src/ui/components/gallery/', '^src/pages/(gallery/|_(app|document)\\.js$)'],
      },
      to: { path: '^src/ui/components/gallery/' },
    },
    {
      name: 'kept-from-browsers',
      comment:
        'Nothing that reaches the browser imports the environment, all declarations of the content types or all texts.',
      severity: 'error',
      from: { path: ['^src/(ui/(?!head/)|browser/)', '^src/ui/head/PageTitle', '^src/pages/_app'] },
      to: { path: '^src/shared/(config/env|routing/page-types|labels/table)', reachable: true },
    },
    {
      name: 'no-node-in-browser',
      comment: "Nothing that reaches the browser needs Node's own modules.",
      severity: 'error',
      from: { path: '^src/(ui/(?!head/)|browser/|shared/(labels|words|schemas|utils)/)' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'site-stands-alone',
      comment: 'The site never imports its stand-ins, commands or tests.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(tools|tests)/' },
    },
    {
      name: 'sandbox-stands-alone',
      comment: 'Of the site, the sandbox knows the content model alone; commands put both together.',
      severity: 'error',
      from: { path: '^tools/sandbox/' },
      to: { path: '^(src|tools/scripts|tests)/', pathNot: '^src/shared/content-model/' },
    },
    {
      name: 'desk-stands-alone',
      comment: 'The desk is opened by its command and by tests; nothing else imports it.',
      severity: 'error',
      from: { path: '^(src|tools/sandbox|tools/scripts)/', pathNot: '^tools/scripts/desk\\.ts$' },
      to: { path: '^tools/desk/' },
    },
    {
      name: 'desk-knows-words',
      comment:
        'Of the site, the desk knows the content model and what it is made of; checks of a space bring the rest.',
      severity: 'error',
      from: { path: '^tools/desk/' },
      to: { path: '^src/', pathNot: '^src/shared/(content-model|config|labels|utils)/' },
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
        'Benches and faults use the built site over HTTP, the sandbox and tools/scripts/lib; what grows with content is measured in the process.',
      severity: 'error',
      from: { path: '^tools/(bench|faults)/', pathNot: '^tools/bench/programs/growth\\.ts$' },
      to: { path: '^(src|tools/build|tools/desk|tools/scripts|tests)/', pathNot: '^tools/scripts/lib/' },
    },
    {
      name: 'one-content-client',
      comment: 'The SDK is imported in exactly one file.',
      severity: 'error',
      from: { pathNot: '^(src/server/content/service/client\\.ts$|tests/|node_modules/)' },
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
          '^src/ui/search/algolia/(lite-client\\.ts|instant-search\\.tsx)$',
          '^src/server/publishing/search/algolia/sdk\\.ts$',
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
          '^src/ui/search/algolia/(client|find-suggestions|instant-search)\\.tsx?$',
          '^src/server/publishing/search/algolia/(admin|probe)\\.ts$',
          'node_modules',
        ],
      },
    },
    {
      name: 'one-accounts-library',
      comment: 'better-auth is imported in exactly one file.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/server/features/accounts/library\\.ts$' },
      to: { path: 'node_modules/better-auth/' },
    },
    {
      name: 'no-circular',
      comment: 'No file imports itself through others, types included: what two files share is in a third.',
      severity: 'error',
      from: { path: '^(src|tools)/' },
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
    webpackConfig: { fileName: 'tools/scripts/lib/import-aliases.cjs' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
    },
  },
}
