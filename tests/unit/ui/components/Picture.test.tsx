import { render, screen } from '@testing-library/react'
import { compile } from 'sass'
import type { Picture as PictureModel } from '@/shared/content-model/views/picture'
import { FOCUS, type Focus } from '@/shared/content-model/vocabulary'
import { Picture } from '@/ui/components/Picture/Picture'

const file = (name: string, width: number, height: number) => ({
  url: `https://images.example/${name}`,
  width,
  height,
})
const picture: PictureModel = {
  alt: 'Pote de pomada',
  desktop: file('desktop.png', 2000, 1000),
  tablet: file('tablet.png', 1100, 900),
  mobile: file('mobile.png', 1080, 1080),
}
const SIDES: Record<string, [axis: string, end: string]> = {
  top: ['y', '0%'],
  bottom: ['y', '100%'],
  left: ['x', '0%'],
  right: ['x', '100%'],
}
const widthsOf = (element: Element | null) =>
  element
    ?.getAttribute('srcset')
    ?.match(/\d+(?=w(?:,|$))/g)
    ?.map(Number)
const sources = () => [...document.querySelectorAll('source')]

it('offers a source to phones, to tablets and to wider screens (PICTURE-1)', () => {
  render(<Picture picture={picture} sizes="100vw" />)
  expect(sources().map((source) => source.media)).toEqual(['(max-width: 991px)', '(max-width: 1023px)'])
  expect(sources()[0]?.getAttribute('srcset')).toContain('mobile.png')
  expect(sources()[1]?.getAttribute('srcset')).toContain('tablet.png')
  expect(screen.getByRole('img', { name: 'Pote de pomada' }).getAttribute('srcset')).toContain('desktop.png')
})

it.each(Object.keys(FOCUS) as Focus[])('keeps in sight where editors say: %s (PICTURE-1)', (focus) => {
  render(<Picture picture={{ ...picture, focus }} sizes="100vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('data-focus', focus)
  const { css } = compile('src/ui/components/Picture/Picture.module.scss')
  // `object-position` is the middle of both axes, moved by each word to a side.
  expect(css).toContain('object-position: var(--focus-x, 50%) var(--focus-y, 50%)')
  for (const word of focus.split(' ').filter((each) => each !== 'center')) {
    const [axis, end] = SIDES[word] ?? []
    expect(css).toMatch(new RegExp(`\\[data-focus~=${word}\\] \\{\\s+--focus-${axis}: ${end};`))
  }
})

it('lists the widths of behavior PICTURE-2 and, for phones, the mobile default of 320', () => {
  render(<Picture picture={picture} sizes="100vw" />)
  expect(widthsOf(screen.getByRole('img'))).toEqual([360, 480, 640, 768, 1024, 1440, 1920])
  expect(widthsOf(sources()[0] ?? null)).toEqual([320, 360, 480, 640, 768, 1024, 1080])
})

it('never asks for more than the file has or than the picture is drawn (PICTURE-2)', () => {
  render(
    <Picture picture={{ ...picture, desktop: file('small.png', 500, 500) }} sizes="10rem" maxWidth={480} />,
  )
  expect(widthsOf(screen.getByRole('img'))).toEqual([360, 480])
})

it('keeps its room with the width and height of each file (PICTURE-1)', () => {
  render(<Picture picture={picture} sizes="100vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('width', '2000')
  expect(screen.getByRole('img')).toHaveAttribute('height', '1000')
  expect(sources()[0]).toHaveAttribute('width', '1080')
  expect(sources()[0]).toHaveAttribute('height', '1080')
})

it('is offered in widths of its own where it is drawn small (PICTURE-2)', () => {
  render(<Picture picture={picture} sizes="5rem" maxWidth={360} />)
  expect(widthsOf(screen.getByRole('img'))).toEqual([120, 180, 260, 360])
})

it('is chosen by its box while it is lazy, and by the estimate where it comes first (PICTURE-6)', () => {
  const { rerender } = render(<Picture picture={picture} sizes="50vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('sizes', 'auto, 50vw')
  expect(sources()[0]).toHaveAttribute('sizes', 'auto, 50vw')
  rerender(<Picture picture={picture} sizes="50vw" isMain />)
  expect(screen.getByRole('img')).toHaveAttribute('sizes', '50vw')
})

it('loads lazily, except the main picture of the page, which comes first (PICTURE-1)', () => {
  const { rerender } = render(<Picture picture={picture} sizes="100vw" />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy')
  expect(screen.getByRole('img')).toHaveAttribute('decoding', 'async')
  rerender(<Picture picture={picture} sizes="100vw" isMain />)
  expect(screen.getByRole('img')).not.toHaveAttribute('loading')
  expect(screen.getByRole('img')).toHaveAttribute('fetchpriority', 'high')
})

it('leaves an SVG as it is', () => {
  const logo = { ...picture, desktop: file('logo.svg', 150, 40) }
  render(<Picture picture={logo} sizes="150px" />)
  expect(screen.getByRole('img')).toHaveAttribute('src', 'https://images.example/logo.svg')
  expect(screen.getByRole('img').getAttribute('srcset')).toBe('https://images.example/logo.svg')
  expect(screen.getByRole('img')).not.toHaveAttribute('sizes')
})

it('is silent when it only decorates', () => {
  render(<Picture picture={{ ...picture, alt: '' }} sizes="100vw" />)
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(document.querySelector('img')).toHaveAttribute('alt', '')
})
