import NextLink from 'next/link'
import { Icon } from '@/components/Icon/Icon'
import { listingLabels } from '@/labels/listing'
import { useLabels } from '@/labels/use-labels'
import styles from './Pagination.module.scss'

export interface PaginationProps {
  page: number
  pageCount: number
  /** The address of a page of the list. */
  hrefOf: (page: number) => string
  onTurn: () => void
}

/** The pages of the list as links; nothing where there is one. Without scripts all products stand on it. */
export function Pagination({ page, pageCount, hrefOf, onTurn }: PaginationProps) {
  const label = useLabels(listingLabels)
  if (pageCount < 2) return null
  const pages = Array.from({ length: pageCount }, (_, index) => index + 1)
  const turn = { shallow: true, scroll: false, prefetch: false, onClick: onTurn } as const
  return (
    <nav className={styles.pages} aria-label={label('listing.pages')} data-needs-script="">
      {page > 1 && (
        <NextLink
          {...turn}
          className={styles.link}
          href={hrefOf(page - 1)}
          aria-label={label('listing.previous')}
        >
          <Icon name="chevronLeft" />
        </NextLink>
      )}
      {pages.map((number) => (
        <NextLink
          {...turn}
          key={number}
          className={styles.link}
          href={hrefOf(number)}
          aria-label={label('listing.goToPage', { page: number })}
          aria-current={number === page ? 'page' : undefined}
        >
          {number}
        </NextLink>
      ))}
      {page < pageCount && (
        <NextLink
          {...turn}
          className={styles.link}
          href={hrefOf(page + 1)}
          aria-label={label('listing.next')}
        >
          <Icon name="chevronRight" />
        </NextLink>
      )}
    </nav>
  )
}
