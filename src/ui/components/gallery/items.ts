import { createElement, type ReactElement } from 'react'

interface FixturesFile {
  fixtures: Record<string, object | (() => ReactElement)>
  /** Each state takes its own window, e.g. an open dialog. */
  takesWindow?: boolean
  /** In a column of a page, never full width. */
  isNarrow?: boolean
  /** Of sections: inside another one, away from the window's edge. */
  isInset?: boolean
}

/** webpack's import of all files with matching names. */
interface Files {
  (key: string): Record<string, unknown>
  keys: () => string[]
}
declare const require: { context: (folder: string, isDeep: boolean, names: RegExp) => Files }

const fixtures = require.context(
  '../..',
  true,
  /^\.\/(?:components(?!\/gallery)|sections)\/.+\.fixtures\.tsx$/,
)
const components = require.context(
  '../..',
  true,
  /^\.\/(?:components(?!\/gallery)|sections)\/(?:.+\/)?[A-Z]\w+\.tsx$/,
)

const isFixturesFile = (module: object): module is FixturesFile => 'fixtures' in module

const itemsOf = (key: string) => {
  const file = key.replace('.fixtures.tsx', '.tsx').replace('./', '')
  const [folder = ''] = file.split('/')
  const name = file.replace(/^.*\//, '').replace('.tsx', '')
  const states = fixtures(key)
  const Component = components(`./${file}`)[name]
  if (!isFixturesFile(states) || !isComponent(Component)) return []
  return [
    {
      name,
      folder,
      file,
      takesWindow: states.takesWindow ?? false,
      isNarrow: states.isNarrow ?? false,
      isInset: states.isInset ?? folder === 'components',
      states: Object.entries(states.fixtures).map(([title, state]) => ({
        title,
        render: () => (isRender(state) ? state() : createElement(Component, state)),
      })),
    },
  ]
}

type Component = (props: object) => ReactElement
const isComponent = (value: unknown): value is Component => typeof value === 'function'
const isRender = (state: object): state is () => ReactElement => typeof state === 'function'

/** All items with fixtures, by folder and name. */
export const items = fixtures.keys().flatMap(itemsOf)

export const itemNotes = () =>
  items.map(({ name, folder, file, takesWindow, states }) => ({
    name,
    folder,
    file,
    takesWindow,
    states: states.map(({ title }) => title),
  }))

export type ItemNote = ReturnType<typeof itemNotes>[number]

/** The paths: one per item, or one per state of an item that takes a window. */
export const itemPaths = (): string[] =>
  items.flatMap(({ name, takesWindow, states }) =>
    takesWindow ? states.map((_, index) => `/gallery/${name}/${index}/`) : [`/gallery/${name}/`],
  )
