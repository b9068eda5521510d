import { problemWords } from '@/server/content/reader/problem-words'
import { type Reason, reasons } from '@/shared/content-model/reasons'

const codes = Object.keys(reasons).filter((code): code is Reason => code in reasons)

const problem = {
  entryId: 'notice-1',
  contentType: 'notice',
  title: 'Aviso da tosse',
  field: 'text',
  reason: 'empty',
} as const

test('an editor reads the names of the model, the title of the entry, and what to do (PREVIEW-4)', () => {
  expect(problemWords(problem)).toEqual({
    entry: 'Aviso da tosse',
    contentType: 'Aviso',
    field: 'Texto',
    reason: 'o campo está vazio',
    remedy: 'Preencha o campo e publique outra vez.',
  })
})

test('an editor reads which field leads to an entry that is not published, and what was found instead', () => {
  const place = { entryId: 'p', contentType: 'product', title: 'Pomada', field: 'leaflet' }
  const lost = { ...problem, contentType: 'unresolved', title: null, field: '-', reason: 'unresolved', place }
  expect(problemWords({ ...lost, reason: 'unresolved' })).toMatchObject({
    entry: 'notice-1',
    contentType: 'Entrada não publicada',
    field: 'a entrada toda',
    reason:
      'não existe mais, não foi publicado ou está em níveis demais de ligações; usada em “Pomada” (Produto), campo Bula',
  })
  expect(problemWords({ ...problem, reason: 'badAddress', detail: 'x y' }).reason).toContain('(“x y”)')
})

test.each(codes)('%s has words for the log and for editors, and a remedy of one sentence', (reason) => {
  const { reason: ofEditors, remedy } = problemWords({ ...problem, reason })
  expect(reasons[reason].trim()).not.toBe('')
  expect(ofEditors.trim()).not.toBe('')
  expect(ofEditors).not.toBe(reasons[reason])
  expect(remedy).toMatch(/^[^.]+(\.\d[^.]*)*\.$/)
  const others = codes.filter((other) => problemWords({ ...problem, reason: other }).reason === ofEditors)
  expect(others).toEqual([reason])
})
