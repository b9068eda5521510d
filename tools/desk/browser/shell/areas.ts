import { words } from '../words'

interface Area {
  name: string
  /** Empty while it is not built. */
  pages: { path: string; name: string }[]
}

/** A second area is added by its pages here and their components in `main.tsx`. */
export const AREAS: readonly Area[] = [
  {
    name: 'Conteúdo',
    pages: [
      { path: '/', name: words.entries },
      { path: '/agenda', name: words.releases },
      { path: '/orientacoes', name: words.guidance },
      { path: '/falhas', name: words.faults },
      { path: '/caixa', name: words.mailbox },
      { path: '/pedidos', name: words.requests },
    ],
  },
  { name: 'Atendimento', pages: [] },
]
