import type { ReactNode } from 'react'
import { classNames } from '@/lib/class-names'
import type { Surface } from '@/models/section-base'
import styles from './FixtureSurface.module.scss'

export const onSurface = (surface: Surface, children: ReactNode) => () => (
  <div
    className={classNames(styles.surface, styles[surface])}
    data-tone={surface === 'petrol' ? 'dark' : 'light'}
  >
    {children}
  </div>
)
