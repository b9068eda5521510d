import { serve } from '@tests/factories/server'
import { setEnvironment } from '@tests/unit/server/content/support/environment'
import { apiResolver } from 'next/dist/server/api-utils/node/api-resolver'
import * as route from '@/pages/api/webhooks/contentful'

const API = { previewModeId: '', previewModeEncryptionKey: '', previewModeSigningKey: '', dev: false }

test('without a secret no message can be verified: the webhook is off, which the log says once (PUBLISH-2)', async () => {
  setEnvironment('localhost', { CONTENTFUL_WEBHOOK_SECRET: '' })
  const { origin } = await serve((request, response) => {
    void apiResolver(request, response, {}, route, API, true)
  })
  const error = jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const send = () => fetch(`${origin}/api/webhooks/contentful`, { method: 'POST', body: '{}' })
  await send()
  const reply = await send()
  expect(reply.status).toBe(503)
  expect(error.mock.calls).toEqual([[expect.stringContaining('CONTENTFUL_WEBHOOK_SECRET is not set')]])
  await expect(reply.json()).resolves.toEqual({ error: 'CONTENTFUL_WEBHOOK_SECRET is not set' })
})
