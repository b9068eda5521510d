import { createElement, type ReactElement } from 'react'

/** What a fixtures file exports, as far as the gallery needs to know. */
interface FixturesFile {
  fixtures: Record<string, object | (() => ReactElement)>
  /** Each state takes a window of its own, such as an open dialog. */
  takesWindow?: boolean
  /** Stands in a column of a page, never as wide as one. */
  isNarrow?: boolean
  /** Of sections: stands inside of one, away from the edge of the window. */
  isInset?: boolean
}

export interface GalleryItem {
  name: string
  /** Below `src`. */
  folder: string
  /** Its file below `src`, such as `components/Card/Card.tsx`. */
  file: string
  takesWindow: boolean
  isNarrow: boolean
  isInset: boolean
  states: { title: string; render: () => ReactElement }[]
}

/** What the list of the gallery shows of an item. */
export type ItemNote = Pick<GalleryItem, 'name' | 'folder' | 'file' | 'takesWindow'> & { states: string[] }

/** webpack's own way to import every file whose name is of a form. */
interface Files {
  (key: string): Record<string, unknown>
  keys: () => string[]
}
type FilesBelow = (folder: string, isDeep: boolean, names: RegExp) => Files

declare const require: { context: FilesBelow }

const FOLDERS = [
  {
    folder: 'components',
    fixtures: require.context('../components', true, /\.fixtures\.tsx$/),
    items: require.context('../components', true, /\/[A-Z]\w+\.tsx$/),
  },
  {
    folder: 'sections',
    fixtures: require.context('../sections', true, /\.fixtures\.tsx$/),
    items: require.context('../sections', true, /\/[A-Z]\w+\.tsx$/),
  },
]

const isFixturesFile = (module: object): module is FixturesFile => 'fixtures' in module

const itemsOf = ({ folder, fixtures, items }: (typeof FOLDERS)[number], key: string): GalleryItem[] => {
  const file = key.replace('.fixtures.tsx', '.tsx')
  const name = file.replace(/^.*\//, '').replace('.tsx', '')
  const states = fixtures(key)
  const Component = items(file)[name]
  if (!isFixturesFile(states) || !isComponent(Component)) return []
  return [
    {
      name,
      folder,
      file: `${folder}/${file.replace('./', '')}`,
      takesWindow: states.takesWindow ?? false,
      isNarrow: states.isNarrow ?? false,
      isInset: states.isInset ?? folder === 'components',
      states: Object.entries(states.fixtures).map(([title, state]) => ({
        title,
        render: () => (isDrawing(state) ? state() : createElement(Component, state)),
      })),
    },
  ]
}

type Component = (props: object) => ReactElement
const isComponent = (value: unknown): value is Component => typeof value === 'function'
const isDrawing = (state: object): state is () => ReactElement => typeof state === 'function'

/** Every item that has fixtures, by folder and name. */
export const items: GalleryItem[] = FOLDERS.flatMap((folder) =>
  folder.fixtures.keys().flatMap((key) => itemsOf(folder, key)),
)

export const itemNotes = (): ItemNote[] =>
  items.map(({ name, folder, file, takesWindow, states }) => ({
    name,
    folder,
    file,
    takesWindow,
    states: states.map(({ title }) => title),
  }))

/** The path of each page: one for an item, or one for each state of an item that takes a window. */
export const itemPaths = (): string[] =>
  items.flatMap(({ name, takesWindow, states }) =>
    takesWindow ? states.map((_, index) => `/gallery/${name}/${index}/`) : [`/gallery/${name}/`],
  )
