import type { ReactNode } from 'react'
import type { Picture as PictureModel } from '@/shared/content-model/views/picture'
import { Icon } from '@/ui/components/Icon/Icon'
import { Paragraphs } from '@/ui/components/Paragraphs/Paragraphs'
import { Picture } from '@/ui/components/Picture/Picture'
import styles from './ListHead.module.scss'

export interface ListHeadProps {
  title: string
  /** On wide screens only: a phone shows the list at once. */
  picture: PictureModel | null
  /** What must be read before choosing. */
  caution?: string | null
  children?: ReactNode
}

/** A listing's opening: its title, on the tint of the page's line, and little else above the list. */
export function ListHead({ title, picture, caution = null, children }: ListHeadProps) {
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <h1 className={styles.title}>{title}</h1>
        {children}
        {caution && (
          <p className={styles.caution}>
            <Icon name="warning" />
            {caution}
          </p>
        )}
        {picture && (
          <div className={styles.media} data-screen-only="">
            <Picture picture={picture} sizes="18rem" maxWidth={640} className={styles.image} />
          </div>
        )}
      </div>
    </div>
  )
}

/** What editors say of a listing, below its list. */
export function ListWords({ words }: { words: string[] }) {
  if (words.length === 0) return null
  return (
    <div className={styles.words}>
      {words.map((text) => (
        <Paragraphs key={text} text={text} />
      ))}
    </div>
  )
}
