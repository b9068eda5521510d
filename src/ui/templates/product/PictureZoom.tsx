import { useRef, useState } from 'react'
import { useArrowKeys } from '@/browser/hooks/use-arrow-keys'
import type { Picture as PictureModel } from '@/shared/content-model/views/picture'
import { productLabels } from '@/shared/labels/product'
import { useLabels } from '@/shared/labels/use-labels'
import { tabStop } from '@/shared/utils/tab-stop'
import { Icon } from '@/ui/components/Icon/Icon'
import { LinkButton } from '@/ui/components/LinkButton/LinkButton'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './PictureZoom.module.scss'

/** In a dialog: one picture, whole or twice as large, which scrolls; buttons and arrow keys show the others. */
export function PictureZoom({ pictures, first }: { pictures: PictureModel[]; first: number }) {
  const label = useLabels(productLabels)
  const dialog = useRef<HTMLElement>(null)
  const [current, setCurrent] = useState(first)
  const [isLarge, setLarge] = useState(false)
  const total = pictures.length
  const picture = pictures[current]
  const move = (step: -1 | 1) => setCurrent((current + step + total) % total)
  // They scroll a large picture.
  useArrowKeys(dialog, (step) => !isLarge && move(step))
  if (!picture) return null
  return (
    <div
      ref={(element) => {
        // It has the focus at first.
        dialog.current = element?.closest<HTMLElement>('[role="dialog"]') ?? null
      }}
      className={styles.zoom}
    >
      <section className={styles.frame} aria-label={label('product.zoomed')} {...(isLarge && tabStop)}>
        <Picture
          key={picture.desktop.url}
          picture={picture}
          sizes={isLarge ? '112rem' : '56rem'}
          isEager
          className={isLarge ? styles.large : styles.whole}
        />
      </section>
      <div className={styles.controls}>
        <LinkButton
          variant="secondary"
          size="compact"
          aria-pressed={isLarge}
          onClick={() => setLarge(!isLarge)}
        >
          {label('product.zoomIn')}
        </LinkButton>
        {total > 1 && (
          <>
            <button
              type="button"
              className={styles.step}
              aria-label={label('product.previousPicture')}
              onClick={() => move(-1)}
            >
              <Icon name="chevronLeft" />
            </button>
            <p role="status">{label('product.picturePosition', { position: current + 1, total })}</p>
            <button
              type="button"
              className={styles.step}
              aria-label={label('product.nextPicture')}
              onClick={() => move(1)}
            >
              <Icon name="chevronRight" />
            </button>
          </>
        )}
      </div>
    </div>
  )
}
