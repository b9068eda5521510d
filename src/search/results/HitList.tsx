import dynamic from 'next/dynamic'
import { CardShell } from '@/components/Card/CardShell'
import { type CardPictureSizes, THREE_IN_A_ROW } from '@/components/Card/card-variants'
import { MedicineBlock } from '@/components/MedicineBlock/MedicineBlock'
import { ProductMarks } from '@/components/ProductMarks/ProductMarks'
import { classNames } from '@/lib/class-names'
import { plainList } from '@/lib/plain-list'
import { sizesUpTo } from '@/lib/sizes-up-to'
import { hitPicture } from '../core/hit-picture'
import { Highlighted } from '../Highlighted'
import type { SearchHit } from '../port'
import styles from './HitList.module.scss'

/** Loaded with the first hit that has one. */
const HitRating = dynamic(() => import('@/components/Rating/Rating').then((module) => module.Rating))

export interface HitListProps {
  hits: SearchHit[]
  variant: 'article' | 'product'
}

const pictureSizes: Record<HitListProps['variant'], CardPictureSizes> = {
  article: { sizes: THREE_IN_A_ROW, maxWidth: 768 },
  product: { sizes: sizesUpTo({ phone: '45vw', tablet: '40vw' }, '18rem'), maxWidth: 768 },
}

export function HitList({ hits, variant }: HitListProps) {
  return (
    <>
      <ul {...plainList} className={classNames(styles.list, styles[variant])}>
        {hits.map((hit) => (
          <li key={hit.id} className={styles.cell}>
            <CardShell
              picture={hitPicture(hit)}
              pictureSizes={pictureSizes[variant]}
              reservesPicture
              {...(variant === 'product' && { lineColor: hit.lineColor })}
              eyebrow={hit.category}
              title={<Highlighted parts={hit.titleParts} />}
              link={{ href: hit.url, 'data-item': variant === 'product' ? hit.id : undefined }}
              marks={<ProductMarks category={hit.mark} minimumAge={hit.minimumAge} />}
              rating={hit.rating && <HitRating rating={hit.rating} />}
              text={hit.shortDescription && <Highlighted parts={hit.descriptionParts} />}
            />
          </li>
        ))}
      </ul>
      <MedicineBlock products={hits.map(({ mark }) => (mark ? { category: mark } : {}))} />
    </>
  )
}
