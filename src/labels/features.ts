/** Texts of features: their titles and what they are for, where editors wrote none, and the country selector. */
export const featureLabels = {
  'feature.contactForm.title': 'Fale com a gente',
  'feature.contactForm.text':
    'Escreva para a gente. A resposta vem por e-mail, e você recebe um número de protocolo.',
  'feature.contactReceipt.title': 'Recebemos a sua mensagem',
  'feature.contactReceipt.text': 'A resposta vai para o e-mail que você deixou.',
  'feature.loginForm.title': 'Entrar',
  'feature.loginForm.text':
    'Ainda não dá para entrar por aqui: estamos preparando esta parte do site. Você não precisa de conta para usar o resto.',
  'feature.registrationForm.title': 'Cadastro',
  'feature.registrationForm.text':
    'O cadastro ainda está em preparo. Você não precisa dele para usar o site.',
  'feature.writeReview.title': 'Sua avaliação',
  'feature.writeReview.text':
    'No momento não recebemos avaliações pelo site. Se quiser contar como foi, fale com a gente por telefone ou por e-mail.',
  'feature.compareProducts.title': 'Comparar produtos',
  'feature.compareProducts.text': 'Veja lado a lado para que serve cada produto, para quem e em que momento.',
  'feature.countrySelector.title': 'Países e idiomas',
  'feature.countrySelector.text': 'Escolha o país para ver os produtos e as informações de lá.',
  'countries.here': 'Você está aqui',
} as const
