import { describeProblem } from '@sandbox/space/loading/problem'
import { sampleSpaceForSuite } from '@tests/factories/sample-space'
import { makeEntry, makeSpace } from '@tests/factories/space'
import { document, node, paragraph, text } from '@tests/unit/server/content/support/documents'
import { emergencyListFindings, isUndecided } from '../../tools/scripts/space/wording/emergency-lists'

const space = sampleSpaceForSuite()

test('every list of signs that cannot wait says in one of two ways where to turn', () => {
  expect(emergencyListFindings(space).map(describeProblem)).toEqual([])
})

test.each([
  'Agora, pronto-socorro ou Samu',
  'Ligue para o Samu, 192, ou vá agora ao pronto-socorro:',
  'Sinais que não esperam',
  'Vá ao pronto-socorro com:',
])('a line that leaves open whether to call or to go is found: “%s”', (lead) => {
  expect(isUndecided(lead)).toBe(true)
})

test.each([
  'Ligue para o Samu, 192, se o bebê:',
  'Vá agora ao pronto-socorro',
  'Ligue para o Samu, 192. Se o 192 não atender, ligue para os Bombeiros, 193:',
  'O que fazer agora',
  'Marque consulta se houver:',
])('a line that says it, or is of something else, is not: “%s”', (lead) => {
  expect(isUndecided(lead)).toBe(false)
})

test('only the line directly before a list is read so, and the finding names its entry', () => {
  const line = (value: string) => paragraph(text(value))
  const list = node('unordered-list', [node('list-item', [line('febre;')])])
  const found = (...nodes: ReturnType<typeof line>[]) =>
    emergencyListFindings(
      makeSpace(makeEntry('richTextSection', { id: 's', fields: { body: document(...nodes) } })),
    ).map(describeProblem)
  expect(found(line('Emergência:'), list)).toEqual([
    expect.stringContaining('entry s (richTextSection) field body: “Emergência:” before a list'),
  ])
  expect(found(line('Emergência:'), line('Ligue para o Samu, 192:'), list)).toEqual([])
})
