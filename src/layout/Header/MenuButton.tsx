import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import type { MobileMenu } from '../hooks/use-mobile-menu'
import { MAIN_ID, MENU_BUTTON_ID, MENU_ID } from '../ids'
import styles from './Header.module.scss'

export interface MenuButtonProps {
  menu: MobileMenu
}

/**
 * The hamburger of narrow screens. Without scripts it is two links: the menu is open while it is the address's target
 * (Header.module.scss).
 */
export function MenuButton({ menu }: MenuButtonProps) {
  const label = useLabels(layoutLabels)
  return (
    <>
      <button
        className={styles.menuButton}
        type="button"
        id={MENU_BUTTON_ID}
        aria-label={label(menu.isOpen ? 'menu.close' : 'menu.open')}
        aria-expanded={menu.isOpen}
        aria-controls={MENU_ID}
        data-frame="menu-button"
        onClick={menu.isOpen ? menu.close : menu.open}
      >
        <Icon name={menu.isOpen ? 'close' : 'menu'} />
      </button>
      <noscript>
        <AppLink
          className={styles.menuButton}
          href={`#${MENU_ID}`}
          aria-label={label('menu.open')}
          data-frame="menu-open-link"
        >
          <Icon name="menu" />
        </AppLink>
        <AppLink
          className={styles.menuButton}
          href={`#${MAIN_ID}`}
          aria-label={label('menu.close')}
          data-frame="menu-close-link"
        >
          <Icon name="close" />
        </AppLink>
      </noscript>
    </>
  )
}
