import { z } from 'zod'
import { toAddress } from '@/routing/links'
import { optionalFlag, requiredText } from '../entries/fields'
import { defineMapper } from './define-mapper'

/** From an old path to an address to draw, both normalised. */
export interface Redirect {
  from: string
  to: string
  isPermanent: boolean
}

/** Paths are compared without query and anchor, and without regard to capitals: old sites are not consistent. */
export const redirectKey = (href: string): string => (href.split(/[?#]/)[0] ?? href).toLowerCase()

export const redirectMapper = defineMapper(
  'redirect',
  z.object({ from: requiredText, to: requiredText, permanent: optionalFlag }),
  (fields, entry): Redirect => {
    const from = toAddress(fields.from)
    const to = toAddress(fields.to)
    if (!from?.href.startsWith('/')) return entry.fail('from', 'is no path of this site')
    if (!to || !/^(?:\/|https?:)/i.test(to.href))
      return entry.fail('to', 'is neither a path nor a web address')
    return { from: redirectKey(from.href), to: to.href, isPermanent: fields.permanent }
  },
)
