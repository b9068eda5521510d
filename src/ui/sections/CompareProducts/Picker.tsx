import type { ComparedProduct } from '@/shared/content-model/views/comparison'
import { compareLabels } from '@/shared/labels/compare'
import { useLabels } from '@/shared/labels/use-labels'
import { MAX_COMPARED } from '@/shared/routing/compare'
import { Checkbox } from '@/ui/components/Checkbox/Checkbox'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './CompareProducts.module.scss'

export interface PickerProps {
  products: ComparedProduct[]
  chosen: string[]
  onToggle: (key: string) => void
}

/** All products as cards to tick, at most four; in a dialog of the same name. */
export function Picker({ products, chosen, onToggle }: PickerProps) {
  const label = useLabels(compareLabels)
  const isFull = chosen.length >= MAX_COMPARED
  return (
    <fieldset className={styles.picker} aria-label={label('compare.choose', { max: MAX_COMPARED })}>
      <p className="tone-muted" role="status">
        {label(isFull ? 'compare.full' : 'compare.count', { count: chosen.length, max: MAX_COMPARED })}
      </p>
      <div className={styles.options}>
        {products.map(({ key, title, picture }) => {
          const isChosen = chosen.includes(key)
          return (
            <Checkbox
              key={key}
              className={styles.option}
              boxClassName={styles.box}
              isChecked={isChosen}
              isDisabled={isFull && !isChosen}
              onChange={() => onToggle(key)}
            >
              {picture && (
                <Picture
                  picture={{ ...picture, alt: '' }}
                  sizes="6rem"
                  maxWidth={360}
                  className={styles.image}
                />
              )}
              <span className={styles.title}>{title}</span>
            </Checkbox>
          )
        })}
      </div>
    </fieldset>
  )
}
