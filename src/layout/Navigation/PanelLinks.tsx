import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { distinct } from '@/lib/distinct'
import type { MenuSlot } from '@/models/layout'
import type { Link } from '@/models/link'
import styles from './Navigation.module.scss'

export interface PanelLinksProps {
  slot: MenuSlot
}

/** A slot's own link, unless an auxiliary link leads there already, and its auxiliary links. */
export function PanelLinks({ slot: { title, link, auxiliaryLinks = [] } }: PanelLinksProps) {
  const label = useLabels(layoutLabels)
  const isRepeated = auxiliaryLinks.some(({ href }) => href === link?.href)
  const overview: Link[] = link && !isRepeated ? [link] : []
  const links = [...overview, ...auxiliaryLinks]
  if (links.length === 0) return null
  const keys = distinct(links.map(({ href, text }) => href + text))
  return (
    <div className={styles.lead}>
      <p className={styles.leadTitle}>{title}</p>
      <ul className={styles.leadLinks}>
        {links.map(({ href, text, isExternal, opensNewTab }, index) => (
          <li key={keys[index]}>
            <AppLink
              className={styles.leadLink}
              href={href}
              isExternal={isExternal}
              opensNewTab={opensNewTab}
            >
              {text && text !== title ? (
                text
              ) : (
                <span>
                  {label('menu.overview')}
                  <span className="visually-hidden">: {title}</span>
                </span>
              )}
              <Icon name={isExternal ? 'external' : 'arrowRight'} className={styles.arrow} />
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
