import type { Field } from '@/shared/content-model/fields'

const KINDS = {
  symbol: 'uma linha',
  text: 'texto de várias linhas',
  integer: 'número inteiro',
  date: 'dia',
  moment: 'dia e hora',
  json: 'JSON',
  asset: 'arquivo',
  flag: 'sim ou não',
  choice: 'uma de várias opções',
  symbols: 'lista de palavras',
  one: 'ligação a uma entrada',
  many: 'ligações a entradas, em ordem',
  richText: 'texto formatado',
} as const

const unitOf = ({ kind }: Field<unknown>['shape']): string => {
  if (kind === 'integer') return ''
  return kind === 'symbols' || kind === 'many' ? ' itens' : ' letras'
}

const rangeWords = ({ shape, options: { min, max } }: Field<unknown>): string => {
  const unit = unitOf(shape)
  if (min !== undefined && max !== undefined) return `de ${min} a ${max}${unit}`
  if (max !== undefined) return `até ${max}${unit}`
  return min === undefined ? '' : `pelo menos ${min}${unit}`
}

/** What a field takes, in a few words: kind, limits, whether it is needed. */
export function limitsOf(field: Field<unknown>): string {
  const { options, shape } = field
  return [
    'values' in shape && shape.values.length > 0 && shape.kind === 'symbols'
      ? 'várias de várias opções'
      : KINDS[shape.kind],
    rangeWords(field),
    options.required ? 'obrigatório' : '',
    options.unique ? 'sem repetir' : '',
    options.pattern ? options.pattern.message : '',
  ]
    .filter(Boolean)
    .join(' · ')
}
