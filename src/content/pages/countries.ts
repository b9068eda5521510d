import type { ContentPageModel } from '@/models/pages/content'
import { hasFeature } from '../mappers/pages/features'
import type { ContentSource } from '../service/source'
import type { Lists } from './lists'

/**
 * Adds the countries to a content page that lets visitors choose one. They come with the footer, which is kept for
 * every page: this asks for nothing more, and no other page carries them. @throws ContentError
 */
export const withCountries = async (
  page: ContentPageModel,
  source: ContentSource,
  { shell }: Pick<Lists, 'shell'>,
): Promise<ContentPageModel> =>
  hasFeature(page.containers, 'countrySelector')
    ? { ...page, continents: (await shell(source)).continents }
    : page
