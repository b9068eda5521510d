import { createContext } from 'react'
import type { ContentPageModel } from '@/shared/content-model/types/content-page'

/** Data of a content page for its features. From the page, because a section only knows its own data. */
export const PageDataContext = createContext<
  Partial<Pick<ContentPageModel, 'comparison' | 'containers' | 'continents' | 'reviewable'>>
>({})
