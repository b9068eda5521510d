import {
  guardsIn,
  pickRules,
  readGuards,
  readRules,
  unguardedOf,
  WITHOUT_TEST,
} from '../../../tools/scripts/lib/rules'

const rules = readRules()
const guards = readGuards(rules)

test('every rule has an id of its own', () => {
  expect(rules.length).toBeGreaterThan(300)
  expect(rules.filter((id, index) => rules.indexOf(id) !== index)).toEqual([])
})

test('every rule has a test that names it', () => {
  expect(unguardedOf(rules, guards)).toEqual([])
})

test('the list of rules without a test names none that has one, or that does not exist', () => {
  const listed = Object.keys(WITHOUT_TEST)
  expect(listed.filter((id) => !rules.includes(id) || guards.some(({ rule }) => rule === id))).toEqual([])
})

test('a rule is guarded by the title that names it, by the test after a comment, and by each of a range', () => {
  const text = [
    "test('links open (LINK-1)', async () => {",
    '// behavior LINK-2',
    'test.each([1])(',
    "  'a link to %s',",
    "describe('menus (MENU-3 to MENU-5)', () => {",
    '// UTF-8 and LINK-99 are no rules',
  ].join('\n')
  const found = guardsIn('a.test.ts', text, rules).map(({ rule, title }) => [rule, title])
  expect(found).toEqual([
    ['LINK-1', 'links open (LINK-1)'],
    ['LINK-2', 'a link to %s'],
    ['MENU-3', 'menus (MENU-3 to MENU-5)'],
    ['MENU-4', 'menus (MENU-3 to MENU-5)'],
    ['MENU-5', 'menus (MENU-3 to MENU-5)'],
  ])
})

test('a commit draws the same rules each time, another one others, none twice', () => {
  const drawn = pickRules(rules, 'a7d6a0fb', 20)
  expect(pickRules(rules.toReversed(), 'a7d6a0fb', 20)).toEqual(drawn)
  expect(pickRules(rules, 'ffffffff', 20)).not.toEqual(drawn)
  expect(new Set(drawn).size).toBe(20)
})
