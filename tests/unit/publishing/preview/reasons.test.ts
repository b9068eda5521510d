/** @jest-environment node */
import { type Reason, reasons } from '@/content-model/reasons'
import { reasonForEditors } from '@/labels/preview-reasons'

const codes = Object.keys(reasons).filter((code): code is Reason => code in reasons)

test.each([
  [{ reason: 'empty' }, 'o campo está vazio'],
  [
    { reason: 'nothingToShow', place: { entryId: 'home', field: 'newIn' } },
    'não há nada que possa ser mostrado (usada em home.newIn)',
  ],
  [
    { reason: 'unresolved', place: { entryId: 'a', field: 'b' } },
    'não existe mais, não foi publicado ou está em níveis demais de ligações (usada em a.b)',
  ],
] as const)('an editor reads %j as %j', (problem, text) => {
  expect(reasonForEditors(problem)).toBe(text)
})

test.each(codes)('%s has words for the log and, of its own, for editors', (reason) => {
  const ofEditors = reasonForEditors({ reason })
  expect(reasons[reason].trim()).not.toBe('')
  expect(ofEditors.trim()).not.toBe('')
  expect(ofEditors).not.toBe(reasons[reason])
  expect(codes.filter((other) => reasonForEditors({ reason: other }) === ofEditors)).toEqual([reason])
})
