import dynamic from 'next/dynamic'
import { classNames } from '@/shared/utils/class-names'
import { plainList } from '@/shared/utils/plain-list'
import { sizesUpTo } from '@/shared/utils/sizes-up-to'
import card from '@/ui/components/Card/Card.module.scss'
import type { CardPictureSizes } from '@/ui/components/Card/card-variants'
import { MedicineBlock } from '@/ui/components/MedicineBlock/MedicineBlock'
import { Highlighted } from '../Highlighted'
import { HitCard } from '../HitCard'
import type { SearchHit } from '../port'
import styles from './HitList.module.scss'

/** Loaded with the first hit that has one. */
const HitRating = dynamic(() => import('@/ui/components/Rating/Rating').then((module) => module.Rating))

export interface HitListProps {
  hits: SearchHit[]
  /** `lead`: with the sentence that was found; `shelf`: products in one row. */
  variant: 'lead' | 'row' | 'product' | 'shelf'
}

const inGrid = { sizes: sizesUpTo({ phone: '45vw', tablet: '40vw' }, '18rem'), maxWidth: 768 }
const pictureSizes: Record<HitListProps['variant'], CardPictureSizes> = {
  lead: { sizes: sizesUpTo({ phone: '7rem' }, '16rem'), maxWidth: 640 },
  row: { sizes: '5.5rem', maxWidth: 360 },
  product: inGrid,
  shelf: inGrid,
}

export function HitList({ hits, variant }: HitListProps) {
  if (hits.length === 0) return null
  const hasPictures = hits.some(({ heroImage }) => heroImage !== null)
  const isProduct = variant === 'product' || variant === 'shelf'
  return (
    <>
      <ul
        {...plainList}
        className={classNames(styles.list, styles[variant])}
        tabIndex={variant === 'shelf' ? -1 : undefined}
        data-shelf={variant === 'shelf' ? '' : undefined}
      >
        {hits.map((hit) => (
          <li key={hit.id} className={styles.cell}>
            <HitCard
              hit={hit}
              reservesPicture={hasPictures}
              pictureSizes={pictureSizes[variant]}
              {...(isProduct
                ? { lineColor: hit.lineColor, link: { href: hit.url, 'data-item': hit.id } }
                : { className: variant === 'row' ? card.row : styles.best })}
              eyebrow={hit.category}
              rating={hit.rating && <HitRating rating={hit.rating} />}
              text={variant !== 'row' && hit.shortDescription && <Highlighted parts={hit.descriptionParts} />}
            />
          </li>
        ))}
      </ul>
      <MedicineBlock products={hits.map(({ mark }) => (mark ? { category: mark } : {}))} />
    </>
  )
}
