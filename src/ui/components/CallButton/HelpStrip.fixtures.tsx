import type { Fixtures } from '../fixtures'
import type { HelpStripProps } from './HelpStrip'

const links = [
  { href: 'tel:192', text: 'Samu, 192' },
  { href: 'tel:08007226001', text: 'Intoxicação, 0800 722 6001' },
]

export const isInset = true

export const fixtures: Fixtures<HelpStripProps> = {
  'a question and two numbers': { title: 'É urgente?', links },
  'without a title': { title: null, links },
}
