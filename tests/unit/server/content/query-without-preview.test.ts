import { setEnvironment } from './support/environment'
import { newContent } from './support/new-content'

test('drafts without CONTENTFUL_PREVIEW_TOKEN fail at once and name the variable', async () => {
  setEnvironment('127.0.0.1:9', { CONTENTFUL_PREVIEW_TOKEN: '' })
  await expect(newContent().service.query('preview', { content_type: 'contentPage' })).rejects.toMatchObject({
    code: 'unauthorized',
    message: expect.stringContaining('CONTENTFUL_PREVIEW_TOKEN is missing'),
  })
})
