import type { Identifier } from '@mdn/browser-compat-data'
import { compat, featuresIn, isNewer } from './compat'

/** An object of the language or the browser, `Array`, `Intl.Segmenter`, `Element`, `structuredClone`, with its members. */
interface BuiltIn {
  name: string
  feature: Identifier
  members: Member[]
}
interface Member {
  name: string
  isStatic: boolean
  isNewer: boolean
}

const { builtins } = compat.javascript
const NAMESPACES = ['Intl', 'Temporal', 'WebAssembly']
const inNamespaces = NAMESPACES.flatMap((space) =>
  featuresIn(builtins?.[space])
    .filter(([name]) => /^[A-Z]/.test(name))
    .map(([name, feature]): [string, Identifier] => [`${space}.${name}`, feature]),
)

const membersOf = (name: string, feature: Identifier): Member[] =>
  featuresIn(feature).flatMap(([key, member]) => {
    const [, own = '', isStatic] = /^([A-Za-z\d]+)(_static)?$/.exec(key) ?? []
    if (own === '' || own === name.split('.').at(-1)) return []
    return [{ name: own, isStatic: isStatic !== undefined, isNewer: isNewer(feature) || isNewer(member) }]
  })

/** All that scripts may use without import. */
export const BUILT_INS: BuiltIn[] = [...featuresIn(compat.api), ...featuresIn(builtins), ...inNamespaces].map(
  ([name, feature]) => ({ name, feature, members: membersOf(name, feature) }),
)

/** The window's own members are globals. */
const GLOBALS = BUILT_INS.filter(({ name }) => name === 'Window').flatMap(({ members }) => members)

/** Globals that a supported browser lacks. */
export const NEWER_GLOBALS: ReadonlySet<string> = new Set([
  ...BUILT_INS.filter(({ feature }) => isNewer(feature)).map(({ name }) => name),
  ...GLOBALS.filter((member) => member.isNewer).map(({ name }) => name),
])

/** Members that a supported browser lacks, each with its object: `URL.canParse`, `Element.checkVisibility`. */
export const NEWER_MEMBERS: ReadonlySet<string> = new Set(
  BUILT_INS.flatMap(({ name, members }) =>
    members.filter((member) => member.isNewer).map((member) => `${name}.${member.name}`),
  ),
)

const ofLanguage = new Set([...featuresIn(builtins), ...inNamespaces].map(([, feature]) => feature))

/** Where newer members are: `URL.canParse`, `Element.prototype.checkVisibility`; the data does not tell those of the language apart. */
export const NEWER_PATHS: readonly string[] = BUILT_INS.flatMap(({ name: object, feature, members }) =>
  members
    .filter((member) => member.isNewer)
    .flatMap(({ name, isStatic }) => {
      const paths = [`${object}.${name}`, `${object}.prototype.${name}`]
      return ofLanguage.has(feature) ? paths : paths.slice(...(isStatic ? [0, 1] : [1]))
    }),
)

const known = BUILT_INS.flatMap(({ members }) => members)
const older = new Set(known.filter((member) => !member.isNewer).map(({ name }) => name))

/** What scripts get without naming it. Names of other objects' members are those of many packages' own (`check`, `run`). */
const UNNAMED =
  /^(?:Abort|Animation|Blob$|CSSStyleSheet|DOM|Document|Element|Event|File$|FormData|HTML|Headers|Intl\.|MediaQuery|Mutation|Node|Range|Re(?:quest|sponse)$|ResizeObserver|Selection|Storage$|Text|URL)/
const isUnnamed = (name: string): boolean =>
  UNNAMED.test(name) || (builtins !== undefined && name in builtins)

/** Names of members that no older object has: where one is called on whatever object, it is the newer one. */
export const NEWER_NAMES: ReadonlySet<string> = new Set(
  BUILT_INS.filter(({ name }) => isUnnamed(name))
    .flatMap(({ members }) => members)
    .flatMap(({ name }) => (older.has(name) ? [] : [name])),
)
