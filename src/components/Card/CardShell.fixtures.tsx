import { FixtureSurface } from '../FixtureSurface/FixtureSurface'
import { fixturePicture } from '../fixture-picture'
import type { Fixtures } from '../fixtures'
import { CardShell, type CardShellProps } from './CardShell'

const found = (variant: CardShellProps['variant'], more: Partial<CardShellProps> = {}): CardShellProps => ({
  variant,
  picture: fixturePicture('Um quarto arejado'),
  title: (
    <>
      Dormir com o <mark>nariz</mark> entupido
    </>
  ),
  link: { href: '/pt-br/dicas/dormir-com-nariz-entupido/' },
  text: 'Pequenos gestos antes de deitar deixam a noite mais leve.',
  ...more,
})

export const fixtures: Fixtures<CardShellProps> = {
  'an article that was found': found('hit', { eyebrow: 'Sintomas' }),
  'a product that was found': found('pack'),
  'found, small': found('row'),
  'small, without a picture: its room stays': found('row', { picture: null }),
  'title only': found('hit', { picture: null, text: null }),
  'long text, cut': found('row', { text: 'Pequenos gestos antes de deitar. '.repeat(8) }),
  'with a footer': found('plain', { children: <p>Leitura de 4 minutos</p> }),
  'no link': found('plain', { link: null }),
  'on a dark surface': () => (
    <FixtureSurface surface="petrol">
      <CardShell {...found('hit')} />
    </FixtureSurface>
  ),
}
