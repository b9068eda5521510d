/** Rich-text nodes as Contentful's editor writes them. */
export const text = (value: string, ...marks: string[]) => ({
  nodeType: 'text',
  value,
  marks: marks.map((type) => ({ type })),
  data: {},
})
export const node = (nodeType: string, content: unknown[] = [], data: object = {}) => ({
  nodeType,
  data,
  content,
})
export const paragraph = (...content: unknown[]) => node('paragraph', content)
export const document = (...content: unknown[]) => node('document', content)
/** A table by its rows; what begins with # is a header cell. */
export const table = (...rows: string[][]) => {
  const cell = (value: string) =>
    node(/^#/.test(value) ? 'table-header-cell' : 'table-cell', [paragraph(text(value.replace(/^#/, '')))])
  return node(
    'table',
    rows.map((row) => node('table-row', row.map(cell))),
  )
}
const target = (linkType: 'Entry' | 'Asset', id: string) => ({
  target: { sys: { type: 'Link', linkType, id } },
})
export const embeddedEntry = (id: string) => node('embedded-entry-block', [], target('Entry', id))
export const embeddedAsset = (id: string) => node('embedded-asset-block', [], target('Asset', id))
export const entryHyperlink = (id: string, ...content: unknown[]) =>
  node('entry-hyperlink', content, target('Entry', id))
export const assetHyperlink = (id: string, ...content: unknown[]) =>
  node('asset-hyperlink', content, target('Asset', id))
export const hyperlink = (uri: string, ...content: unknown[]) => node('hyperlink', content, { uri })
