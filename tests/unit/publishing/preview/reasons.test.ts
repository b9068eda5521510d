import { reasonForEditors } from '@/labels/preview-reasons'

test.each([
  ['Invalid input: expected string, received undefined', 'o campo está vazio'],
  [
    'has no card to show; dropped from home.newIn',
    'não há nada que possa ser mostrado (usada em home.newIn)',
  ],
  [
    'linked from a.b, but not published or too deep',
    'a entrada não existe mais, ou está em níveis demais de ligações (usada em a.b)',
  ],
])('an editor reads %j as %j', (reason, text) => {
  expect(reasonForEditors(reason)).toBe(text)
})

test('a reason that nobody has put into words yet is shown as it is', () => {
  expect(reasonForEditors('something new')).toBe('something new')
})
