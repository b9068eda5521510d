import { onSurface } from '../FixtureSurface/FixtureSurface'
import { fixturePicture } from '../fixture-picture'
import type { Fixtures } from '../fixtures'
import { CardShell, type CardShellProps } from './CardShell'

const shell = (more: Partial<CardShellProps> = {}): CardShellProps => ({
  picture: fixturePicture('Um quarto arejado'),
  title: (
    <>
      Dormir com o <mark>nariz</mark> entupido
    </>
  ),
  link: { href: '/pt-br/dicas/dormir-com-nariz-entupido/' },
  text: 'Pequenos gestos antes de deitar deixam a noite mais leve.',
  pictureSizes: { sizes: '25rem', maxWidth: 768 },
  ...more,
})

export const fixtures: Fixtures<CardShellProps> = {
  'a link, with a mark in its title': shell({ eyebrow: 'Sintomas' }),
  'without a picture: its room stays': shell({ picture: null, reservesPicture: true }),
  'title only': shell({ picture: null, text: null }),
  'long text, cut': shell({ text: 'Pequenos gestos antes de deitar. '.repeat(12) }),
  'with a footer': shell({ children: <p>Leitura de 4 minutos</p> }),
  'no link': shell({ link: null }),
  'on a dark surface': onSurface('petrol', <CardShell {...shell()} />),
}
