import { readFileSync } from 'node:fs'
import { readSampleSpace } from '@sandbox/space/load'
import { forSuite } from '@tests/factories/for-suite'
import { parse } from 'yaml'

/** What the artwork prints on a pack's front (`tools/artwork/packs/prints.yaml`). */
interface Print {
  product: string
  scent?: string
  net: string
  parts?: string[]
  kind: string
  ages: string
  younger?: string
  actives?: string[]
}

interface Link {
  sys: { id: string }
}

const prints: Record<string, Print> = parse(readFileSync('tools/artwork/packs/prints.yaml', 'utf8'), {
  merge: true,
})

/** Numbers with the letters behind them, such as "12 g" or "24 cápsulas". */
const measures = (words: string) => words.match(/\d+(?:,\d+)?(?: \p{L}+)?/gu) ?? []
const numbers = (words: string) => words.match(/\d+(?:,\d+)?/g) ?? []

/** The words of each category of the model; a cosmetic may be named more closely. */
const KINDS: Record<string, string> = {
  medicine: 'Medicamento',
  cosmetic: 'Cosmético',
  food: 'Alimento',
  healthProduct: 'Produto para a saúde',
  roomScent: 'Aromatizante',
}

/** The youngest age in months that a pack names; null where it names none. */
const monthsOf = (ages: string): number | null => {
  if (ages === 'Uso adulto') return 18 * 12
  const [, count, unit] = ages.match(/(\d+) (anos|meses)/) ?? []
  return count ? Number(count) * (unit === 'anos' ? 12 : 1) : null
}

const sample = forSuite(readSampleSpace)

const fieldsOf = (link: Link) => {
  const entry = sample.space.entries.find(({ sys }) => sys.id === link.sys.id)
  return Object.fromEntries(
    Object.entries(entry?.fields ?? {}).map(([name, values]) => [name, values['pt-BR'] as never]),
  )
}

interface Shown {
  pack: string
  product: Record<string, unknown>
  variantName: string
  scentName: string
}

/** Each pack shot of each variant, with what its page says; devices have no printed pack. */
const shown = (): Shown[] =>
  sample.space.entries
    .filter(({ sys }) => sys.contentType.sys.id === 'product')
    .flatMap(({ sys }) => {
      const product = fieldsOf({ sys })
      return ((product.variants ?? []) as Link[]).flatMap((variantLink) => {
        const variant = fieldsOf(variantLink)
        return ((variant.scentList ?? []) as Link[]).map((scentLink) => {
          const scent = fieldsOf(scentLink)
          const image = fieldsOf((scent.productImages as unknown as Link[])[0] as Link)
          const pack = (image.image as unknown as Link).sys.id
          return {
            pack,
            product,
            variantName: String(variant.variantName),
            scentName: String(scent.scentName),
          }
        })
      })
    })
    .filter(({ pack }) => !pack.startsWith('pack-umidificador'))

const printOf = (pack: string): Print => {
  const print = prints[pack]
  if (!print) throw new Error(`tools/artwork/packs/prints.yaml: no ${pack}`)
  return print
}

test('a pack names the product, the version and the amount that the page sells', () => {
  const packs = shown()
  expect(packs.length).toBeGreaterThan(20)
  for (const { pack, product, variantName, scentName } of packs) {
    const print = printOf(pack)
    const words = [print.net, ...(print.parts ?? [])].join(' ')
    expect([pack, print.product]).toEqual([pack, product.name])
    expect([pack, numbers(words)]).toEqual([pack, numbers(variantName)])
    for (const measure of measures(variantName).filter((each) => !each.endsWith(' de')))
      expect([pack, words]).toEqual([pack, expect.stringContaining(measure)])
    if (print.scent && !/^Sem /.test(scentName)) expect([pack, print.scent]).toEqual([pack, scentName])
    if (/^Sem /.test(scentName) && print.scent) expect(variantName).toContain(print.scent)
  }
})

test('a pack says what it is by law, for whom, and what acts in it', () => {
  for (const { pack, product } of shown()) {
    const { kind, ages, younger = '', actives } = printOf(pack)
    expect([pack, kind === 'Medicamento']).toEqual([pack, product.isMedicine])
    const facets = ((product.facets ?? []) as Link[]).map((facet) => String(fieldsOf(facet).uniqueId))
    const forChildren = facets.includes('idade-criancas')
    if (ages === 'Uso adulto') expect([pack, forChildren]).toEqual([pack, false])
    if (forChildren && !pack.includes('spray-nasal-adulto'))
      expect([pack, ages]).toEqual([pack, expect.not.stringMatching(/adulto|12 anos/)])
    if (product.category)
      expect([pack, kind]).toEqual([pack, expect.stringContaining(KINDS[String(product.category)] ?? '?')])
    const months = monthsOf(ages)
    // The product's age is that of its youngest version; a pack names first from when no doctor has to decide.
    if (typeof product.minimumAge === 'number' && months !== null && !pack.includes('spray-nasal-adulto'))
      expect([pack, months]).toEqual([pack, product.withDoctorUntil ?? product.minimumAge])
    const [from, until] = numbers(younger).map((years) => Number(years) * 12)
    expect([pack, from]).toEqual([
      pack,
      product.withDoctorUntil === undefined ? undefined : product.minimumAge,
    ])
    if (until !== undefined) expect([pack, until + 12]).toEqual([pack, product.withDoctorUntil])
    if (!product.isMedicine) continue
    const named = ((product.activeIngredients ?? []) as Link[]).map((link) => String(fieldsOf(link).name))
    expect([pack, actives]).toEqual([pack, named.map((name) => name.toLowerCase())])
  }
})

test('what a pack shot’s words count is printed on the pack', () => {
  for (const asset of sample.space.assets) {
    const print = prints[asset.sys.id]
    if (!print) continue
    const words = `${asset.fields.title?.['pt-BR']} ${asset.fields.description?.['pt-BR']}`
    const amounts = measures(words).filter((each) => / (?:g|ml|cápsulas|sachês|pastilhas)$/.test(each))
    for (const amount of amounts.filter((each) => each !== '2 cápsulas'))
      expect([asset.sys.id, print.net]).toEqual([asset.sys.id, expect.stringContaining(amount)])
  }
})
