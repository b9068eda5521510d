import { AppLink } from '@/components/AppLink/AppLink'
import { Picture } from '@/components/Picture/Picture'
import type { Footer } from '@/models/layout'
import styles from './Footer.module.scss'

const ICON_WIDTH = 96

/** Seals with texts; those with an address are links. */
export function FooterIcons({ icons }: { icons: Footer['icons'] }) {
  return icons.map(({ id, picture, href, text }) => {
    const content = (
      <>
        <Picture
          className={styles.iconImage}
          picture={picture}
          sizes={`${ICON_WIDTH}px`}
          maxWidth={2 * ICON_WIDTH}
        />
        {text}
      </>
    )
    return href === null ? (
      <span key={id} className={styles.icon}>
        {content}
      </span>
    ) : (
      <AppLink key={id} className={styles.icon} href={href}>
        {content}
      </AppLink>
    )
  })
}
