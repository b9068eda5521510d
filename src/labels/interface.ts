/** Texts of the interface pieces and sections: dialogs, carousels, videos, tabs. */
export const interfaceLabels = {
  'dialog.close': 'Fechar',
  'link.newTab': '(abre em nova aba)',
  'carousel.label': 'Destaques',
  'carousel.role': 'carrossel',
  'carousel.slideRole': 'quadro',
  'carousel.position': '{position} de {total}',
  'carousel.previous': 'Quadro anterior',
  'carousel.next': 'Próximo quadro',
  'carousel.goTo': 'Ir para o quadro {position}',
  'carousel.pause': 'Pausar a troca automática',
  'carousel.play': 'Retomar a troca automática',
  'video.play': 'Assistir ao vídeo: {title}',
  'video.open': 'Abrir o vídeo: {title}',
  'tabs.label': 'Assuntos',
  'table.label': 'Tabela: {columns}. Role para os lados para ver tudo.',
  'notice.info': 'Bom saber',
  'notice.warning': 'Atenção',
  'notice.medicine': 'Sobre este medicamento',
  'links.label': 'Veja também',
  'feature.contactForm.title': 'Fale com a gente',
  'feature.contactForm.text':
    'O formulário ainda está em preparo. Enquanto isso, fale com a gente por telefone ou por e-mail.',
  'feature.loginForm.title': 'Entrar',
  'feature.loginForm.text':
    'Ainda não dá para entrar por aqui: estamos preparando esta parte do site. Você não precisa de conta para usar o resto.',
  'feature.registrationForm.title': 'Cadastro',
  'feature.registrationForm.text':
    'O cadastro ainda está em preparo. Você não precisa dele para usar o site.',
  'feature.writeReview.title': 'Sua avaliação',
  'feature.writeReview.text':
    'As avaliações pelo site ainda estão em preparo. Enquanto isso, conte como foi por telefone ou por e-mail.',
  'feature.compareProducts.title': 'Comparar produtos',
  'feature.compareProducts.text': 'Veja lado a lado para que serve cada produto, para quem e em que momento.',
  'feature.countrySelector.title': 'Países e idiomas',
  'feature.countrySelector.text': 'Escolha o país para ver os produtos e as informações de lá.',
  'section.failed': 'Esta seção não pôde ser mostrada: {reason}',
} as const
