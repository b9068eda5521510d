import type { Entry } from '@/content-model/entry'
import type { ListOpening } from '@/models/page-base'
import { mapOne } from '../../reader/map'
import { mapBanner } from '../sections/banners'

/** What a listing shows of its banner: picture and description. Words that are twice the same are shown once. */
export function mapListOpening(description: string | null, banner: Entry<'banner'> | null): ListOpening {
  const opening = mapOne(banner, mapBanner)
  const words = [description, opening?.description].flatMap((text) => text?.trim() || [])
  return { picture: opening?.image ?? null, words: [...new Set(words)] }
}
