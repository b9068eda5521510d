import { onSurface } from '../FixtureSurface/FixtureSurface'
import type { Fixtures } from '../fixtures'
import { LinkButton } from '../LinkButton/LinkButton'
import { SearchField, type SearchFieldProps } from './SearchField'

const field = (more: Partial<SearchFieldProps>): SearchFieldProps => ({
  label: 'O que você procura?',
  placeholder: 'Sintoma ou produto',
  value: '',
  onChange: () => {},
  onClear: () => {},
  ...more,
})
const submit = <LinkButton type="submit">Buscar</LinkButton>

export const fixtures: Fixtures<SearchFieldProps> = {
  empty: field({}),
  'with a text, which can be cleared': field({ value: 'tosse seca' }),
  'long text': field({
    value: 'nariz entupido e tosse seca à noite em criança de dois anos com febre há três dias',
  }),
  'with a button': field({ submit }),
  'with a button and a text': field({ value: 'tosse', submit }),
  'large, label heard only': field({ size: 'large', isLabelHidden: true, value: 'tosse', submit }),
  disabled: field({ disabled: true }),
  'on a dark surface': onSurface('petrol', <SearchField {...field({ value: 'tosse', submit })} />),
}
