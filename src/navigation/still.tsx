import { Activity, type ComponentType, memo, use } from 'react'
import { useIsHydrated } from '@/hooks/use-is-hydrated'
import { drawByServer } from './draw-by-server'

const never = new Promise<never>(() => {})

interface Source<Props> {
  /** Null until it is loaded. */
  Part: ComponentType<Props> | null
  preload: () => Promise<void>
}

interface DrawnProps<Props> {
  source: Source<Props>
  props: Props
}

function Drawn<Props extends object>({ source, props }: DrawnProps<Props>) {
  const isHydrated = useIsHydrated()
  if (!isHydrated && typeof window !== 'undefined') use(never)
  use(source.preload())
  const { Part } = source
  return Part && <Part {...props} />
}

const loads = new Set<() => Promise<void>>()

/** Resolves when the code of all such parts is there: the server draws with it. */
export async function stillLoaded(): Promise<void> {
  await Promise.all([...loads].map((load) => load()))
}

/** Marks as React does what it has waited for, so that what is loaded already is drawn at once. */
const markWhenDone = (loading: Promise<void>): Promise<void> => {
  const mark = () => Object.assign(loading, { status: 'fulfilled', value: undefined })
  loading.then(mark, () => undefined)
  return loading
}

const sourceOf = <Props,>(load: () => Promise<ComponentType<Props>>): Source<Props> => {
  let loading: Promise<void> | null = null
  const source: Source<Props> = {
    Part: null,
    preload: () => {
      loading ??= markWhenDone(
        load().then((loaded) => {
          source.Part = loaded
        }, drawByServer),
      )
      return loading
    },
  }
  loads.add(source.preload)
  return source
}

/**
 * A part of pages in which visitors change nothing: words, pictures and links. In the page that a document brings, the
 * server's elements stay as they are, and the part's code is not loaded: React waits for it, and links are followed all
 * the same (`AppLink/still-links.ts`). Pages that visitors move on to stay away until it is loaded, and draw it as usual (ADR 43).
 *
 * Style sheets of the part come with what imports it, not with its code. Its props must be the same objects whenever the
 * page is drawn again: those of page data are.
 * @param load - what loads its code.
 */
export function still<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const source = sourceOf(load)
  const draw = (props: Props) => (
    <Activity>
      <Drawn source={source} props={props} />
    </Activity>
  )
  return Object.assign(memo(draw), { preload: source.preload })
}
