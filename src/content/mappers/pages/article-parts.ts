import type { Entry } from '@/content-model/entry'
import type { ArticleModel } from '@/content-model/types/article'
import type { HowToStep, Person, Reference, ShareNetwork } from '@/content-model/types/article-parts'
import { hrefOfSlug, toAddress } from '@/routing/links'
import { mapOne } from '../../reader/map'
import { mapAction } from '../links'
import { mapPicture } from '../pictures'

export function mapPerson({ id, fields }: Entry<'person'>): Person {
  const { name, role, registration, bio, photo, page } = fields
  const href = mapOne(page, (entry) => hrefOfSlug(entry.fields.slug))
  return { id, name, role, registration, bio, photo: mapPicture(photo), href }
}

/** A source; an address that leads nowhere is left out, and its words stay. */
export function mapReference({ id, fields }: Entry<'reference'>): Reference {
  const { title, publisher, url, consultedOn } = fields
  const href = toAddress(url)?.href ?? ''
  return { id, title, publisher, href: /^https?:/i.test(href) ? href : null, consultedOn }
}

const ALL_NETWORKS: ShareNetwork[] = ['whatsapp', 'facebook', 'x', 'copy', 'share']

/** The networks that editors chose; all of them when none is chosen. */
export function mapShare({ fields: { title, networks } }: Entry<'socialMediaSection'>) {
  return { title, networks: networks.length > 0 ? networks : ALL_NETWORKS }
}

export function mapContents({ fields }: Entry<'floatingSection'>): NonNullable<ArticleModel['contents']> {
  return { title: fields.title, action: mapOne(fields.callToAction, mapAction) }
}

export function mapHelpful({ fields }: Entry<'helpfulSection'>): NonNullable<ArticleModel['helpful']> {
  return { title: fields.title, yes: fields.yesText, no: fields.noText }
}

export function mapStep({ id, fields }: Entry<'howToStep'>): HowToStep {
  const { title, text, image, seconds } = fields
  return {
    id,
    title,
    text,
    image: mapPicture(image),
    seconds: seconds !== null && seconds > 0 ? seconds : null,
  }
}
