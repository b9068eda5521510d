import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { manualPage } from '../../tools/scripts/manual/page'
import { applyModel, showPlan, wantedModel, withManual } from '../../tools/scripts/model/command'
import type { ModelType } from '../../tools/scripts/model/plan'
import { openModelSpace } from '../../tools/scripts/model/space'
import { startManagementApi } from './management/api'

type Options = Partial<Parameters<typeof startManagementApi>[0]>

const IDS = ['notice', 'link', 'redirect']
/** Three content types of the code: as many as the rules need. */
const small = (): ModelType[] => structuredClone(wantedModel.filter(({ type }) => IDS.includes(type.sys.id)))

const start = async (options: Options = {}, environmentId = 'copy') => {
  const api = await startManagementApi({ defaultLocale: 'pt-BR', ...options })
  const space = openModelSpace({
    origin: `http://${api.host}`,
    spaceId: 'space',
    environmentId,
    token: 'management-token',
  })
  const apply = async (wanted: ModelType[], mayNarrow = false, movesFolder = 'no/moves') => {
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    const written = await applyModel({ space, mayNarrow, log, wanted, movesFolder })
    return { written, lines }
  }
  const plan = async (wanted: ModelType[]) => {
    const lines: string[] = []
    const log = (line: string) => lines.push(line)
    await showPlan({ space, mayNarrow: false, log, wanted, movesFolder: 'no/moves' })
    return lines
  }
  return { api, space, apply, plan }
}

const change = (model: ModelType[], id: string, by: (model: ModelType) => void): ModelType[] => {
  for (const each of model) if (each.type.sys.id === id) by(each)
  return model
}
const fieldOf = ({ type }: ModelType, id: string) => {
  const field = type.fields.find((each) => each.id === id)
  if (!field) throw new Error(`no field ${id}`)
  return field
}

test('an empty space gets the whole model of the code; after that the plan is empty and nothing is written', async () => {
  const { api, apply, plan } = await start()
  expect((await apply(wantedModel)).written).toBe(wantedModel.length)
  expect(api.refused).toEqual([])
  const { writes } = api.counts()
  expect((await apply(wantedModel)).written).toBe(0)
  expect(api.counts().writes).toBe(writes)
  expect(await plan(wantedModel)).toEqual(['The space has the model of the code.'])
})

test('with an address of the manual each description links to the part of its content type, which is there', async () => {
  const { api, apply, plan, space } = await start()
  const wanted = withManual(wantedModel, 'https://intranet.example/manual/')
  await apply(wanted)
  expect(api.refused).toEqual([])
  const page = manualPage(() => null)
  for (const { type } of await space.read()) {
    const [, part] =
      / Manual: https:\/\/intranet\.example\/manual\/#(\w+)$/.exec(type.description ?? '') ?? []
    expect(part).toBe(type.sys.id)
    expect(page).toContain(`<section id="${part}">`)
    expect(type.description?.length).toBeLessThanOrEqual(500)
  }
  expect(await plan(wanted)).toEqual(['The space has the model of the code.'])
})

test('what is added and what widens is planned and written; entries of before may still be published', async () => {
  const { apply, plan, space } = await start()
  await apply(
    change(small(), 'notice', (own) => {
      own.type.fields = own.type.fields.filter(({ id }) => id !== 'tone')
      own.editor = { controls: own.editor?.controls.filter(({ fieldId }) => fieldId !== 'tone') ?? [] }
      Object.assign(fieldOf(own, 'title'), { required: true, validations: [{ size: { max: 50 } }] })
    }),
  )
  expect(await plan(small())).toEqual([
    '~ notice.title: validations',
    '+ notice.tone: Symbol',
    '~ notice: editor: help, widgets or tabs',
    expect.stringMatching(/^\+ 1 to add, ~ 2 to change, ! 0/),
  ])
  await apply(small())
  const notice = (await space.read()).find(({ type }) => type.sys.id === 'notice')
  expect(notice && fieldOf(notice, 'title')).toMatchObject({
    required: false,
    validations: [{ size: { max: 100 } }],
  })
})

test('what narrows is named and left: limits, values, a field that is required, a field that is gone', async () => {
  const { apply, plan, api } = await start()
  await apply(
    change(small(), 'notice', (own) => {
      own.type.fields.push({ ...fieldOf(own, 'title'), id: 'old', name: 'Antigo' })
      Object.assign(fieldOf(own, 'text'), { required: false })
      fieldOf(own, 'title').validations = [{ size: { max: 200 } }]
      fieldOf(own, 'tone').validations?.push({ in: ['info', 'warning', 'medicine', 'joke'] })
      const tone = fieldOf(own, 'tone')
      tone.validations = tone.validations?.filter((rule) => rule.in?.length !== 3) ?? []
    }),
  )
  const narrowing = [
    '! notice.title: size',
    '! notice.text: required',
    '! notice.tone: in',
    '! notice.old: is not in the code: omit',
  ]
  expect((await plan(small())).slice(0, -1)).toEqual(narrowing)
  const { writes } = api.counts()
  expect((await apply(small())).written).toBe(0)
  expect(api.counts().writes).toBe(writes)
})

test('where narrowing is allowed, a field is omitted by one run and deleted by the next, as Contentful demands', async () => {
  const { apply, api, space } = await start()
  await apply(
    change(small(), 'notice', (own) =>
      own.type.fields.push({ ...fieldOf(own, 'title'), id: 'old', name: 'Antigo' }),
    ),
  )
  const old = async () =>
    (await space.read()).flatMap(({ type }) => type.fields).find(({ id }) => id === 'old')?.omitted
  await apply(small(), true)
  expect(await old()).toBe(true)
  await apply(small(), true)
  expect(await old()).toBeUndefined()
  expect(api.refused).toEqual([])
})

test('a field of another type is never written: it is named, with what to do', async () => {
  const { apply, plan } = await start()
  await apply(
    change(small(), 'link', (own) => {
      Object.assign(fieldOf(own, 'text'), { type: 'Text', validations: [] })
      own.editor = { controls: [] }
    }),
  )
  expect((await plan(small()))[0]).toBe(
    'x link.text: is Text, and Symbol in the code: declare another field, and move the entries',
  )
})

test.each([1, 2, 3, 4, 5, 7])('a run that ends after %d writes is completed later', async (endsAfter) => {
  const { api, apply, plan } = await start({ endsAfter })
  await expect(apply(small())).rejects.toThrow()
  api.goOn()
  await apply(small())
  expect(await plan(small())).toEqual(['The space has the model of the code.'])
})

test('only a copy may be narrowed', async () => {
  expect(await (await start()).space.originalReason()).toBeNull()
  expect(await (await start({}, 'master')).space.originalReason()).toMatch('is not a copy')
})

test('a move runs once: the space keeps its number', async () => {
  const folder = newFolder()
  await writeFile(path.join(folder, '001-first.ts'), 'export default async () => {}\n')
  const { apply } = await start()
  await apply(small())
  expect((await apply(small(), false, folder)).lines).toContain('move 001-first.ts')
  expect((await apply(small(), false, folder)).written).toBe(0)
  await writeFile(path.join(folder, '1-second.ts'), '')
  await expect(apply(small(), false, folder)).rejects.toThrow('moves are called 001-name.ts')
})
