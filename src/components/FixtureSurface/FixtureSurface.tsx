import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import type { Surface } from '@/models/section-base'
import styles from './FixtureSurface.module.scss'

export interface FixtureSurfaceProps {
  surface: Surface
  children: ReactNode
}

/** A section's background, for fixtures only. */
export function FixtureSurface({ surface, children }: FixtureSurfaceProps) {
  return (
    <div
      className={classNames(styles.surface, styles[surface])}
      data-tone={surface === 'petrol' ? 'dark' : 'light'}
    >
      {children}
    </div>
  )
}
