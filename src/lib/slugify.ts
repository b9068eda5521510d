import { slugOf } from './slug'

/** An anchor that is never empty nor long: "Dor de cabeça?" -> "dor-de-cabeca"; a text without words gives "secao". */
export const slugify = (text: string): string => slugOf(text).slice(0, 80) || 'secao'
