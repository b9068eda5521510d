import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { compile } from 'sass'

const filesOf = (folder: string, ending: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name))
    .map((name) => path.join(folder, name))

const read = (file: string): string => readFileSync(file, 'utf8')
const cssOf = (file: string): string =>
  compile(path.resolve(file), { loadPaths: ['styles/brand', 'styles'], style: 'compressed' }).css
const found = (text: string, pattern: RegExp): Set<string> =>
  new Set([...text.matchAll(pattern)].map(([, name = '']) => name))

const modules = filesOf('src', /\.module\.scss$/)
const css = Object.fromEntries([...modules, 'styles/main.scss'].map((file) => [file, cssOf(file)]))
const code = filesOf('src', /\.(?:tsx?|js)$/).map(read)

/** Names that may reach `styles[name]`: texts and keys anywhere in the code. */
const names = found(code.join('\n'), /\b(\w+)(?='|:|\?:)/g)

it.each(modules)('%s has no class that nothing draws', (file) => {
  const users = code.filter((text) => text.includes(path.basename(file)))
  const isChosen = users.some((text) => text.includes('styles['))
  const classes = found(
    (css[file] ?? '').replace(/:global\([^)]*\)|'[^']*'|"[^"]*"/g, ''),
    /\.([a-z][A-Za-z0-9]*)(?![^{}]*\})/g,
  )
  const drawn = found(users.join('\n'), /styles\.(\w+)/g)
  expect([...classes].filter((name) => !drawn.has(name) && !(isChosen && names.has(name)))).toEqual([])
})

describe('custom properties', () => {
  const all = [...Object.values(css), ...code, ...filesOf('public', /\.css$/).map(read)].join('\n')
  const readSomewhere = found(all, /var\((--[\w-]+)/g)
  const setSomewhere = found(all, /(--[a-z][\w-]*)['"]?\s*:/g)

  it('that are set are read', () => {
    expect([...setSomewhere].filter((name) => !readSomewhere.has(name))).toEqual([])
  })

  it('that are read are set', () => {
    expect([...readSomewhere].filter((name) => !setSomewhere.has(name))).toEqual([])
  })
})
