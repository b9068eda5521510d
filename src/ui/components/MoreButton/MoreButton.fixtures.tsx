import type { Fixtures } from '../fixtures'
import type { MoreButtonProps } from './MoreButton'

const more: MoreButtonProps = { listHref: '/pt-br/lista/artigos/', onMore: () => {} }

export const isInset = true

export const fixtures: Fixtures<MoreButtonProps> = {
  'there is more': more,
  'on its way': { ...more, isWaiting: true },
  'could not be had': { ...more, isFailed: true },
}
