import type { ArticleModel } from '@/shared/content-model/types/article'
import type { SectionContainer } from '@/shared/content-model/types/content-page'
import type { FaqQuestion, FaqSection } from '@/shared/content-model/types/faq-section'
import type { ProductPageModel } from '@/shared/content-model/types/product'
import type { AccordionItem, RichText, SectionOf, SectionType } from '@/shared/content-model/views/rich-text'
import { wordsOf } from '@/shared/content-model/views/rich-text-tree'
import { foldText } from '@/shared/utils/fold-text'

/** Titles of texts that warn, in products whose editors did not say so by `isWarning`. */
const WARNING_TITLE =
  /contraindica|advertenc|precauc|cuidado|atencao|quando nao|quem nao|nao use|nao usar|efeitos|reac(ao|oes)|procurar o (medico|pediatra)|seguranca|interac/

/** Words of sentences that deny something, warn of it, or lead to a doctor. */
const DENIAL =
  /\b(nao|nunca|nem|sem|evite|evitar|exceto|proibid[oa]s?|contraindicad[oa]s?|suspenda|alergia a|menores de|procure|pergunte|consulte|converse|fale (antes )?com|orientacao (do )?med|medico|pediatra|consulta|atendimento|hospital|infeccao)\b/

/** Whether a text warns, going by its title. */
export function warnsByTitle(title: string): boolean {
  return WARNING_TITLE.test(foldText(title))
}

/** Sentences that claim something: "Não use em crianças menores de 2 anos" must not match "criança". */
export function claimsOf(text: string): string {
  return text
    .split(/(?<=[.!?:;])\s+/)
    .filter((sentence) => !DENIAL.test(foldText(sentence)))
    .join(' ')
}

/** Texts one after the other; null for one that editors left out. */
type Texts = (string | null)[]

const richText = (blocks: RichText): Texts =>
  blocks.flatMap((block) => {
    switch (block.kind) {
      case 'list':
        return block.items.flatMap(richText)
      case 'quote':
        return richText(block.children)
      case 'table':
        return block.rows.flat().flatMap(({ children }) => richText(children))
      case 'section':
        return sectionText(block.section)
      default:
        return [wordsOf(block)]
    }
  })

const titledText = ({ title, body }: { title: string | null; body: RichText }): Texts => [
  title,
  ...richText(body),
]

const faqText = ({ title, questions }: FaqSection): Texts => [
  title,
  ...questions.flatMap(({ question, answer }) => [question, answer]),
]

/** Sections that say what their page is about; notices and callouts appear on many pages. */
const SECTION_TEXTS: { [Type in SectionType]?: (section: SectionOf<Type>) => Texts } = {
  richText: titledText,
  accordion: ({ title, items }) => [title, ...items.flatMap(titledText)],
  tabs: ({ title, tabs }) => [title, ...tabs.flatMap(titledText)],
  faq: faqText,
  video: ({ title }) => [title],
}

function sectionText<Type extends SectionType>(section: SectionOf<Type> & { type: Type }): Texts {
  const type: Type = section.type
  const textsOf: ((section: SectionOf<Type>) => Texts) | undefined = SECTION_TEXTS[type]
  return textsOf?.(section) ?? []
}

const joined = (texts: Texts): string => texts.filter(Boolean).join(' ').replace(/\s+/g, ' ').trim()

type SearchedProduct = Pick<
  ProductPageModel,
  'description' | 'details' | 'usage' | 'ingredients' | 'variants'
>

type SearchedArticle = Pick<ArticleModel, 'summary' | 'body' | 'steps' | 'supplies' | 'faq'>

/** A product's text without warnings (their ids given): "asma" must not find what asthmatics should avoid. */
export function searchTextOfProduct(page: SearchedProduct, warnings: ReadonlySet<string>): string {
  const itemText = (item: AccordionItem): Texts =>
    warnings.has(item.id) || warnsByTitle(item.title) ? [] : titledText(item)
  const texts = [
    ...richText(page.description),
    ...page.details.flatMap(itemText),
    ...page.usage.flatMap(itemText),
  ]
  return joined([
    ...texts.map((text) => text && claimsOf(text)),
    ...page.ingredients.flatMap(({ name, purpose }) => [name, purpose]),
    ...page.variants.flatMap(({ name, scents }) => [name, ...scents.map((scent) => scent.name)]),
  ])
}

/** What is searched of a page of questions, without markup. */
export function searchTextOfQuestions(questions: FaqQuestion[]): string {
  return joined(questions.flatMap(({ question, answer }) => [question, answer]))
}

/** What is searched of a page of blocks or a collection, without markup. */
export function searchTextOfBlocks(description: RichText, containers: SectionContainer[]): string {
  return joined([
    ...richText(description),
    ...containers.flatMap(({ sections }) => sections.flatMap((section) => sectionText(section))),
  ])
}

/** What is searched of an article or how-to, without markup. */
export function searchTextOfArticle({ summary, body, steps, supplies, faq }: SearchedArticle): string {
  return joined([
    ...summary,
    ...richText(body),
    ...steps.flatMap(({ title, text }) => [title, text]),
    ...supplies,
    ...(faq ? faqText(faq) : []),
  ])
}
