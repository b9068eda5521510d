import { existsSync } from 'node:fs'
import path from 'node:path'
import type { ExportContentType, SpaceExport } from '@sandbox/export-format'
import { isRecord } from '@sandbox/server/content/guards'
import { readSampleSpace, SAMPLE_ROOT, sampleAssetFiles } from '@sandbox/space/load'
import { modelTypes } from '@sandbox/space/loading/content-types'
import { describeProblem } from '@sandbox/space/loading/problem'
import { readExport } from '@sandbox/space/read-export'
import { LOCALE } from '@/config/site'
import { contextOf, type Finding } from './space/check/context'
import { mainPictureFindings } from './space/check/main-pictures'
import { pictureFileFindings } from './space/check/pictures'
import { checkSpace } from './space/check/space'
import { wordingFindings } from './space/wording/check'
import { readGlossary } from './space/wording/glossary'

/** `npm run space:check [FILE]`: holds the sample space, or any export, against the content model. */
interface Result {
  findings: Finding[]
  entries: number
  assets: number
}

const checkSample = async (): Promise<Result> => {
  const { space, problems, pictures, sources } = await readSampleSpace()
  const files = await sampleAssetFiles()
  const findings = [
    ...problems.map((problem): Finding => ({ ...problem, level: 'error' })),
    ...pictureFileFindings(pictures.values()),
    ...checkSpace(space, { sources }),
    ...wordingFindings(space, await readGlossary(SAMPLE_ROOT), sources),
    ...(await mainPictureFindings(contextOf(space, undefined, sources), (id) => files.get(id) ?? null)),
  ]
  return { findings, entries: space.entries.length, assets: space.assets.length }
}

/** The model wins over the export's own content types; types that only the export has are held against themselves. */
const typesFor = (own: ExportContentType[]): ExportContentType[] => {
  const types = new Map(own.map((type) => [type.sys.id, type]))
  for (const type of modelTypes) types.set(type.sys.id, type)
  return [...types.values()]
}

/** Pictures lie beside an export that was made with `--download-assets`, under their address. */
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
  const findings = [
    ...checkSpace(space, { types }),
    ...(await mainPictureFindings(contextOf(space, types), pictureBeside(file, space))),
  ]
  return { findings, entries: space.entries.length, assets: space.assets.length }
}

const file = process.argv[2]
const { findings, entries, assets } = await (file === undefined
  ? checkSample()
  : checkFile(path.resolve(file)))
const errors = findings.filter(({ level }) => level === 'error')

for (const finding of findings) {
  console.log(`${finding.level === 'note' ? 'note: ' : ''}${describeProblem(finding)}`)
}
console.log(
  `${entries} entries, ${assets} assets: ${errors.length} errors, ${findings.length - errors.length} notes.`,
)
if (errors.length > 0) process.exitCode = 1
