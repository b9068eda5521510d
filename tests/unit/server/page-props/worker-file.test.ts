import { makeOfflineFile, makeWorkerFile } from '@/server/page-props/text-file'

const mockEnv = { OFFLINE_PAGES: 'on' }
jest.mock('@/shared/config/build-id', () => ({ buildId: () => 'b1' }))
jest.mock('@/shared/config/env', () => ({
  ...jest.requireActual('@/shared/config/env'),
  isProduction: () => true,
  serverEnv: () => mockEnv,
}))
jest.mock('@/server/content/pages', () => ({
  contentPages: () => ({
    globalData: async () => ({
      offlinePages: [{ path: '/pt-br/agora/', title: 'Agora' }],
      labels: { 'offline.copy': 'Cópia: {date}' },
    }),
  }),
}))

test('the worker names its build, is never cached, and may fetch from the site and its pictures only (OFFLINE-1)', async () => {
  const { body, headers } = await makeWorkerFile()
  expect(body).toContain("importScripts('/_next/static/b1/_offlineWorker.js')")
  expect(headers?.['Cache-Control']).toBe('no-cache')
  expect(headers?.['Content-Security-Policy']).toMatch(
    /^default-src 'none'; script-src 'self'; connect-src 'self' \S/,
  )
})

test('the list has the editors’ pages and words (OFFLINE-2)', async () => {
  const file = await makeOfflineFile('delivery')
  expect(JSON.parse(file?.body ?? '')).toEqual({
    pages: [{ path: '/pt-br/agora/', title: 'Agora' }],
    fonts: ['/fonts/figtree-portuguese.woff2', '/fonts/figtree-western.woff2'],
    words: { copy: 'Cópia: {date}', missing: expect.stringContaining('Sem conexão.') },
  })
})

test('switched off, there is no list, and the worker is the one that removes itself (OFFLINE-6)', async () => {
  mockEnv.OFFLINE_PAGES = 'off'
  expect(await makeOfflineFile('delivery')).toBeNull()
  expect((await makeWorkerFile()).body).toContain('/_offlineEnd.js')
})
