import type { SectionBase } from '@/shared/content-model/views/section-base'
import { sectionType } from '../declare'
import { choice, symbol, text, type ValueOf } from '../fields'
import { internalName } from '../shared-fields'

export const feature = sectionType('Recurso', 'Um recurso interativo do site, como um formulário.', {
  name: internalName,
  featureType: choice(
    'Recurso',
    {
      contactForm: 'fale conosco',
      contactReceipt: 'mensagem recebida',
      loginForm: 'entrar',
      registrationForm: 'criar conta',
      forgotPassword: 'esqueci a senha',
      resetPassword: 'nova senha',
      confirmEmail: 'confirmar o e-mail',
      changePassword: 'trocar a senha',
      deleteAccount: 'apagar a conta',
      writeReview: 'avaliar',
      confirmReview: 'confirmar a avaliação',
      newsletterForm: 'newsletter',
      confirmNewsletter: 'confirmar a newsletter',
      leaveNewsletter: 'sair dela',
      compareProducts: 'comparar produtos',
      countrySelector: 'países',
    },
    { required: true, help: 'O que aparece no lugar desta seção.' },
  ),
  title: symbol('Título', {
    max: 100,
    help: 'O título acima do recurso. Vazio: o texto de sempre; no alto da página, só o título dela.',
  }),
  description: text('Descrição', { max: 500, help: 'O texto abaixo do título. Vazio: o texto de sempre.' }),
})

export type FeatureType = ValueOf<typeof feature.fields.featureType>

export interface FeatureSection extends SectionBase {
  type: 'feature'
  feature: FeatureType
  title: string | null
  description: string | null
}
