import { longestWayDown, type Plan, planOf } from '../../../../tools/scripts/lib/import-plan'

const plan = (rooms: Record<string, string[]>): Plan =>
  new Map(Object.entries(rooms).map(([room, used]) => [room, new Set(used)]))

test('the longest way down counts every room on it', () => {
  const house = plan({
    door: ['hall', 'attic'],
    hall: ['kitchen'],
    attic: [],
    kitchen: ['cellar'],
    cellar: [],
  })
  expect(longestWayDown(house)).toEqual(['door', 'hall', 'kitchen', 'cellar'])
})

test('rooms that import from each other are named', () => {
  expect(() => longestWayDown(plan({ door: ['hall'], hall: ['kitchen'], kitchen: ['hall'] }))).toThrow(
    'hall -> kitchen -> hall: a circle',
  )
})

test('a plan is read from imports, those of types and by alias too, and a folder is one room', () => {
  const content = planOf('src/server/content')
  expect([...(content.get('paths.ts') ?? [])]).toEqual(expect.arrayContaining(['content.ts', 'paths']))
  expect(content.has('service')).toBe(true)
})
