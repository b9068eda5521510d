import type { Header as HeaderModel } from '@/models/layout'
import type { MobileMenu } from '../hooks/use-mobile-menu'
import type { OpenSlot } from '../hooks/use-open-slot'
import { Navigation } from '../Navigation/Navigation'
import styles from './Header.module.scss'
import { HelpLink } from './HelpLink'
import { Logo } from './Logo'
import { MenuButton } from './MenuButton'
import { SearchButton } from './SearchButton'

export interface HeaderProps {
  header: HeaderModel
  menu: MobileMenu
  openSlot: OpenSlot
  isDesktop: boolean
  isTransparent: boolean
}

/** The fixed header (behavior HEADER-1). Its style sheet decides when a transparent one turns white (HEADER-2). */
export function Header({ header, menu, openSlot, isDesktop, isTransparent }: HeaderProps) {
  return (
    <header
      className={styles.header}
      data-tone={isTransparent ? 'transparent' : 'white'}
      data-frame="header"
      data-screen-only=""
    >
      <div className={styles.bar}>
        <MenuButton menu={menu} />
        <Logo logo={header.logo} />
        <Navigation header={header} menu={menu} openSlot={openSlot} isDesktop={isDesktop} />
        {header.help && <HelpLink link={header.help} />}
        <SearchButton onOpen={menu.close} />
      </div>
    </header>
  )
}
