import type { Section } from '@/models/rich-text'

const opensWith = (section: Section): boolean => {
  switch (section.type) {
    case 'banner':
    case 'callout':
      return section.image !== null
    case 'cardSection':
      return section.image != null || Boolean(section.cards[0]?.image)
    case 'carousel':
      return section.panels.length > 0
    case 'productBanner':
      return section.backgroundImage !== null
    case 'video':
      return section.thumbnail !== null
    default:
      return section.type === 'picture'
  }
}

/** Whether the first of these sections has a picture that can be the page's main one. */
export function opensWithPicture([first]: Section[]): boolean {
  return first !== undefined && opensWith(first)
}
