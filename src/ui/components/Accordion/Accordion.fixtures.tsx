import { fixturePicture } from '../fixture-picture'
import { SENTENCE } from '../fixture-texts'
import type { Fixtures } from '../fixtures'
import type { AccordionProps } from './Accordion'

const panels = (...titles: string[]): AccordionProps => ({
  panels: titles.map((title, index) => ({
    anchor: `accordion-fixture-${titles.length}-${index}`,
    title,
    content: <p>{SENTENCE}</p>,
  })),
})

export const fixtures: Fixtures<AccordionProps> = {
  one: panels('Quando procurar um médico?'),
  many: panels('Posso usar à noite?', 'E em crianças?', 'Com que frequência?', 'Onde comprar?'),
  'one open at first': { ...panels('Posso usar à noite?', 'E em crianças?'), initialIndex: 1 },
  'with pictures': {
    panels: [
      {
        anchor: 'accordion-fixture-picture',
        title: 'Como inalar',
        content: <p>{SENTENCE}</p>,
        collapsedImage: fixturePicture('Um inalador'),
        expandedImage: fixturePicture('Uma pessoa inala'),
      },
    ],
    initialIndex: 0,
  },
  'long text': panels(
    'O que devo fazer se a criança acordar à noite com tosse seca, nariz entupido e febre baixa por três dias?',
  ),
}
