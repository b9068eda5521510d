import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { VideoSource } from '@/shared/content-model/views/video-urls'
import { Video } from '@/ui/components/Video/Video'
import { stubIntersectionObserver } from '../../shared/utils/browser-stubs'

const show = (source: VideoSource, startsAfterClick = true) => {
  render(
    <Video title="Como lavar o nariz" source={source} thumbnail={null} startsAfterClick={startsAfterClick} />,
  )
}
const play = () => userEvent.click(screen.getByRole('button', { name: /Assistir/ }))
const externalFrames = () => document.querySelectorAll('iframe, video')

beforeEach(() => {
  stubIntersectionObserver()
})

it('asks for nothing from outside before the click, not even when it comes near (MODEL-3, CONSENT-4)', async () => {
  const viewport = stubIntersectionObserver()
  show({ kind: 'youtube', videoId: 'abc' })
  await act(async () => viewport.move(true))
  expect(externalFrames()).toHaveLength(0)
  expect(document.body.innerHTML).not.toContain('nocookie')
})

it.each([
  [
    { kind: 'youtube', videoId: 'a&b' },
    true,
    'https://www.youtube-nocookie.com/embed/a%26b?rel=0&hl=pt-BR&autoplay=1',
  ],
  [{ kind: 'youtube', videoId: 'abc' }, false, 'https://www.youtube-nocookie.com/embed/abc?rel=0&hl=pt-BR'],
  [{ kind: 'vimeo', videoId: '12' }, true, 'https://player.vimeo.com/video/12?dnt=1&autoplay=1'],
] as const)('plays %j (at once: %s) without tracking', async (source, startsAfterClick, address) => {
  show(source, startsAfterClick)
  await play()
  expect(await screen.findByTitle('Como lavar o nariz')).toHaveAttribute('src', address)
})

it('plays a file with the browser itself', async () => {
  show({ kind: 'file', url: 'https://videos.example/a.mp4' })
  await play()
  const video = await screen.findByLabelText('Como lavar o nariz')
  expect(video.tagName).toBe('VIDEO')
  expect(video).toHaveAttribute('src', 'https://videos.example/a.mp4')
  expect(video).toHaveAttribute('controls')
  expect(video).not.toHaveAttribute('crossorigin')
})

const file = { kind: 'file', url: 'https://videos.example/a.mp4' } as const
const tracks = () => [...document.querySelectorAll('track')].map(({ kind, src }) => `${kind} ${src}`)

it('shows the captions of a file (MODEL-3)', async () => {
  show({ ...file, captionsUrl: 'https://videos.example/a.vtt' })
  await play()
  // Without it browsers read no captions from another host.
  expect(await screen.findByLabelText('Como lavar o nariz')).toHaveAttribute('crossorigin', 'anonymous')
  expect(tracks()).toEqual(['captions https://videos.example/a.vtt'])
})

it('plays without captions where there are none, or where the host refuses to share them', async () => {
  show({ ...file, captionsUrl: 'https://videos.example/a.vtt' })
  await play()
  fireEvent.error(await screen.findByLabelText('Como lavar o nariz'))
  expect(screen.getByLabelText('Como lavar o nariz')).not.toHaveAttribute('crossorigin')
  expect(tracks()).toEqual([])
})

it('moves focus into the player, for the button is gone', async () => {
  show({ kind: 'vimeo', videoId: '12' })
  await play()
  const frame = await screen.findByTitle('Como lavar o nariz')
  await waitFor(() => expect(frame).toHaveFocus())
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

it('offers a plain link where no script runs', () => {
  show({ kind: 'youtube', videoId: 'abc' })
  const link = screen.getByText('Abrir o vídeo: Como lavar o nariz')
  expect(link).toHaveAttribute('href', 'https://www.youtube.com/watch?v=abc')
  expect(link).toHaveAttribute('data-without-script')
  expect(screen.getByRole('button')).toHaveAttribute('data-needs-script')
})
