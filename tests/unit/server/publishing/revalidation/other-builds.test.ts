import { requestOwn } from '@/server/http/own-request'
import { revalidateHere } from '@/server/publishing/revalidation/other-builds'
import { acceptedMessages } from '@/server/publishing/webhook/accepted-messages'

jest.mock('@/shared/config/build-id', () => ({ buildId: () => 'here' }))
jest.mock('@/server/publishing/webhook/accepted-messages', () => ({ acceptedMessages: jest.fn() }))
jest.mock('@/server/http/own-request', () => ({ requestOwn: jest.fn(async () => undefined) }))

const sent = jest.mocked(requestOwn)
const taken = new Set<string>()

beforeEach(() => {
  sent.mockClear()
  taken.clear()
  jest.mocked(acceptedMessages).mockReturnValue({
    take: async (keys) => {
      const isNew = keys.every((key) => !taken.has(key))
      for (const key of keys) taken.add(key)
      return isNew
    },
    release: async () => undefined,
  })
  jest.spyOn(console, 'info').mockImplementation(() => undefined)
})

const paths = ['/pt-br/', '/pt-br/sobre/']

test('what another build made anew is made anew by one instance of this one (PUBLISH-6)', async () => {
  for (const _ of ['first instance', 'second instance'])
    await revalidateHere({ id: '1', build: 'other', paths })
  expect(sent.mock.calls).toEqual([[{ kind: 'paths', paths }]])
})

test('what this build made anew needs nothing: its instances share their pages', async () => {
  await revalidateHere({ id: '1', build: 'here', paths })
  expect(sent).not.toHaveBeenCalled()
})

test('many pages come in requests that the route takes', async () => {
  await revalidateHere({
    id: '1',
    build: 'other',
    paths: Array.from({ length: 2500 }, (_, page) => `/pt-br/${page}/`),
  })
  expect(sent).toHaveBeenCalledTimes(3)
  for (const [task] of sent.mock.calls) expect(JSON.stringify(task).length).toBeLessThan(1_000_000)
})
