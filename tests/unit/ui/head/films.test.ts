import type { VideoSection } from '@/shared/content-model/types/video'
import { articleData } from '@/ui/head/structured-data/editorial'
import { filmPageData } from '@/ui/head/structured-data/films'
import { makeContentPage } from '../../server/page-props/fixtures'
import { makeArticle } from '../templates/editorial-fixtures'

const site = { url: 'https://www.exemplo.com.br', name: 'Brisamenta' }
const film: VideoSection = {
  type: 'video',
  id: 'film',
  title: 'Como lavar o nariz',
  source: { kind: 'file', url: 'https://videos.example/nariz.mp4' },
  startsAfterClick: true,
  transcript: null,
  thumbnail: { alt: 'Capa', desktop: { url: 'https://images.example/capa.png', width: 1600, height: 900 } },
  shape: 'rounded',
  updatedAt: '2026-11-20T12:00:00.000Z',
}
const pageWith = (...sections: VideoSection[]) => {
  const { containers, ...page } = makeContentPage({ slug: 'videos', title: 'Vídeos' })
  const [container] = containers
  return { ...page, containers: [{ ...container, id: 'c', sections } as (typeof containers)[number]] }
}
const told = {
  '@type': 'VideoObject',
  name: 'Como lavar o nariz',
  thumbnailUrl: 'https://images.example/capa.png?fm=jpg&q=80&w=1200',
  uploadDate: '2026-11-20T12:00:00.000Z',
  contentUrl: 'https://videos.example/nariz.mp4',
}

test('a page says which films it shows, each once (behavior SEO-2)', () => {
  const youTube: VideoSection = { ...film, id: 'other', source: { kind: 'youtube', videoId: 'abcdefg' } }
  expect(filmPageData(pageWith(film, youTube, film), site.url)).toMatchObject({
    '@type': 'WebPage',
    url: 'https://www.exemplo.com.br/pt-br/videos/',
    video: [
      told,
      { embedUrl: expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/abcdefg\?/) },
    ],
  })
})

test('an article has its films itself (SEO-2)', () => {
  const article = makeArticle({ body: [{ kind: 'section', section: film }] })
  expect(articleData(article, site)).toMatchObject({ '@type': 'Article', video: [told] })
  expect(filmPageData(article, site.url)).toBeNull()
})

test('a film without a picture is not told, a page without films says nothing of them', () => {
  expect(filmPageData(pageWith({ ...film, thumbnail: null }), site.url)).toBeNull()
  expect(filmPageData(pageWith(), site.url)).toBeNull()
  expect(articleData(makeArticle(), site)).not.toHaveProperty('video')
})
