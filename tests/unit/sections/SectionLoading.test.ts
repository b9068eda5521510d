/** @jest-environment node */
import { SectionLoading } from '@/sections/SectionLoading'

it('stops the server from publishing a page without its sections', () => {
  expect(() => SectionLoading({})).toThrow('before its code was loaded')
})

it('hands on why the code of a section could not be loaded', () => {
  expect(() => SectionLoading({ error: new Error('Loading chunk 7 failed') })).toThrow(
    'Loading chunk 7 failed',
  )
})
