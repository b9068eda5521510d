import { muteConsole } from '@tests/factories/mute'
import { entryLink, makeEntry } from '@tests/factories/space'
import type { NextApiRequest, NextApiResponse } from 'next'
import handler from '@/pages/api/markdown'
import { internalAddress } from '@/server/start/internal-address'
import { fakeServiceForSuite } from '../server/content/support/fake-service'
import { startContent } from '../server/content/support/new-content'
import { serveSpace } from '../server/content/support/serve-space'
import { smallSite } from '../server/content/support/small-site'
import { inTemporaryFolder } from '../server/content/support/temporary-folder'

const service = fakeServiceForSuite()

inTemporaryFolder()
muteConsole('warn')

/** What a program gets at an address, as the server leads there. */
const responseTo = async (address: string, accept?: string) => {
  const { searchParams } = new URL(internalAddress(address, accept), 'http://localhost')
  const headers: Record<string, string> = {}
  const given: { status?: number; to?: string } = {}
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value
      return response
    },
    status: (status: number) => {
      given.status = status
      return response
    },
    redirect: (status: number, to: string) => void Object.assign(given, { status, to }),
    send: () => undefined,
  }
  const request: object = { method: 'GET', query: Object.fromEntries(searchParams), headers: {} }
  await handler(request as NextApiRequest, response as object as NextApiResponse)
  return { ...given, isShared: headers['cache-control']?.includes('s-maxage') }
}

test.each([
  ['/antigo', true, 308],
  ['/promo', false, 307],
])(
  "TWIN-1: the editors' redirect from %s applies to the page as Markdown, at both of its addresses",
  async (from, permanent, status) => {
    const redirect = makeEntry('redirect', { fields: { from, to: '/outra#fim', permanent } })
    const page = makeEntry('contentPage', {
      fields: { slug: 'outra', title: 'Outra', sectionContainers: [entryLink('block')] },
    })
    service.answer(serveSpace(smallSite(page, redirect)))
    startContent()
    const moved = { status, to: '/pt-br/outra/#fim' }
    expect(await responseTo(`/pt-br${from}.md`)).toEqual({ ...moved, isShared: true })
    expect(await responseTo(`/pt-br${from}/`, 'text/markdown')).toEqual({ ...moved, isShared: false })
    expect(await responseTo('/pt-br/sobre.md')).toMatchObject({ status: 200 })
    expect(await responseTo('/pt-br/nada.md')).toMatchObject({ status: 404 })
  },
)
