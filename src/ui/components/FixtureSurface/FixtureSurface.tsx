import type { ReactNode } from 'react'
import type { Surface } from '@/shared/content-model/views/section-base'
import { classNames } from '@/shared/utils/class-names'
import styles from './FixtureSurface.module.scss'

/** A state on a surface, as a page's block has it. */
export const onSurface = (surface: Surface, children: ReactNode) => () => (
  <div
    className={classNames(styles.surface, styles[surface])}
    data-tone={surface === 'petrol' ? 'dark' : 'light'}
  >
    {children}
  </div>
)
