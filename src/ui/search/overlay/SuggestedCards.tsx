import { plainList } from '@/shared/utils/plain-list'
import { MedicineBlock } from '@/ui/components/MedicineBlock/MedicineBlock'
import { HitCard } from '../HitCard'
import type { SearchHit } from '../port'
import styles from './SuggestedCards.module.scss'

export interface SuggestedCardsProps {
  title: string
  hits: SearchHit[]
  variant: 'article' | 'product'
}

export function SuggestedCards({ title, hits, variant }: SuggestedCardsProps) {
  if (hits.length === 0) return null
  const hasPictures = hits.some(({ heroImage }) => heroImage !== null)
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul {...plainList} className={styles[variant]}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <HitCard
              hit={hit}
              reservesPicture={hasPictures}
              className={styles.card}
              pictureSizes={{ sizes: '6rem', maxWidth: 360 }}
              {...(variant === 'product' && { lineColor: hit.lineColor })}
              text={hit.shortDescription}
            />
          </li>
        ))}
      </ul>
      <MedicineBlock products={hits.map(({ mark }) => (mark ? { category: mark } : {}))} />
    </section>
  )
}
