import {
  REVALIDATE_TOPIC,
  revalidateHere,
  revalidatePages,
} from '@/server/publishing/revalidation/other-builds'
import { sendToSelf } from '@/server/publishing/revalidation/own-message'
import { acceptedMessages } from '@/server/publishing/webhook/accepted-messages'

jest.mock('@/shared/config/build-id', () => ({ buildId: () => 'here' }))
jest.mock('@/server/publishing/webhook/accepted-messages', () => ({ acceptedMessages: jest.fn() }))
jest.mock('@/server/publishing/revalidation/own-message', () => ({
  canSendToSelf: () => true,
  sendToSelf: jest.fn(async () => true),
}))

const sent = jest.mocked(sendToSelf)
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
  expect(sent.mock.calls).toEqual([[REVALIDATE_TOPIC, JSON.stringify({ paths })]])
})

test('what this build made anew needs nothing: its instances share their pages', async () => {
  await revalidateHere({ id: '1', build: 'here', paths })
  expect(sent).not.toHaveBeenCalled()
})

test('many pages come in messages that the webhook takes', async () => {
  await revalidateHere({
    id: '1',
    build: 'other',
    paths: Array.from({ length: 2500 }, (_, page) => `/pt-br/${page}/`),
  })
  expect(sent).toHaveBeenCalledTimes(3)
  for (const [, body] of sent.mock.calls) expect(body.length).toBeLessThan(1_000_000)
})

test('such a message makes each page anew', async () => {
  const renewed = await new Promise<string[]>((resolve) => {
    const seen: string[] = []
    revalidatePages(JSON.stringify({ paths }), async (path) => {
      seen.push(path)
      if (seen.length === paths.length) resolve(seen)
    })
  })
  expect(renewed).toEqual(paths)
})
