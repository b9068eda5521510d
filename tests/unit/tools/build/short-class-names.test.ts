import { readdirSync } from 'node:fs'
import path from 'node:path'
import { classPrefix, shortClassName } from '../../../../tools/build/short-class-names'

const modules = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.module.scss'))
  .map((file) => path.join('src', file))
const shortOf = (file: string, name: string) =>
  shortClassName({ rootContext: '/project', resourcePath: path.join('/project', file) }, '', name)

it('no two style sheets begin their class names alike', () => {
  const files = new Map<string, string>()
  for (const file of modules) {
    expect(`${classPrefix(file)} ${files.get(classPrefix(file)) ?? file}`).toBe(
      `${classPrefix(file)} ${file}`,
    )
    files.set(classPrefix(file), file)
  }
  expect(files.size).toBeGreaterThan(100)
})

it('a name is the same wherever it is asked for, and another one for every class of a file', () => {
  const names = Array.from({ length: 200 }, (_, index) => `name${index}`)
  const first = names.map((name) => shortOf('a.module.scss', name))
  expect(new Set(first).size).toBe(names.length)
  expect(names.map((name) => shortOf('a.module.scss', name))).toEqual(first)
  expect(shortOf('b.module.scss', 'name0')).not.toBe(first[0])
  for (const name of first) expect(name).toMatch(/^[a-zA-Z]{4,5}$/)
})
