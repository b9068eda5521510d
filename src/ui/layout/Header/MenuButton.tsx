import { WithoutScript } from '@/browser/hydration/WithoutScript'
import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import { MAIN_ID, MENU_BUTTON_ID, MENU_ID } from '@/shared/routing/page-ids'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
import type { MobileMenu } from '../hooks/use-mobile-menu'
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
