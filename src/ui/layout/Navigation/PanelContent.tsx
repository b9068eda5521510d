import type { MenuSlot } from '@/shared/content-model/views/layout'
import type { Link } from '@/shared/content-model/views/link'
import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import { classNames } from '@/shared/utils/class-names'
import { distinct } from '@/shared/utils/distinct'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { linkProps } from '@/ui/components/AppLink/link-attributes'
import { Icon } from '@/ui/components/Icon/Icon'
import { areCards, groupKey, groupNodes } from './group-nodes'
import { MenuContainer, MenuList } from './MenuNodes'
import styles from './Navigation.module.scss'
import { screenClass } from './screen-class'

/** A slot's link, unless an auxiliary link has the same address, and its auxiliary links. */
export function PanelLinks({ slot: { title, link: own, auxiliaryLinks = [] } }: { slot: MenuSlot }) {
  const label = useLabels(layoutLabels)
  const isRepeated = auxiliaryLinks.some(({ href }) => href === own?.href)
  const overview: Link[] = own && !isRepeated ? [own] : []
  const links = [...overview, ...auxiliaryLinks]
  if (links.length === 0) return null
  const keys = distinct(links.map(({ href, text }) => href + text))
  return (
    <div className={styles.lead}>
      <p className={styles.leadTitle}>{title}</p>
      <ul className={styles.leadLinks}>
        {links.map((link, index) => (
          <li key={keys[index]}>
            <AppLink className={styles.leadLink} {...linkProps(link)}>
              {link.text && link.text !== title ? (
                link.text
              ) : (
                <span>
                  {label('menu.overview')}
                  <span className="visually-hidden">: {title}</span>
                </span>
              )}
              <Icon name={link.isExternal ? 'external' : 'arrowRight'} className={styles.arrow} />
            </AppLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** A panel's content: the slot's links, then columns and cards. */
export function PanelContent({ slot }: { slot: MenuSlot }) {
  const groups = groupNodes(slot.nodes)
  const keys = distinct(groups.map(groupKey))
  return (
    <div className={styles.panelGrid}>
      <PanelLinks slot={slot} />
      {groups.map((group, index) =>
        group.kind === 'container' ? (
          <MenuContainer
            key={keys[index]}
            container={group.container}
            className={classNames(
              screenClass(group.container),
              areCards(group.container.items) && styles.cardContainer,
            )}
          />
        ) : (
          <MenuList key={keys[index]} nodes={group.nodes} />
        ),
      )}
    </div>
  )
}
