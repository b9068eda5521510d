import { useMemo } from 'react'
import type { ProductPageModel } from '@/shared/content-model/types/product'
import type { Section } from '@/shared/content-model/views/rich-text'
import { productLabels } from '@/shared/labels/product'
import { useLabels } from '@/shared/labels/use-labels'
import { RenderSections } from '@/ui/sections/RenderSections'

/** Questions on a product's subject, and a link to their page. */
export function ProductFaq({ id, faq }: { id: string; faq: NonNullable<ProductPageModel['faq']> }) {
  const label = useLabels(productLabels)
  const title = label('product.faq')
  const text = label('product.faqPage')
  // The same for all choices: the section is an island.
  const sections = useMemo((): Section[] => {
    const action = { id: `${id}-faq-all`, href: faq.href, text, variant: 'secondary' as const }
    return [{ type: 'faq', id: `${id}-faq`, title, questions: faq.questions, action }]
  }, [id, faq, title, text])
  return <RenderSections sections={sections} />
}
