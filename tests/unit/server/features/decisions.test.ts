import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { newFolder } from '@tests/factories/folder'
import { openDecisions } from '@/server/features/problems/decisions'

const mockEnv: { DECISIONS_FILE: string | null } = { DECISIONS_FILE: null }
jest.mock('@/shared/config/env', () => ({ serverEnv: () => mockEnv }))

const write = (text: string): void => {
  mockEnv.DECISIONS_FILE = path.join(newFolder(), 'decisions.yaml')
  writeFileSync(mockEnv.DECISIONS_FILE, text)
}

test('what a person has to decide is open until it has a name and a day (PROBLEM-6)', async () => {
  write(`
- { who: Jurídico, question: Pode? }
- { who: Jurídico, question: Só o nome?, decidedBy: Ana Lima }
- { who: Farmacêutico, question: Só o dia?, decidedOn: 2026-12-01 }
- { who: Farmacêutico, question: Os dois?, decidedBy: Ana Lima, decidedOn: 2026-12-01 }
`)
  expect((await openDecisions()).map(({ question }) => question)).toEqual([
    'Pode?',
    'Só o nome?',
    'Só o dia?',
  ])
})

test.each([
  ['a day that is none', '- { who: Jurídico, question: Pode?, decidedOn: amanhã }'],
  ['a misspelled key', '- { who: Jurídico, question: Pode?, decideBy: Ana }'],
])('%s is refused, so that nothing is closed by mistake', async (_name, text) => {
  write(text)
  await expect(openDecisions()).rejects.toThrow()
})

test('without a file nothing is open, and the sample has its own list', async () => {
  mockEnv.DECISIONS_FILE = null
  expect(await openDecisions()).toEqual([])
  mockEnv.DECISIONS_FILE = 'tools/sandbox/space/decisions.yaml'
  const open = (await openDecisions()).map(({ who }) => who)
  expect(open).toEqual(expect.arrayContaining(['Farmacêutico', 'Assuntos regulatórios', 'Jurídico']))
})
