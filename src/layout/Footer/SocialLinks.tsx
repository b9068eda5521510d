import { AppLink } from '@/components/AppLink/AppLink'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { imageUrl } from '@/lib/image-url'
import { plainList } from '@/lib/plain-list'
import type { SocialLink } from '@/models/layout'
import styles from './Footer.module.scss'

const ICON_SIZE = 24

/** Social media icons with accessible names, in new tabs (behavior FOOTER-1). */
export function SocialLinks({ links }: { links: SocialLink[] }) {
  const label = useLabels(layoutLabels)
  if (links.length === 0) return null
  return (
    <ul {...plainList} className={styles.social} aria-label={label('footer.social')}>
      {links.map(({ id, title, href, icon }) => (
        <li key={id}>
          <AppLink className={icon ? styles.socialIcon : styles.link} href={href} opensNewTab title={title}>
            {icon ? (
              <img
                alt={title}
                src={imageUrl(icon.url, { width: 2 * ICON_SIZE })}
                width={ICON_SIZE}
                height={ICON_SIZE}
                loading="lazy"
              />
            ) : (
              title
            )}
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
