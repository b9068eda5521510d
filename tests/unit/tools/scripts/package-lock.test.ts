import { readFileSync } from 'node:fs'

interface LockedPackage {
  link?: true
  integrity?: string
  resolved?: string
}

const { packages }: { packages: Record<string, LockedPackage> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
)
const installed = Object.entries(packages).filter(
  ([place, { link }]) => place.includes('node_modules/') && !link,
)

test('every package, of any system, has a checksum; if not: npm run packages:lock', () => {
  expect(installed.length).toBeGreaterThan(500)
  expect(
    installed.flatMap(([place, { integrity }]) => (integrity?.startsWith('sha512-') ? [] : [place])),
  ).toEqual([])
})

test('the lock file names no registry', () => {
  expect(installed.flatMap(([, { resolved }]) => resolved ?? [])).toEqual([])
})
