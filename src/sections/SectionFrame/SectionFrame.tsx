import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import type { Surface } from '@/models/section-base'
import styles from './SectionFrame.module.scss'

export interface SectionFrameProps {
  /** White takes the ground of whatever the section stands on. */
  surface?: Surface
  /** Whether its title and its parts keep a wider distance. */
  isSpacious?: boolean
  className?: string | undefined
  children: ReactNode
}

/** The ground of a section: as wide as the window, its content on the page grid, its lower edge a breeze. */
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
