import type { Fixtures } from '../fixtures'
import type { ChosenFiltersProps } from './ChosenFilters'

const chosen = (...titles: string[]): ChosenFiltersProps => ({
  name: 'Filtros escolhidos',
  filters: titles.map((title) => ({
    key: title,
    title,
    removeLabel: `Remover o filtro ${title}`,
    onRemove: () => {},
  })),
  clearLabel: 'Limpar filtros',
  onClear: () => {},
})

export const fixtures: Fixtures<ChosenFiltersProps> = {
  'none: nothing': chosen(),
  one: chosen('Tosse'),
  many: chosen('Tosse', 'Nariz entupido', 'Febre', 'Adultos', 'Crianças', 'Xarope', 'Inalador', 'Noite'),
  'long text': chosen('Nariz entupido com tosse seca e febre baixa em crianças de dois a seis anos de idade'),
}
