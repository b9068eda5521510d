import { CardShell } from '@/components/Card/CardShell'
import { classNames } from '@/lib/class-names'
import { plainList } from '@/lib/plain-list'
import type { SearchHit } from '../core/hit'
import { hitPicture } from '../core/hit'
import { Highlighted } from '../Highlighted'
import styles from './HitList.module.scss'

export interface HitListProps {
  hits: SearchHit[]
  variant: 'article' | 'product'
}

/** Hits as cards that are one link each, with what was found marked. */
export function HitList({ hits, variant }: HitListProps) {
  return (
    <ul {...plainList} className={classNames(styles.list, styles[variant])}>
      {hits.map((hit) => (
        <li key={hit.id} className={styles.cell}>
          <CardShell
            variant={variant === 'product' ? 'pack' : 'hit'}
            picture={hitPicture(hit)}
            eyebrow={hit.category}
            title={<Highlighted parts={hit.titleParts} />}
            link={{ href: hit.url }}
            text={hit.shortDescription && <Highlighted parts={hit.descriptionParts} />}
          />
        </li>
      ))}
    </ul>
  )
}
