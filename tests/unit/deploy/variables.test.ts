import { readFileSync } from 'node:fs'
import { parse } from 'yaml'

/*
 * Every variable of .env.example that the site reads reaches it, however it is deployed: at its start by env_file, at its build
 * by arguments, which are values that anybody may see.
 */
const textOf = (file: string): string => readFileSync(file, 'utf8')

interface ComposeService {
  env_file?: string
  environment?: Record<string, string>
  build?: { target: string; args?: Record<string, string>; secrets?: string[] }
}

const compose: {
  services: Record<string, ComposeService>
  secrets: Record<string, { environment: string }>
} = parse(textOf('compose.yaml'), { merge: true })
const content = parse(textOf('.github/workflows/content.yml')).jobs.deploy
const stages = textOf('Dockerfile').split(/^(?=FROM )/m)

const stage = (name: string): string => stages.find((text) => text.includes(` AS ${name}\n`)) ?? ''
const argumentsOf = (text: string): string[] =>
  [...text.matchAll(/^ARG (\w+)/gm)].map(([, name = '']) => name)

/** Name -> the comment above it. */
const VARIABLES = new Map(
  [...textOf('.env.example').matchAll(/((?:^#.*\n)*)((?:^[A-Z]\w*=.*\n)+)/gm)].flatMap(
    ([, comment = '', lines = '']) =>
      [...lines.matchAll(/^(\w+)=/gm)].map(([, name = '']) => [name, comment] as const),
  ),
)

/** Servers that are started with other values of these end, or say so. */
const CARRIED = [...VARIABLES]
  .filter(([name, comment]) => comment.includes('[build]') && name !== 'CONTENTFUL_INSECURE')
  .map(([name]) => name)

/** What else a build reads. Its tokens are secrets, and no arguments. */
const READ = [
  'REVALIDATE_SECONDS',
  'PRIVACY_DOCUMENT_URL',
  'CONTENTFUL_PREVIEW_HOST',
  'CONTENTFUL_MAX_RPS',
  'CONTENTFUL_TIMEOUT_MS',
  'REVIEWS_ENABLED',
  ...[...VARIABLES.keys()].filter((name) => name.startsWith('NEXT_PUBLIC_')),
]
const BUILD = [...new Set([...CARRIED, ...READ])].sort()

test.each(['site-1', 'site-2', 'tools'])('%s gets every variable of .env', (name) => {
  expect(compose.services[name]?.env_file).toBe('.env')
})

test.each(['site-1', 'site-2', 'tools'])('what %s sets itself does not hide a value of .env', (name) => {
  const own = ['REDIS_URL', 'DATABASE_URL', 'PHOTO_FOLDER', 'PORT', 'BUILD_DIR']
  const { environment = {} } = compose.services[name] ?? {}
  for (const [variable, value] of Object.entries(environment))
    if (!own.includes(variable)) expect(value).toMatch(new RegExp(`^\\$\\{${variable}:[?-]`))
})

test('an image is built with every variable that a build reads', () => {
  expect(argumentsOf(stage('build')).sort()).toEqual(BUILD)
  const { target, args = {} } = compose.services['site-1']?.build ?? {}
  expect(target).toBe('site')
  expect(Object.keys(args).sort()).toEqual(BUILD)
  for (const [name, value] of Object.entries(args))
    expect(value).toMatch(new RegExp(`^\\$\\{${name}(?::-\\w*)?\\}$`))
})

test('a build gets every secret that it reads, also that of drafts', () => {
  const read = [...textOf('Dockerfile').matchAll(/(\w+)="\$\(cat \/run\/secrets\/(\w+)/g)]
  expect(read.map(([, name, id = '']) => [id, name])).toEqual(
    Object.entries(compose.secrets).map(([id, { environment }]) => [id, environment]),
  )
  expect(compose.services['site-1']?.build?.secrets).toEqual(Object.keys(compose.secrets))
})

test('the image starts with the values that its build carries', () => {
  expect(argumentsOf(stage('site')).sort()).toEqual([...CARRIED].sort())
  for (const name of CARRIED) expect(stage('site')).toContain(`${name}=$${name}`)
})

test('so is the build of the workflow that follows a publish', () => {
  for (const name of BUILD) expect(content.env[name]).toContain(`vars.${name}`)
})

test('commands of operators run in an image of their own, from the same sources', () => {
  expect(compose.services.tools?.build?.target).toBe('tools')
  expect(stage('tools')).toContain('ENTRYPOINT ["node", "tools/scripts/bootstrap.mjs"]')
  expect(stages.at(-1)).toContain('FROM base AS site')
})
