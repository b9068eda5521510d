import { SandboxStore } from '@sandbox/server/store/store'
import { entry, zoo } from './fixture'

const revisionOf = (store: SandboxStore, id: string): number | undefined =>
  store.view('delivery').get('Entry', id)?.source.sys.revision

test('only what differs is written', () => {
  const store = new SandboxStore(zoo(), () => 'localhost:1')
  const edited = zoo()
  edited.entries = edited.entries
    .filter(({ sys }) => sys.id !== 'garfield')
    .map((one) => (one.sys.id === 'jake' ? entry('dog', 'jake', { name: 'Jack' }) : one))
  expect(store.replace(edited)).toBe(2)
  expect(revisionOf(store, 'jake')).toBe(3)
  expect(revisionOf(store, 'nyan')).toBe(2)
  expect(revisionOf(store, 'garfield')).toBeUndefined()
  expect(store.changes.since(0).map(({ id, deleted }) => [id, deleted !== null])).toEqual([
    ['garfield', true],
    ['jake', false],
  ])
  expect(store.replace(edited)).toBe(0)
})

test('a new field of the model is delivered', () => {
  const store = new SandboxStore(zoo(), () => 'localhost:1')
  expect(store.view('delivery').get('Entry', 'nyan')?.values('en-US')).not.toHaveProperty('secret')
  const shared = zoo()
  shared.contentTypes = shared.contentTypes.map((type) => ({
    ...type,
    fields: type.fields.map((field) => ({ ...field, omitted: false })),
  }))
  store.replace(shared)
  expect(store.view('delivery').get('Entry', 'nyan')?.values('en-US')).toHaveProperty('secret', 'x')
})
