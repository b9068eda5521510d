import type { Action } from '@/shared/content-model/views/link'

/** Words as long as editors write them. */
export const SENTENCE = 'Lave o nariz com soro fisiológico antes de dormir e deixe o quarto arejado.'
export const LONG_TITLE =
  'O que fazer quando a criança acorda à noite com tosse seca, nariz entupido e febre baixa'
export const LONG_TEXT =
  'Pequenos gestos antes de deitar deixam a noite mais leve para toda a família. '.repeat(5)

/** Too long for any line: substances have such names. */
export const LONG_WORD = 'Dimetilaminofenildimetilpirazolonametanossulfonatodesodiomonoidratado'

export const RIGHT_TO_LEFT = 'نفس بعمق ونم جيدًا، ٢٠ مل كل ٨ ساعات.'

export const actionFixture = (more: Partial<Action> = {}): Action => ({
  id: 'action',
  href: '/pt-br/produtos/',
  text: 'Conhecer os produtos',
  variant: 'primary',
  ...more,
})
