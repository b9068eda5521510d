/** Default titles and texts of features, and the country selector. */
export const featureLabels = {
  'feature.contactForm.title': 'Fale com a gente',
  'feature.contactForm.text':
    'Escreva para a gente. A resposta vem por e-mail, e você recebe um número de protocolo.',
  'feature.contactReceipt.title': 'Recebemos a sua mensagem',
  'feature.contactReceipt.text': 'A resposta vai para o e-mail que você deixou.',
  'feature.loginForm.title': 'Entrar',
  'feature.loginForm.text':
    'Use o e-mail e a senha da sua conta. Você não precisa dela para usar o resto do site.',
  'feature.registrationForm.title': 'Criar uma conta',
  'feature.registrationForm.text':
    'Pedimos só o necessário, e você apaga a conta quando quiser. A conta é opcional: o site é aberto a todos.',
  'feature.forgotPassword.title': 'Esqueci a senha',
  'feature.forgotPassword.text':
    'Escreva o e-mail da conta. Se houver uma conta com ele, enviamos um link para escolher outra senha.',
  'feature.resetPassword.title': 'Escolher uma nova senha',
  'feature.resetPassword.text': 'A nova senha vale a partir de agora, em todos os aparelhos.',
  'feature.confirmEmail.title': 'Confirmar o e-mail',
  'feature.confirmEmail.text': 'Toque no botão para confirmar que este e-mail é seu.',
  'feature.changePassword.title': 'Trocar a senha',
  'feature.changePassword.text': 'Escreva a senha atual e a nova.',
  'feature.deleteAccount.title': 'Apagar a conta',
  'feature.deleteAccount.text':
    'Apagamos a conta e o que está guardado com o seu e-mail, menos os relatos de reação a um produto, que ficam sem o seu nome. Não dá para desfazer.',
  'feature.writeReview.title': 'Sua avaliação',
  'feature.writeReview.text':
    'No momento não recebemos avaliações pelo site. Se quiser contar como foi, fale com a gente por telefone ou por e-mail.',
  'feature.confirmReview.title': 'Confirmar a avaliação',
  'feature.confirmReview.text':
    'Toque no botão para confirmar que você escreveu a avaliação com este e-mail.',
  'feature.newsletterForm.title': 'Dicas no seu e-mail',
  'feature.newsletterForm.text':
    'Novidades e dicas da marca, cerca de uma vez por mês. De graça, e você sai quando quiser.',
  'feature.confirmNewsletter.title': 'Confirmar a inscrição',
  'feature.confirmNewsletter.text':
    'Toque no botão para confirmar que você quer receber o boletim neste e-mail.',
  'feature.leaveNewsletter.title': 'Sair do boletim',
  'feature.leaveNewsletter.text':
    'Toque no botão e não enviamos mais o boletim. Não precisa de senha nem de motivo.',
  'feature.compareProducts.title': 'Comparar produtos',
  'feature.compareProducts.text': 'Veja lado a lado para que serve cada produto, para quem e em que momento.',
  'feature.countrySelector.title': 'Países e idiomas',
  'feature.countrySelector.text': 'Escolha o país para ver os produtos e as informações de lá.',
  'countries.here': 'Você está aqui',
} as const
