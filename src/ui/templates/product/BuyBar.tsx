import type { RefObject } from 'react'
import { useIsAbove } from '@/browser/hooks/use-is-above'
import type { Choice, ChosenProduct } from '@/shared/content-model/products/product-choice'
import { productLabels } from '@/shared/labels/product'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './BuyBar.module.scss'

export interface BuyBarProps {
  title: string
  choice: Choice
  chosen: ChosenProduct
  buyButton: RefObject<HTMLButtonElement | null>
}

/** On phones, a bar at the foot of the window once the button that opens the shops was scrolled away. It clicks that. */
export function BuyBar({ title, choice: { variant, scent }, chosen, buyButton }: BuyBarProps) {
  const label = useLabels(productLabels)
  const isAbove = useIsAbove(buyButton)
  const [picture] = chosen.pictures
  if (!isAbove) return null
  return (
    <div className={styles.bar} data-tone="light" data-screen-only="">
      {picture && (
        <Picture picture={{ ...picture, alt: '' }} sizes="2.75rem" maxWidth={360} className={styles.pack} />
      )}
      <p className={styles.name}>
        <span className={classNames(styles.line, 'bold')}>{title}</span>
        <span className={classNames(styles.line, 'muted')}>
          {[scent?.name, variant?.name].filter(Boolean).join(', ')}
        </span>
      </p>
      <LinkButton size="compact" aria-haspopup="dialog" onClick={() => buyButton.current?.click()}>
        {label('product.buyNow')}
      </LinkButton>
    </div>
  )
}
