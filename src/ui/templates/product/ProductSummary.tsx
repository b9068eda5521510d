import type { Ref } from 'react'
import { staticPart } from '@/browser/hydration/static-part'
import { WithoutScript } from '@/browser/hydration/WithoutScript'
import {
  type Choice,
  type ChosenProduct,
  withScent,
  withVariant,
} from '@/shared/content-model/products/product-choice'
import type { ProductPageModel } from '@/shared/content-model/types/product'
import { productLabels } from '@/shared/labels/product'
import { useLabels } from '@/shared/labels/use-labels'
import { addCompared, BUY_ID, carryCompared, compareKey } from '@/shared/routing/compare'
import { usePlace } from '@/shared/routing/use-place'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
import { BuyNow } from './BuyNow'
import { OptionGroup } from './OptionGroup'
import styles from './ProductPage.module.scss'
import { SaveProduct } from './SaveProduct'
// The islands' styles.
import '@/ui/components/DisclosureMark/DisclosureMark.module.scss'
import '@/ui/components/Rating/Rating.module.scss'
import '@/ui/components/Stars/Stars.module.scss'

const ProductHead = staticPart(() => import('./product-parts').then((module) => module.ProductHead))
const ProductNotes = staticPart(() => import('./product-parts').then((module) => module.ProductNotes))

export interface ProductSummaryProps {
  page: ProductPageModel
  choice: Choice
  chosen: ChosenProduct
  compared: string[]
  buyButton: Ref<HTMLButtonElement>
  /** Changes the newest choice, which may be newer than `choice`; for `isWalking` see `Choices`. */
  onChoose: (change: (choice: Choice) => Choice, isWalking: boolean) => void
}

function AllChoices({ page }: { page: ProductPageModel }) {
  const label = useLabels(productLabels)
  if (page.variants.length === 0) return null
  return (
    <WithoutScript>
      <p>{label('product.allChoices')}</p>
      <ul>
        {page.variants.flatMap(({ id, name, scents }) =>
          scents.length === 0
            ? [<li key={id}>{name}</li>]
            : scents.map((scent) => <li key={scent.id}>{scent.title ?? `${scent.name}, ${name}`}</li>),
        )}
      </ul>
    </WithoutScript>
  )
}

/** A product's name, choices, shops, purpose, legal texts and identifiers. */
export function ProductSummary({ page, choice, chosen, compared, buyButton, onChoose }: ProductSummaryProps) {
  const label = useLabels(productLabels)
  const comparison = usePlace('compareProducts')
  const { variants } = page
  const facts = [
    [label('product.gtin'), chosen.gtin],
    [label('product.registration'), page.registrationNumber],
  ].filter(([, value]) => value)
  const scents = choice.variant?.scents ?? []

  const chooseVariant = (key: string, isWalking: boolean) => {
    const variant = variants.find((candidate) => candidate.key === key)
    if (variant) onChoose((newest) => withVariant(newest, variant), isWalking)
  }
  const chooseScent = (key: string, isWalking: boolean) =>
    onChoose((newest) => withScent(newest, key), isWalking)

  return (
    <>
      <div className={styles.identity}>
        <ProductHead page={page} />
        {variants.length > 1 && (
          <OptionGroup
            legend={label('product.variant')}
            options={variants}
            chosen={choice.variant?.key ?? null}
            onChoose={chooseVariant}
          />
        )}
        {scents.length > 1 && (
          <OptionGroup
            legend={label('product.scent')}
            options={scents}
            chosen={choice.scent?.key ?? null}
            onChoose={chooseScent}
          />
        )}
        <AllChoices page={page} />
        <div id={BUY_ID} className={styles.actions} data-screen-only="">
          {page.recall === null && page.retailers.length > 0 && (
            <BuyNow chosen={chosen} buttonRef={buyButton} />
          )}
          {comparison !== null && (
            <AppLink
              className={styles.compare}
              href={carryCompared(comparison, addCompared(compared, compareKey(page.slug)))}
            >
              <Icon name="compare" />
              {label('product.compare')}
            </AppLink>
          )}
          <SaveProduct slug={page.slug} />
        </div>
      </div>
      <div className={styles.details}>
        <ProductNotes page={page} />
        {variants.length > 0 && (
          <p className={styles.chosen} role="status">
            {label('product.chosen', { name: chosen.name })}
          </p>
        )}
        {facts.length > 0 && (
          <dl className={styles.facts}>
            {facts.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        )}
      </div>
    </>
  )
}
