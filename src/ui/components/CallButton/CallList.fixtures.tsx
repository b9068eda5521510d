import type { Fixtures } from '../fixtures'
import type { CallListProps } from './CallList'

const samu = { href: 'tel:192', text: 'Samu, 192' }
const poison = { href: 'tel:08007226001', text: 'Intoxicação, 0800 722 6001' }

export const fixtures: Fixtures<CallListProps> = {
  'empty: nothing': { calls: [] },
  one: { calls: [samu] },
  several: { calls: [samu, poison, { href: 'tel:188', text: 'CVV, 188' }], label: 'Telefones' },
}
