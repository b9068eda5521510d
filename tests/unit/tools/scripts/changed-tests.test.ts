import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { reachedTests } from '../../../../tools/scripts/lib/changed-tests'

const GUIDANCE = 'tests/sandbox/search-pharmacist.test.ts'

test.each([
  ['a file that a test imports', 'src/shared/utils/slug.ts', 'tests/unit/shared/utils/slug.test.ts'],
  ['a test itself', GUIDANCE, GUIDANCE],
  [
    'what is imported through other files, whatever folder the test is in',
    'src/shared/utils/fold-text.ts',
    GUIDANCE,
  ],
  ['a script that a test starts by its path', 'tools/scripts/new.ts', 'tests/unit/tools/scripts/new.test.ts'],
  ['a document that a test reads', 'docs/behavior.md', 'tests/unit/docs/documents.test.ts'],
  [
    'a style sheet that a test reads',
    'src/ui/components/Card/Card.module.scss',
    'tests/unit/styles/used.test.ts',
  ],
  ['a file without an ending', 'Dockerfile', 'tests/unit/server/features/reviews/photo-memory.test.ts'],
])('a change of %s reaches the test', (_, changed, test) => {
  expect(reachedTests([changed]).reached).toContain(test)
})

test('what no change reaches is listed, and every test is in one of both lists', () => {
  const { reached, unchanged } = reachedTests(['src/ui/components/Card/Card.tsx'])
  expect(unchanged).toContain('tests/unit/shared/utils/slug.test.ts')
  expect(reached.filter((test) => unchanged.includes(test))).toEqual([])
  expect(reachedTests([]).unchanged).toHaveLength(reached.length + unchanged.length)
})

test('tests that import the changed file come before the many that it reaches through others', () => {
  const { reached } = reachedTests(['src/shared/utils/slug.ts'])
  expect(reached.length).toBeGreaterThan(100)
  const own = reached.indexOf('tests/unit/shared/utils/slug.test.ts')
  expect(own).toBeGreaterThanOrEqual(0)
  expect(own).toBeLessThan(10)
})

test.each(['package-lock.json', 'jest.config.mjs'])('a change of %s reaches every test', (file) => {
  expect(reachedTests([file]).unchanged).toEqual([])
})

test('there are ten journeys', () => {
  const marked = readdirSync('tests/e2e', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.spec.ts'))
    .map((file) => readFileSync(path.join('tests/e2e', file), 'utf8').split(/\bJOURNEY\b/).length)
  // Each is imported and used.
  expect(marked.filter((parts) => parts === 3)).toHaveLength(10)
})
