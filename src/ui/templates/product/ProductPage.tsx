import dynamic from 'next/dynamic'
import { useRef } from 'react'
import { useQueryString } from '@/browser/history/use-query-string'
import { Island } from '@/browser/hydration/Island'
import { onDemand } from '@/browser/hydration/on-demand'
import { staticPart } from '@/browser/hydration/static-part'
import { chosenProduct, formatChoice, parseChoice } from '@/shared/content-model/products/product-choice'
import { hasSectionsInTexts } from '@/shared/content-model/products/product-texts'
import type { CardModel } from '@/shared/content-model/views/card'
import { productLabels } from '@/shared/labels/product'
import { useLabels } from '@/shared/labels/use-labels'
import { carryCompared, withCompared } from '@/shared/routing/compare'
import { pathOfSlug } from '@/shared/routing/links'
import { usePlace } from '@/shared/routing/use-place'
import { newestCompared, useCompared } from '@/ui/sections/CompareProducts/use-compared'
import { RenderSections } from '@/ui/sections/RenderSections'
import { PageCards } from '../PageCards'
import { CompareBar } from '../parts/CompareBar'
import type { TemplateProps } from '../template-props'
import { BuyBar } from './BuyBar'
import { Gallery } from './Gallery'
import { ProductFaq } from './ProductFaq'
import styles from './ProductPage.module.scss'
import { ProductSummary } from './ProductSummary'
import { productIdentifierAttributes } from './product-identifiers'
// The islands' styles.
import '@/ui/components/Picture/Picture.module.scss'
import './ProductTexts.module.scss'

/** Products without reviews do not load it. */
const ProductReviews = onDemand(
  dynamic(() => import('./reviews/ProductReviews').then((module) => module.ProductReviews)),
)

const RecallBox = staticPart(() => import('./product-parts').then((module) => module.RecallBox))

const ProductTexts = onDemand(dynamic(() => import('./product-parts').then((module) => module.ProductTexts)))

/** A product. The choice is in the address; the server renders the first variant with its first scent. */
export function ProductPage({ page }: TemplateProps<'product'>) {
  const label = useLabels(productLabels)
  const comparison = usePlace('compareProducts')
  const address = useQueryString()
  const [query, changeQuery] = address
  const { keys: compared, choose } = useCompared(address)
  const choice = parseChoice(query, page.variants)
  const chosen = chosenProduct(page, choice)

  const withCarried = (card: CardModel) => ({
    ...card,
    href: card.href && carryCompared(card.href, compared),
  })

  const article = useRef<HTMLElement>(null)
  const buyButton = useRef<HTMLButtonElement>(null)
  // The bar disappears: the focus goes to the comparison link.
  const clearCompared = () => {
    article.current?.querySelector<HTMLElement>(`a[href^="${comparison}"]`)?.focus()
    choose(() => [])
  }

  return (
    <article
      ref={article}
      className={styles.page}
      data-product={page.title}
      {...productIdentifierAttributes(chosen)}
    >
      {page.recall !== null && <RecallBox page={page} />}
      <div className={styles.opening}>
        {chosen.pictures.length > 0 && (
          <Gallery
            key={choice.scent?.id ?? choice.variant?.id ?? page.id}
            name={chosen.name}
            pictures={chosen.pictures}
            color={chosen.color}
          />
        )}
        <ProductSummary
          page={page}
          choice={choice}
          chosen={chosen}
          compared={compared}
          buyButton={buyButton}
          onChoose={(next, isWalking) =>
            changeQuery(
              (newest) =>
                withCompared(
                  formatChoice(next(parseChoice(newest, page.variants)), page.variants),
                  newestCompared(newest),
                ),
              isWalking ? 'replace' : 'step',
            )
          }
        />
      </div>
      {/* Sections in the texts may be interactive. */}
      <Island hydrateOn={hasSectionsInTexts(page) ? 'idle' : 'off'}>
        <ProductTexts page={page} />
      </Island>
      {page.faq && <ProductFaq id={page.id} faq={page.faq} />}
      {page.banner && (
        <div className={styles.banner} data-screen-only="">
          <RenderSections sections={[page.banner]} />
        </div>
      )}
      {page.bannerLegalText && <p className={styles.legal}>{page.bannerLegalText}</p>}
      {page.reviews && <ProductReviews reviews={page.reviews} path={pathOfSlug(page.slug)} />}
      {page.related.length > 0 && (
        <div data-screen-only="">
          <PageCards
            title={label('product.related')}
            variant="products"
            cards={compared.length === 0 ? page.related : page.related.map(withCarried)}
          />
        </div>
      )}
      {compared.length === 0 && page.recall === null && page.retailers.length > 0 && (
        <BuyBar title={page.title} choice={choice} chosen={chosen} buyButton={buyButton} />
      )}
      <CompareBar compared={compared} onClear={clearCompared} />
    </article>
  )
}
