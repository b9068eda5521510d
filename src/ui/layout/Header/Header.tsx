import { HOME_PATH, LOGO_WIDTH, SEARCH_PATH } from '@/shared/config/site'
import type { Link } from '@/shared/content-model/views/link'
import type { Picture } from '@/shared/content-model/views/picture'
import { layoutLabels } from '@/shared/labels/layout'
import { useLabels } from '@/shared/labels/use-labels'
import { imageSrcSet, imageUrl } from '@/shared/utils/image-url'
import { AppLink } from '@/ui/components/AppLink/AppLink'
import { Icon } from '@/ui/components/Icon/Icon'
import { hasMenu, Navigation, type NavigationProps } from '../Navigation/Navigation'
import styles from './Header.module.scss'
import { MenuButton } from './MenuButton'
import { SearchButton } from './SearchButton'

function LogoImage({ alt, desktop: { url, width, height } }: Picture) {
  const srcSet = imageSrcSet(url, { widths: [LOGO_WIDTH, 2 * LOGO_WIDTH] })
  return (
    <img
      alt={alt}
      src={imageUrl(url, { width: LOGO_WIDTH })}
      {...(srcSet && { srcSet, sizes: `${LOGO_WIDTH}px` })}
      width={LOGO_WIDTH}
      height={Math.round((LOGO_WIDTH * height) / width)}
    />
  )
}

/** Links to home. Not lazy: it is in view on every page. Its size is reserved. */
function Logo({ logo }: { logo: Picture | null }) {
  const label = useLabels(layoutLabels)
  return (
    <AppLink className={styles.logo} href={HOME_PATH}>
      {logo && <LogoImage {...logo} />}
      {logo ? <span className="visually-hidden"> {label('frame.home')}</span> : label('frame.home')}
    </AppLink>
  )
}

/** The way to urgent help, in sight on every page (behavior HELP-2). */
function HelpLink({ link: { href, text, isExternal, opensNewTab } }: { link: Link }) {
  return (
    <AppLink className={styles.help} href={href} isExternal={isExternal} opensNewTab={opensNewTab}>
      <Icon name="phone" />
      <span>{text}</span>
    </AppLink>
  )
}

export interface HeaderProps extends NavigationProps {
  isTransparent: boolean
}

/** The fixed header (behavior HEADER-1). Its style sheet decides when a transparent one turns white (HEADER-2). */
export function Header({ isTransparent, ...navigation }: HeaderProps) {
  const { header, menu } = navigation
  const withMenu = hasMenu(header)
  return (
    <header
      className={styles.header}
      data-tone={isTransparent ? 'transparent' : 'white'}
      data-frame="header"
      data-screen-only=""
    >
      <div className={styles.bar}>
        {withMenu && <MenuButton menu={menu} />}
        <Logo logo={header.logo} />
        {withMenu && <Navigation {...navigation} />}
        {header.help && <HelpLink link={header.help} />}
        <SearchButton onOpen={menu.close} />
      </div>
    </header>
  )
}

/** Fallback of a header that failed in the browser: home and search as links. */
export function HeaderFailure() {
  const label = useLabels(layoutLabels)
  return (
    <header className={styles.header} data-tone="white" data-frame="header" data-screen-only="">
      <div className={styles.bar}>
        <AppLink href={HOME_PATH}>{label('frame.home')}</AppLink>
        <AppLink href={SEARCH_PATH}>{label('frame.search')}</AppLink>
      </div>
    </header>
  )
}
