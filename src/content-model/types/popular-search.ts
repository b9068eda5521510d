import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { picture, symbol } from '../fields'

export const popularSearch = contentType('popularSearch', 'Busca popular', 'Uma sugestão da busca.', {
  title: symbol('Título', { required: true }),
  url: symbol('Endereço'),
  heroImage: picture('Imagem'),
})

/** A search that many people make, with the picture that stands for it (behavior MODEL-6). */
export interface PopularSearch {
  id: string
  title: string
  /** Where editors say, else the results for its own words. */
  href: string
  picture: Picture | null
}
