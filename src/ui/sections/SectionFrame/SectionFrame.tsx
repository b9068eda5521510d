import type { ReactNode } from 'react'
import type { Surface } from '@/shared/content-model/views/section-base'
import { classNames } from '@/shared/utils/class-names'
import styles from './SectionFrame.module.scss'

export interface SectionFrameProps {
  /** White is transparent: it shows what is behind the section. */
  surface?: Surface
  isSpacious?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A section's wrapper: background as wide as the window, content on the page grid, a curved lower edge. */
export function SectionFrame({
  surface = 'white',
  isSpacious = false,
  className,
  children,
}: SectionFrameProps) {
  const tone = surface === 'white' ? undefined : surface === 'petrol' ? 'dark' : 'light'
  return (
    <section
      className={classNames(styles.frame, isSpacious && styles.spacious, styles[surface], className)}
      data-tone={tone}
    >
      {children}
    </section>
  )
}
