import { SectionLoading } from '@/ui/sections/SectionLoading'

it('throws why the code of a section could not be loaded', () => {
  expect(() => SectionLoading({ error: new Error('Loading chunk 7 failed') })).toThrow(
    'Loading chunk 7 failed',
  )
})
