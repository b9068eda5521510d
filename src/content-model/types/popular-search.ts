import type { Picture } from '@/models/picture'
import { contentType } from '../declare'
import { picture, symbol } from '../fields'
import { optionalAddress } from '../shared-fields'

export const popularSearch = contentType('popularSearch', 'Busca popular', 'Uma sugestão da busca.', {
  title: symbol('Título', { required: true, max: 40, help: 'As palavras que se oferecem.' }),
  url: optionalAddress('Endereço', 'Vazio: os resultados da busca por estas palavras.'),
  heroImage: picture('Imagem', { help: 'Uma imagem pequena ao lado das palavras, só de enfeite.' }),
})

/** A search that many people make, with the picture that stands for it (behavior MODEL-6). */
export interface PopularSearch {
  id: string
  title: string
  /** Where editors say, else the results for its own words. */
  href: string
  picture: Picture | null
}
