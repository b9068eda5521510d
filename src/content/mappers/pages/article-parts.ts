import { z } from 'zod'
import type { ArticleModel, HowToStep, Person, ShareNetwork } from '@/models/pages/article'
import { optionalLink, optionalText, requiredText, texts } from '../../entries/fields'
import { defineMapper, mapLink } from '../define-mapper'
import { actionMapper } from '../links'
import { mapPicture } from '../pictures'

const personFields = z.object({
  name: requiredText,
  role: optionalText,
  registration: optionalText,
  bio: optionalText,
  photo: optionalLink,
})

export const personMapper = defineMapper(
  'person',
  personFields,
  (fields, entry, context): Person => ({
    id: entry.id,
    name: fields.name,
    role: fields.role,
    registration: fields.registration,
    bio: fields.bio,
    photo: mapPicture(fields.photo, entry, 'photo', context),
  }),
)

const ALL_NETWORKS: ShareNetwork[] = ['whatsapp', 'facebook', 'x', 'copy', 'share']

/** The networks that editors chose, in the order in which they are drawn; all of them when none is chosen. */
export const shareMapper = defineMapper(
  'socialMediaSection',
  z.object({ title: requiredText, networks: texts }),
  ({ title, networks }): { title: string; networks: ShareNetwork[] } => {
    const chosen = ALL_NETWORKS.filter((network) => networks.includes(network))
    return { title, networks: chosen.length > 0 ? chosen : ALL_NETWORKS }
  },
)

export const contentsMapper = defineMapper(
  'floatingSection',
  z.object({ title: requiredText, callToAction: optionalLink }),
  (fields, entry, context): NonNullable<ArticleModel['contents']> => ({
    title: fields.title,
    action: mapLink(fields.callToAction, [actionMapper], context, { id: entry.id, field: 'callToAction' }),
  }),
)

export const helpfulMapper = defineMapper(
  'helpfulSection',
  z.object({ title: requiredText, yesText: optionalText, noText: optionalText }),
  ({ title, yesText, noText }): NonNullable<ArticleModel['helpful']> => ({ title, yes: yesText, no: noText }),
)

export const stepMapper = defineMapper(
  'howToStep',
  z.object({ title: requiredText, text: requiredText, image: optionalLink }),
  (fields, entry, context): HowToStep => ({
    id: entry.id,
    title: fields.title,
    text: fields.text,
    image: mapPicture(fields.image, entry, 'image', context),
  }),
)

export const categoryMapper = defineMapper(
  'articleCategory',
  z.object({ title: requiredText }),
  ({ title }) => title,
)
