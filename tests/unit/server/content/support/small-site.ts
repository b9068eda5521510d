import type { ExportEntry, SpaceExport } from '@sandbox/export-format'
import { entryLink, makeAsset, makeEntry, makeSpace } from '@tests/factories/space'

/** The least that a site consists of: header, footer, a changed label, home, and two pages, one of them a draft. */
export const smallSite = (...more: ExportEntry[]): SpaceExport => {
  const logo = makeAsset({ id: 'logo', description: 'Brisamenta', width: 300, height: 80 })
  return makeSpace(
    logo,
    makeEntry('image', { id: 'logo-image', fields: { image: logo } }),
    makeEntry('header', { id: 'header', fields: { name: 'Topo', brandLogo: entryLink('logo-image') } }),
    makeEntry('footer', { id: 'footer', fields: { name: 'Rodapé', copyright: '© {ano} Brisamenta' } }),
    makeEntry('labels', { id: 'label', fields: { key: 'menu.open', value: 'Ver o menu' } }),
    makeEntry('homePage', { id: 'home', fields: { name: 'Início' } }),
    makeEntry('contentPage', { id: 'about', fields: { slug: 'sobre', title: 'Sobre nós' } }),
    makeEntry('contentPage', {
      id: 'draft',
      status: 'draft',
      fields: { slug: 'sobre/rascunho', title: 'Rascunho' },
    }),
    ...more,
  )
}
