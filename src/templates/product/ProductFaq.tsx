import type { ProductPageModel } from '@/content-model/types/product'
import { productLabels } from '@/labels/product'
import { useLabels } from '@/labels/use-labels'
import { RenderSections } from '@/sections/RenderSections'

/** The questions on a product's subject, and the way to their page, which leads to all subjects. */
export function ProductFaq({ id, faq }: { id: string; faq: NonNullable<ProductPageModel['faq']> }) {
  const label = useLabels(productLabels)
  const { questions, href } = faq
  return (
    <RenderSections
      sections={[
        {
          type: 'faq',
          id: `${id}-faq`,
          title: label('product.faq'),
          questions,
          action: { id: `${id}-faq-all`, href, text: label('product.faqPage'), variant: 'secondary' },
        },
      ]}
    />
  )
}
