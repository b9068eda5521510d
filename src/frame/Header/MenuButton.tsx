import { Icon } from '@/components/Icon/Icon'
import { useLabels } from '@/labels/LabelsProvider'
import type { MobileMenu } from '../hooks/use-mobile-menu'
import { MENU_BUTTON_ID, MENU_ID } from '../ids'
import styles from './Header.module.scss'

export interface MenuButtonProps {
  menu: MobileMenu
}

/** The hamburger: opens and closes the mobile menu; not drawn on wide screens. */
export function MenuButton({ menu }: MenuButtonProps) {
  const t = useLabels()
  return (
    <button
      className={styles.menuButton}
      type="button"
      id={MENU_BUTTON_ID}
      aria-label={t(menu.isOpen ? 'menu.close' : 'menu.open')}
      aria-expanded={menu.isOpen}
      aria-controls={MENU_ID}
      data-frame="menu-button"
      onClick={menu.isOpen ? menu.close : menu.open}
    >
      <Icon name={menu.isOpen ? 'close' : 'menu'} />
    </button>
  )
}
