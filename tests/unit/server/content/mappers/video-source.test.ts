import { parseVideoSource } from '@/server/content/mappers/sections/media'

const NOTHING = { videoLink: null, videoUrl: null, captionsUrl: null, videoFile: null, captionsFile: null }
const read = (fields: Partial<typeof NOTHING> | Record<string, string>) =>
  parseVideoSource({ ...NOTHING, ...fields }, 'https:')

it('hands the captions of a file on, whatever form their address has (MODEL-3)', () => {
  const videoUrl = 'https://videos.example/a.mp4'
  expect(read({ videoUrl, captionsUrl: '//assets.example/a.vtt' })).toEqual({
    kind: 'file',
    url: videoUrl,
    captionsUrl: 'https://assets.example/a.vtt',
  })
  expect(read({ videoUrl })).toEqual({ kind: 'file', url: videoUrl })
  expect(read({ videoUrl, captionsUrl: 'javascript:alert(1)' })).toEqual({ kind: 'file', url: videoUrl })
})

it('takes files of the space where no address is written', () => {
  const files = {
    videoFile: { url: 'https://assets.example/b.mp4' },
    captionsFile: { url: 'https://assets.example/b.vtt' },
  }
  expect(parseVideoSource({ ...NOTHING, ...files }, 'https:')).toEqual({
    kind: 'file',
    url: 'https://assets.example/b.mp4',
    captionsUrl: 'https://assets.example/b.vtt',
  })
  const videoUrl = 'https://videos.example/a.mp4'
  expect(parseVideoSource({ ...NOTHING, ...files, videoUrl }, 'https:')).toMatchObject({ url: videoUrl })
})

it('leaves captions to a service that plays its own', () => {
  expect(
    read({ videoLink: 'https://youtu.be/abcdefgh', captionsUrl: 'https://assets.example/a.vtt' }),
  ).toEqual({
    kind: 'youtube',
    videoId: 'abcdefgh',
  })
})

it('knows no other address', () => {
  expect(read({ videoLink: 'https://videos.example/watch' })).toBeNull()
  expect(read({})).toBeNull()
})
