import { contentType } from '../content-type'
import { choice, internalName, symbol, text } from '../fields'

export const feature = contentType(
  'feature',
  {
    name: 'Recurso',
    description: 'Um recurso interativo do site, como um formulário.',
    displayField: 'name',
    isSection: true,
  },
  {
    name: internalName,
    featureType: choice(
      'Recurso',
      ['contactForm', 'loginForm', 'registrationForm', 'writeReview', 'compareProducts', 'countrySelector'],
      { required: true },
    ),
    title: symbol('Título'),
    description: text('Descrição'),
  },
)
