import { CardShell } from '@/components/Card/CardShell'
import { MedicineBlock } from '@/components/MedicineBlock/MedicineBlock'
import { ProductMarks } from '@/components/ProductMarks/ProductMarks'
import { plainList } from '@/lib/plain-list'
import { hitPicture } from '../core/hit-picture'
import { Highlighted } from '../Highlighted'
import type { SearchHit } from '../port'
import styles from './SuggestedCards.module.scss'

export interface SuggestedCardsProps {
  title: string
  hits: SearchHit[]
  variant: 'article' | 'product'
}

export function SuggestedCards({ title, hits, variant }: SuggestedCardsProps) {
  if (hits.length === 0) return null
  return (
    <section className={styles.group}>
      <h2 className={styles.title}>{title}</h2>
      <ul {...plainList} className={styles[variant]}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <CardShell
              className={styles.card}
              picture={hitPicture(hit)}
              pictureSizes={{ sizes: '6rem', maxWidth: 360 }}
              reservesPicture
              {...(variant === 'product' && { lineColor: hit.lineColor })}
              title={<Highlighted parts={hit.titleParts} />}
              link={{ href: hit.url }}
              marks={<ProductMarks category={hit.mark} minimumAge={hit.minimumAge} />}
              text={hit.shortDescription}
            />
          </li>
        ))}
      </ul>
      <MedicineBlock products={hits.map(({ mark }) => (mark ? { category: mark } : {}))} />
    </section>
  )
}
