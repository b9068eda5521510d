import { AppLink } from '@/components/AppLink/AppLink'
import { Icon } from '@/components/Icon/Icon'
import { layoutLabels } from '@/labels/layout'
import { useLabels } from '@/labels/use-labels'
import { WithoutScript } from '@/navigation/WithoutScript'
import type { MobileMenu } from '../hooks/use-mobile-menu'
import { MAIN_ID, MENU_BUTTON_ID, MENU_ID } from '../ids'
import styles from './Header.module.scss'

/** The hamburger of narrow screens; without scripts, links to and from the menu as the address's target. */
export function MenuButton({ menu }: { menu: MobileMenu }) {
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
      <WithoutScript>
        {(['open', 'close'] as const).map((way) => (
          <AppLink
            key={way}
            className={styles.menuButton}
            href={`#${way === 'open' ? MENU_ID : MAIN_ID}`}
            aria-label={label(`menu.${way}`)}
            data-frame={`menu-${way}-link`}
          >
            <Icon name={way === 'open' ? 'menu' : 'close'} />
          </AppLink>
        ))}
      </WithoutScript>
    </>
  )
}
