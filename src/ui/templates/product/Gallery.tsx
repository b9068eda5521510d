import dynamic from 'next/dynamic'
import { type UIEvent, useRef, useState } from 'react'
import type { ScentColor } from '@/shared/content-model/types/product-variant'
import type { Picture as PictureModel } from '@/shared/content-model/views/picture'
import { productLabels } from '@/shared/labels/product'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { prefersReducedMotion } from '@/shared/utils/motion'
import { plainList } from '@/shared/utils/plain-list'
import { MAIN_ON_PHONES, sizesUpTo } from '@/shared/utils/sizes-up-to'
import { tabStop } from '@/shared/utils/tab-stop'
import { Icon } from '@/ui/components/Icon/Icon'
import { Modal } from '@/ui/components/Modal/Modal'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './Gallery.module.scss'

export interface GalleryProps {
  name: string
  pictures: PictureModel[]
  color: ScentColor | null
}

const PictureZoom = dynamic(() => import('./PictureZoom').then((module) => module.PictureZoom))

const isSquare = ({ desktop }: PictureModel) => desktop.width === desktop.height

/** Large pictures of the chosen variant on its scent's tint, in a swipeable row with thumbnails. A press enlarges one. */
export function Gallery({ name, pictures, color }: GalleryProps) {
  const label = useLabels(productLabels)
  const track = useRef<HTMLUListElement>(null)
  const [current, setCurrent] = useState(0)
  const [zoomed, setZoomed] = useState<number | null>(null)

  const noteScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent) =>
    setCurrent(Math.round(scrollLeft / Math.max(1, clientWidth)))
  const show = (index: number) => {
    const element = track.current
    element?.scrollTo({
      left: index * element.clientWidth,
      behavior: prefersReducedMotion() ? 'auto' : 'smooth',
    })
  }

  return (
    <div className={styles.gallery}>
      <ul
        {...plainList}
        ref={track}
        className={classNames(styles.track, styles[color ?? 'neutro'])}
        aria-label={label('product.pictures', { name })}
        data-stage=""
        onScroll={noteScroll}
        {...(pictures.length > 1 && tabStop)}
      >
        {pictures.map((picture, index) => (
          <li key={picture.desktop.url} className={styles.slide}>
            <Picture
              picture={picture}
              sizes={sizesUpTo({ phone: MAIN_ON_PHONES, mobile: '43vw' }, 'min(48vw, 41rem)')}
              isMain={index === 0}
              className={isSquare(picture) ? styles.pack : styles.scene}
            />
            <button
              type="button"
              className={styles.zoom}
              aria-haspopup="dialog"
              aria-label={label('product.zoom', { position: index + 1, total: pictures.length })}
              data-needs-script=""
              onClick={() => setZoomed(index)}
            >
              <Icon name="plus" />
            </button>
          </li>
        ))}
      </ul>
      {pictures.length > 1 && (
        <div className={styles.thumbnails} data-needs-script="">
          {pictures.map((picture, index) => (
            <button
              key={picture.desktop.url}
              type="button"
              className={classNames(styles.thumbnail, styles[color ?? 'neutro'])}
              aria-label={label('product.picture', { position: index + 1, total: pictures.length })}
              aria-current={index === current ? 'true' : undefined}
              onClick={() => show(index)}
            >
              <Picture
                picture={{ ...picture, alt: '' }}
                sizes="5rem"
                maxWidth={360}
                className={isSquare(picture) ? styles.pack : styles.scene}
              />
            </button>
          ))}
        </div>
      )}
      <Modal isOpen={zoomed !== null} onClose={() => setZoomed(null)} title={name} isWide>
        {zoomed !== null && <PictureZoom pictures={pictures} first={zoomed} />}
      </Modal>
    </div>
  )
}
