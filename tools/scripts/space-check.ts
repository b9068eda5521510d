import { existsSync, statSync } from 'node:fs'
import path from 'node:path'
import type { ExportContentType, SpaceExport } from '@sandbox/export-format'
import { isRecord } from '@sandbox/server/content/guards'
import { readSampleSpace, SAMPLE_ROOT, sampleAssetFiles } from '@sandbox/space/load'
import { modelTypes } from '@sandbox/space/loading/content-types'
import { readExport } from '@sandbox/space/read-export'
import { entryAddress } from '@/shared/config/entry-link'
import { LOCALE } from '@/shared/config/site'
import { type CheckContext, contextOf, type Finding } from './space/check/context'
import { mainPictureFindings } from './space/check/main-pictures'
import { pictureFileFindings } from './space/check/pictures'
import { checkSpace } from './space/check/space'
import { findingLines, findingWords } from './space/check/words'
import { wordingFindings } from './space/wording/check'
import { dangerFindings } from './space/wording/dangers'
import { emergencyListFindings } from './space/wording/emergency-lists'
import { readGlossary } from './space/wording/glossary'

/** `npm run space:check [FILE] [-- --json]`: checks the sample space, another folder or any export against the content model. */
interface Result {
  findings: Finding[]
  context: CheckContext
}

/** A space in files: the sample, or another folder, which has no words and dangers of its own to be held against. */
const checkFolder = async (root: string): Promise<Result> => {
  const { space, problems, pictures, sources } = await readSampleSpace(root)
  const files = await sampleAssetFiles(root)
  const context = contextOf(space, undefined, sources)
  const wording = async () => {
    const glossary = await readGlossary(root)
    return [
      ...wordingFindings(space, glossary, sources),
      ...dangerFindings(space, { ...glossary, sources }),
      ...emergencyListFindings(space, sources),
    ]
  }
  const findings = [
    ...problems.map((problem): Finding => ({ ...problem, level: 'error' })),
    ...pictureFileFindings(pictures.values()),
    ...checkSpace(space, { sources }),
    ...(root === SAMPLE_ROOT ? await wording() : []),
    ...(await mainPictureFindings(context, (id) => files.get(id) ?? null)),
  ]
  return { findings, context }
}

/** The model overrides the export's own content types; types that only the export has are checked against themselves. */
const typesFor = (own: ExportContentType[]): ExportContentType[] => {
  const types = new Map(own.map((type) => [type.sys.id, type]))
  for (const type of modelTypes) types.set(type.sys.id, type)
  return [...types.values()]
}

/** Pictures of an export made with `--download-assets` are beside it, under their address. */
const pictureBeside = (file: string, { assets, locales }: SpaceExport) => {
  const locale = locales.find((each) => each.default)?.code ?? LOCALE
  const addressOf = (id: string) => {
    const value = assets.find(({ sys }) => sys.id === id)?.fields.file?.[locale]
    return isRecord(value) && typeof value.url === 'string' ? value.url : null
  }
  return (id: string): string | null => {
    const address = addressOf(id)?.replace(/^(?:https?:)?\/\//, '')
    const picture = address ? path.join(path.dirname(file), address) : null
    return picture && existsSync(picture) ? picture : null
  }
}

const checkFile = async (file: string): Promise<Result> => {
  const space = await readExport(file)
  const types = typesFor(space.contentTypes)
  const context = contextOf(space, types)
  const findings = [
    ...checkSpace(space, { types }),
    ...(await mainPictureFindings(context, pictureBeside(file, space))),
  ]
  return { findings, context }
}

const args = process.argv.slice(2)
const isForMachines = args.includes('--json')
const file = args.find((arg) => !arg.startsWith('--'))
if (file !== undefined && !existsSync(file)) {
  console.error(`${file}: there is no such file or folder.`)
  process.exit(1)
}
const { findings, context } = await (file === undefined
  ? checkFolder(SAMPLE_ROOT)
  : statSync(file).isDirectory()
    ? checkFolder(path.resolve(file))
    : checkFile(path.resolve(file)))
const errors = findings.filter(({ level }) => level === 'error')

/** Entries of an export are in a space; those of the sample are in its files. */
const hrefOf = ({ entry, file: source }: Finding): string | null => {
  const { CONTENTFUL_SPACE_ID: space, CONTENTFUL_ENVIRONMENT: environment = 'master' } = process.env
  return entry === null || source !== null || !space ? null : entryAddress(space, environment, 'entry', entry)
}
const reported = findings.map((finding) => ({
  ...finding,
  words: findingWords(context, finding),
  href: hrefOf(finding),
}))

if (isForMachines) console.log(JSON.stringify(reported, null, 2))
else {
  for (const { words, href, ...finding } of reported)
    console.log(findingLines(finding, words, href).join('\n'))
  const { entries, assets } = context.space
  console.log(
    `${entries.length} entradas, ${assets.length} arquivos: ${errors.length} erros, ${findings.length - errors.length} notas.`,
  )
}
if (errors.length > 0) process.exitCode = 1
