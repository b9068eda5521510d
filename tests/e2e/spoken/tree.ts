import type { CDPSession, Page } from '@playwright/test'

/** What assistive technology gets of an element. */
export interface Spoken {
  id: string
  role: string
  name: string
  description: string
  /** Such as `expanded` or `invalid`, each with its value. */
  states: ReadonlyMap<string, unknown>
  parent: Spoken | null
  children: Spoken[]
}

type Tree = Awaited<ReturnType<typeof readNodes>>
const readNodes = async (session: CDPSession) => (await session.send('Accessibility.getFullAXTree')).nodes

/** Elements that only carry others are left out, as a screen reader does; their children are in their place. */
const build = (nodes: Tree): Spoken => {
  const byId = new Map(nodes.map((node) => [node.nodeId, node]))
  const spokenOf = (node: Tree[number], parent: Spoken | null): Spoken[] => {
    const spoken: Spoken = {
      id: String(node.backendDOMNodeId),
      role: String(node.role?.value),
      name: String(node.name?.value ?? ''),
      description: String(node.description?.value ?? ''),
      states: new Map((node.properties ?? []).map(({ name, value }) => [name, value.value])),
      parent,
      children: [],
    }
    const isLeftOut = node.ignored || spoken.role === 'InlineTextBox'
    const childrenOf = (owner: Spoken | null) =>
      (node.childIds ?? []).flatMap((id) => {
        const child = byId.get(id)
        return child ? spokenOf(child, owner) : []
      })
    if (isLeftOut) return childrenOf(parent)
    spoken.children = childrenOf(spoken)
    return [spoken]
  }
  const [root] = nodes
  const [spoken] = root ? spokenOf(root, null) : []
  if (!spoken) throw new Error('The page has no accessibility tree.')
  return spoken
}

/** Reads the accessibility tree of a page as often as it is called. */
export async function treeReader(page: Page): Promise<() => Promise<Spoken>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Accessibility.enable')
  return async () => build(await readNodes(session))
}

export const allOf = (spoken: Spoken): Spoken[] => [spoken, ...spoken.children.flatMap(allOf)]

export const ancestorsOf = ({ parent }: Spoken): Spoken[] => (parent ? [parent, ...ancestorsOf(parent)] : [])
