import type { CardModel } from '@/shared/content-model/views/card'
import { fixturePicture } from '../fixture-picture'

export const cardFixture = (id: string, more: Partial<CardModel> = {}): CardModel => ({
  id,
  kind: 'article',
  title: 'Como dormir com o nariz entupido',
  eyebrow: 'Sintomas',
  text: 'Pequenos gestos antes de deitar deixam a noite mais leve para toda a família.',
  image: fixturePicture('Um quarto arejado'),
  href: `/pt-br/dicas/${id}/`,
  ...more,
})
