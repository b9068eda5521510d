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

export interface Piece {
  name: string
  /** Below `src`. */
  folder: string
  /** Its file below `src`, such as `components/Card/Card.tsx`. */
  file: string
  takesWindow: boolean
  isNarrow: boolean
  isInset: boolean
  states: { title: string; draw: () => ReactElement }[]
}

/** What the list of the gallery shows of a piece. */
export type PieceNote = Pick<Piece, 'name' | 'folder' | 'file' | 'takesWindow'> & { states: string[] }

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
    pieces: require.context('../components', true, /\/[A-Z]\w+\.tsx$/),
  },
  {
    folder: 'sections',
    fixtures: require.context('../sections', true, /\.fixtures\.tsx$/),
    pieces: require.context('../sections', true, /\/[A-Z]\w+\.tsx$/),
  },
]

const isFixturesFile = (module: object): module is FixturesFile => 'fixtures' in module

const pieceOf = ({ folder, fixtures, pieces }: (typeof FOLDERS)[number], key: string): Piece[] => {
  const file = key.replace('.fixtures.tsx', '.tsx')
  const name = file.replace(/^.*\//, '').replace('.tsx', '')
  const states = fixtures(key)
  const Component = pieces(file)[name]
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
        draw: () => (isDrawing(state) ? state() : createElement(Component, state)),
      })),
    },
  ]
}

type Component = (props: object) => ReactElement
const isComponent = (value: unknown): value is Component => typeof value === 'function'
const isDrawing = (state: object): state is () => ReactElement => typeof state === 'function'

/** Every piece that has fixtures, by folder and name. */
export const pieces: Piece[] = FOLDERS.flatMap((folder) =>
  folder.fixtures.keys().flatMap((key) => pieceOf(folder, key)),
)

export const pieceNotes = (): PieceNote[] =>
  pieces.map(({ name, folder, file, takesWindow, states }) => ({
    name,
    folder,
    file,
    takesWindow,
    states: states.map(({ title }) => title),
  }))

/** The path of each page: one for a piece, or one for each state of a piece that takes a window. */
export const piecePaths = (): string[] =>
  pieces.flatMap(({ name, takesWindow, states }) =>
    takesWindow ? states.map((_, index) => `/gallery/${name}/${index}/`) : [`/gallery/${name}/`],
  )
