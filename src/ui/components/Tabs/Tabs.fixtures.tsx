import { useState } from 'react'
import { onSurface } from '../FixtureSurface/FixtureSurface'
import { SENTENCE } from '../fixture-texts'
import type { Fixtures } from '../fixtures'
import { Tabs, type TabsProps } from './Tabs'

const tabsOf = (...titles: string[]): TabsProps => ({
  label: 'Momento do dia',
  tabs: titles.map((title) => ({ id: title, title, content: <p>{`${title}: ${SENTENCE}`}</p> })),
  selected: 0,
  onSelect: () => {},
  hasTexts: true,
  headingLevel: 'h3',
})

function Owned(props: TabsProps) {
  const [selected, setSelected] = useState(props.selected)
  return <Tabs {...props} selected={selected} onSelect={setSelected} />
}

const hrefOf = (index: number) => `/pt-br/search/?term=tosse&tab=${index}`

export const fixtures: Fixtures<TabsProps> = {
  'one tab': tabsOf('Dia'),
  'can be tried': () => <Owned {...tabsOf('Dia', 'Noite', 'Viagem')} />,
  'the last selected': { ...tabsOf('Dia', 'Noite', 'Viagem'), selected: 2 },
  'more than fit: the row scrolls': tabsOf(
    ...['Janeiro', 'Fevereiro', 'Março', 'Abril', 'Maio', 'Junho', 'Julho', 'Agosto', 'Setembro'],
  ),
  'long titles': tabsOf('Antes de dormir, com o nariz entupido', 'Durante a noite, com tosse seca e febre'),
  'underlined links with counts': {
    ...tabsOf('Artigos', 'Produtos'),
    tabs: [
      { id: 'articles', title: 'Artigos', count: 0, content: <p>{SENTENCE}</p> },
      { id: 'products', title: 'Produtos', count: 128, content: null },
    ],
    variant: 'underlined',
    hrefOf,
  },
  'on a dark surface': onSurface('petrol', <Tabs {...tabsOf('Dia', 'Noite')} />),
}
