import { ageKey } from '@/shared/content-model/products/age-key'
import { productNotice } from '@/shared/content-model/products/product-notice'
import type { ProductPageModel } from '@/shared/content-model/types/product'
import { longDate } from '@/shared/utils/long-date'
import { richText, sectionMarkdown, titled } from './sections'
import type { TwinContext } from './twin-context'
import { blocks, bullets, escapeWords, heading, link, plainText, questions } from './words'

const marks = (
  { category, minimumAge, withDoctorUntil, registrationNumber }: ProductPageModel,
  context: TwinContext,
) => {
  const { mark, product } = context.labels
  const age = minimumAge === null ? null : ageKey(minimumAge, withDoctorUntil)
  return bullets([
    ...(category ? [mark(`mark.${category}`)] : []),
    ...(age ? [mark(age.key, age.values)] : []),
    ...(registrationNumber ? [`${product('product.registration')}: ${registrationNumber}`] : []),
  ])
}

const ingredients = ({ ingredients: items }: ProductPageModel, context: TwinContext): string => {
  const { product } = context.labels
  const lines = items.map(({ name, purpose, synonyms }) => {
    const known = synonyms.length > 0 && product('product.ingredientSynonyms', { names: synonyms.join(', ') })
    return escapeWords([name, purpose, known].filter(Boolean).join('. '))
  })
  const dates = items.flatMap(({ reviewedAt }) => reviewedAt ?? []).toSorted()
  const reviewed = dates[0] && product('product.ingredientsReviewed', { date: longDate(dates[0]) })
  return blocks(bullets(lines), reviewed)
}

const leaflets = ({ leaflet }: ProductPageModel, { absolute, labels: { product } }: TwinContext): string => {
  if (!leaflet) return ''
  const files = [
    ['product.leaflet', leaflet.pageHref],
    ['product.leafletPatient', leaflet.patientHref],
    ['product.leafletProfessional', leaflet.professionalHref],
  ] as const
  const date = leaflet.date && product('product.leafletDate', { date: longDate(leaflet.date) })
  const dated = [leaflet.version, date].filter(Boolean).join(' ')
  return blocks(
    dated && escapeWords(dated),
    bullets(files.flatMap(([key, href]) => (href ? [link(product(key), absolute(href))] : []))),
    leaflet.report && bullets([link(escapeWords(leaflet.report.text), absolute(leaflet.report.href))]),
  )
}

/** A product: what its page says of it, whatever a visitor would choose. Shops, prices and ratings are left to the page. */
export function productMarkdown(page: ProductPageModel, context: TwinContext): string {
  const { product: label } = context.labels
  const notice = productNotice(page, label('product.medicineNotice'))
  const part = (title: string, content: string) => content !== '' && blocks(heading(2, title), content)
  const choices = page.variants.map(({ name, scents }) =>
    escapeWords([name, scents.map((scent) => scent.name).join(', ')].filter(Boolean).join(': ')),
  )
  return blocks(
    page.recall && `**${label('product.recall')}.** ${plainText(page.recall)}`,
    marks(page, context),
    notice && sectionMarkdown(notice, 2, context),
    richText(page.description, 2, context),
    part(label('product.allChoices'), bullets(choices)),
    part(label('product.ingredients'), ingredients(page, context)),
    part(label('product.inci'), escapeWords(page.composition?.inci.join(', ') ?? '')),
    part(label('product.nutrition'), richText(page.composition?.nutrition ?? [], 3, context)),
    part(label('product.allergens'), plainText(page.composition?.allergens ?? '')),
    part(
      label('product.details'),
      blocks(...page.details.map(({ title, body }) => titled(title, body, 3, context))),
    ),
    part(
      label('product.usage'),
      blocks(...page.usage.map(({ title, body }) => titled(title, body, 3, context))),
    ),
    part(label('product.leaflets'), leaflets(page, context)),
    page.faq && part(label('product.faq'), questions(page.faq.questions, 3)),
  )
}
