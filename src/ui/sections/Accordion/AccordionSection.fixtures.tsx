import { fixturePicture } from '@/ui/components/fixture-picture'
import { LONG_TITLE } from '@/ui/components/fixture-texts'
import type { Fixtures } from '@/ui/components/fixtures'
import { paragraph, strangeText } from '../rich-text-fixture'
import type { SectionProps } from '../section-props'

type Props = SectionProps<'accordion'>

const accordion = (id: string, title: string | null, ...titles: string[]): Props => ({
  section: {
    type: 'accordion',
    id,
    title,
    items: titles.map((name, index) => ({
      id: `${id}-${index}`,
      anchor: `${id}-${index}`,
      title: name,
      body: [paragraph(), ...strangeText],
      expandedImage: null,
      collapsedImage: index === 0 ? null : fixturePicture('Um inalador', 300, 300),
    })),
  },
})

export const fixtures: Fixtures<Props> = {
  'no items': accordion('accordion-none', 'Como usar'),
  one: accordion('accordion-one', 'Como usar', 'Inalar'),
  'many, some with pictures': accordion('accordion-many', 'Como usar', 'Inalar', 'Beber', 'Passar'),
  'without a title': accordion('accordion-bare', null, 'Inalar'),
  'long text': accordion('accordion-long', LONG_TITLE, LONG_TITLE),
}
