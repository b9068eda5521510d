import { Fragment, type ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import type { Shell } from '@/models/frame'
import type { Crumb } from '@/models/page-base'
import type { PageProps } from '@/models/page-props'
import { Breadcrumb } from './Breadcrumb/Breadcrumb'
import { Footer } from './Footer/Footer'
import styles from './Frame.module.scss'
import { Header } from './Header/Header'
import { DESKTOP_QUERY, useMediaQuery } from './hooks/use-media-query'
import { useMobileMenu } from './hooks/use-mobile-menu'
import { useNavigation } from './hooks/use-navigation'
import { useOpenSlot } from './hooks/use-open-slot'
import { useZoomIndicator } from './hooks/use-zoom-indicator'
import { MAIN_ID } from './ids'
import { keepFocusNear } from './keep-focus-near'
import { Progress } from './Progress/Progress'
import { SkipLinks } from './SkipLinks/SkipLinks'

export interface FrameProps {
  /** Tells pages apart: what is below the header starts anew with each. */
  pageKey: string | null
  shell: Shell
  crumbs: Crumb[]
  /** Pages with content blocks show no trail (behavior LAYOUT-2). */
  showsBreadcrumb: boolean
  /** The page begins under a transparent header, with its first picture. */
  isTransparent: boolean
  topSpacing: PageProps['topSpacing']
  children: ReactNode
}

const MIN_CRUMBS = 2

/** What stands around every page: skip link, header, trail, main area and footer. */
export function Frame({
  pageKey,
  shell,
  crumbs,
  showsBreadcrumb,
  isTransparent,
  topSpacing,
  children,
}: FrameProps) {
  const isDesktop = useMediaQuery(DESKTOP_QUERY)
  const menu = useMobileMenu(isDesktop)
  const openSlot = useOpenSlot(isDesktop)
  useZoomIndicator()
  useNavigation()
  const hasBreadcrumb = showsBreadcrumb && crumbs.length >= MIN_CRUMBS

  return (
    <>
      <Progress />
      <SkipLinks onLeaveHeader={menu.close} />
      <Header
        header={shell.header}
        menu={menu}
        openSlot={openSlot}
        isDesktop={isDesktop}
        isTransparent={isTransparent}
      />
      <Fragment key={pageKey}>
        {hasBreadcrumb && <Breadcrumb crumbs={crumbs} />}
        <main
          ref={keepFocusNear}
          id={MAIN_ID}
          className={classNames(
            styles.main,
            styles[topSpacing],
            !isTransparent && styles.belowHeader,
            hasBreadcrumb && styles.belowBreadcrumb,
          )}
          tabIndex={-1}
          data-frame="main"
          inert={menu.isOpen}
        >
          {children}
        </main>
        <Footer footer={shell.footer} privacyLink={shell.privacyLink} isInert={menu.isOpen} />
      </Fragment>
    </>
  )
}
