import type { ContentPageModel } from '@/models/pages/content'
import { hasFeature } from './mappers/pages/features'
import { getContentShell } from './shell'
import type { ContentSource } from './source'

/**
 * Adds the countries to a content page that lets visitors choose one. They come with the footer, which is kept for
 * every page: this asks for nothing more, and no other page carries them. @throws ContentError
 */
export const withCountries = async (
  page: ContentPageModel,
  source: ContentSource,
): Promise<ContentPageModel> =>
  hasFeature(page.containers, 'countrySelector')
    ? { ...page, continents: (await getContentShell(source)).continents }
    : page
