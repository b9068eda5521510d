import { Fragment, type ReactNode } from 'react'
import { DESKTOP_QUERY, useMediaQuery } from '@/browser/hooks/use-media-query'
import { staticPart } from '@/browser/hydration/static-part'
import type { GlobalData } from '@/shared/content-model/views/layout'
import type { Crumb } from '@/shared/content-model/views/page-base'
import type { PageProps } from '@/shared/content-model/views/page-props'
import type { LineColor } from '@/shared/content-model/vocabulary'
import { MAIN_ID } from '@/shared/routing/page-ids'
import { classNames } from '@/shared/utils/class-names'
import { FailureBoundary } from '@/ui/components/FailureBoundary/FailureBoundary'
import { Header, HeaderFailure } from './Header/Header'
import { useFooter } from './hooks/use-footer'
import { useMobileMenu } from './hooks/use-mobile-menu'
import { useNavigation } from './hooks/use-navigation'
import { useOpenSlot } from './hooks/use-open-slot'
import styles from './Layout.module.scss'
import { moveFocusNear } from './move-focus-near'
import { hasMenu } from './Navigation/Navigation'
import { PaperHead } from './PaperHead/PaperHead'
import { Progress } from './Progress/Progress'
import { SkipLinks } from './SkipLinks/SkipLinks'
// The islands' styles.
import '@/ui/components/Announcements/Announcements.module.scss'
import '@/ui/components/ContactText/ContactText.module.scss'
import '@/ui/components/Picture/Picture.module.scss'
import './Breadcrumb/Breadcrumb.module.scss'
import './Footer/Footer.module.scss'

const Announcements = staticPart(() =>
  import('@/ui/components/Announcements/Announcements').then((module) => module.Announcements),
)
const Breadcrumb = staticPart(() => import('./Breadcrumb/Breadcrumb').then((module) => module.Breadcrumb))
const Footer = staticPart(() => import('./Footer/Footer').then((module) => module.Footer))

export interface LayoutProps {
  /** Resets what is below the header on each page. */
  pageKey: string | null
  globalData: GlobalData
  crumbs: Crumb[]
  showsBreadcrumb: boolean
  /** The page's first picture is below a transparent header. */
  isTransparent: boolean
  topSpacing: PageProps['topSpacing']
  lineColor?: LineColor | undefined
  /** The consent bar; the keyboard reaches it before the page. */
  consent?: ReactNode
  children: ReactNode
}

const MIN_CRUMBS = 2

/** The layout of every page: skip links, header, breadcrumb, main area and footer. */
export function Layout({
  pageKey,
  globalData,
  crumbs,
  showsBreadcrumb,
  isTransparent,
  topSpacing,
  lineColor,
  consent,
  children,
}: LayoutProps) {
  const isDesktop = useMediaQuery(DESKTOP_QUERY)
  const menu = useMobileMenu(isDesktop)
  const openSlot = useOpenSlot(isDesktop)
  useNavigation()
  useFooter(menu.isOpen, pageKey)
  const { announcements } = globalData.header
  const hasBreadcrumb = showsBreadcrumb && crumbs.length >= MIN_CRUMBS

  return (
    <>
      <PaperHead brand={globalData.header.logo?.alt ?? ''} />
      <SkipLinks onLeaveHeader={menu.close} hasMenu={hasMenu(globalData.header)} />
      {consent && (
        <FailureBoundary part={{ type: 'part', id: 'consent' }} resetKey={pageKey}>
          <div inert={menu.isOpen}>{consent}</div>
        </FailureBoundary>
      )}
      <FailureBoundary
        part={{ type: 'part', id: 'header' }}
        resetKey={pageKey}
        fallback={() => <HeaderFailure />}
      >
        <Header
          header={globalData.header}
          menu={menu}
          openSlot={openSlot}
          isDesktop={isDesktop}
          isTransparent={isTransparent && !announcements}
        />
      </FailureBoundary>
      {announcements && (
        <div className={styles.announcements} inert={menu.isOpen} data-frame="announcements">
          <Announcements announcements={announcements} />
        </div>
      )}
      <Fragment key={pageKey}>
        {hasBreadcrumb && <Breadcrumb crumbs={crumbs} lineColor={lineColor} />}
        <main
          ref={moveFocusNear}
          id={MAIN_ID}
          className={classNames(
            styles.main,
            styles[topSpacing],
            !isTransparent && styles.belowHeader,
            hasBreadcrumb && styles.belowBreadcrumb,
          )}
          tabIndex={-1}
          data-frame="main"
          data-line={lineColor}
          inert={menu.isOpen}
        >
          {children}
        </main>
        <FailureBoundary part={{ type: 'part', id: 'footer' }}>
          <Footer footer={globalData.footer} privacyLink={globalData.privacyLink} />
        </FailureBoundary>
      </Fragment>
      {/* Last: its status, empty for most of the time, is not what a page begins with. */}
      <Progress />
    </>
  )
}
