/** The structure of a PDF file, which screen readers follow: headings, paragraphs and lists, in the order of the text. */

/** A marked part of a page. */
export interface Piece {
  /** From 0. */
  page: number
  /** The mark, unique on its page. */
  id: number
}

export interface Block {
  tag: 'H1' | 'H2' | 'P' | 'LBody'
  /** Several where it goes on on the next page; none where it shows nothing. */
  pieces: Piece[]
}

interface Place {
  /** Number of the object that the structure begins with, to which the catalog refers. */
  first: number
  pageCount: number
  pageObject: (page: number) => number
}

/** @returns objects from number `first` on: the root, the document, then all elements */
export function structureOf(blocks: readonly Block[], { first, pageCount, pageObject }: Place): string[] {
  const objects: string[] = ['', '']
  const document = first + 1
  const owners: number[][] = Array.from({ length: pageCount }, () => [])
  const add = (body = ''): number => objects.push(body) + first - 1
  const element = (tag: string, parent: number, kids: string) =>
    `<< /Type /StructElem /S /${tag} /P ${parent} 0 R /K [${kids}] >>`
  const leaf = ({ tag, pieces }: Block, parent: number): number => {
    const marks = pieces.map(({ page, id }) => `<< /Type /MCR /Pg ${pageObject(page)} 0 R /MCID ${id} >>`)
    const number = add(element(tag, parent, marks.join(' ')))
    for (const { page, id } of pieces) {
      const onPage = owners[page]
      if (onPage) onPage[id] = number
    }
    return number
  }
  const refs = (numbers: number[]) => numbers.map((number) => `${number} 0 R`).join(' ')
  const tops: number[] = []
  let list: { number: number; items: number[] } | null = null
  for (const block of blocks.filter(({ pieces }) => pieces.length > 0)) {
    if (block.tag !== 'LBody') {
      list = null
      tops.push(leaf(block, document))
      continue
    }
    if (!list) {
      list = { number: add(), items: [] }
      tops.push(list.number)
    }
    const item = add()
    list.items.push(item)
    objects[item - first] = element('LI', list.number, refs([leaf(block, item)]))
    objects[list.number - first] = element('L', document, refs(list.items))
  }
  const nums = owners.map((numbers, page) => `${page} [${refs(numbers)}]`).join(' ')
  objects[0] = `<< /Type /StructTreeRoot /K [${document} 0 R] /ParentTree << /Nums [${nums}] >> >>`
  objects[1] = element('Document', first, refs(tops))
  return objects
}
