import type { ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import { Entries } from './pages/Entries'
import { EntryPage } from './pages/EntryPage'
import { Faults } from './pages/Faults'
import { Guidance } from './pages/Guidance'
import { Mailbox } from './pages/Mailbox'
import { Releases } from './pages/Releases'
import { Requests } from './pages/Requests'

/** Pages by their address; every move loads a document, which is near. */
const PAGES: Record<string, ComponentType> = {
  '/agenda': Releases,
  '/orientacoes': Guidance,
  '/falhas': Faults,
  '/caixa': Mailbox,
  '/pedidos': Requests,
}

const entryId = /^\/entradas\/([\w.-]+)$/.exec(location.pathname)?.[1]
const Page = PAGES[location.pathname] ?? Entries
const root = document.getElementById('desk')
if (root) createRoot(root).render(entryId === undefined ? <Page /> : <EntryPage id={entryId} />)
