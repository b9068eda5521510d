export const newsletterLabels = {
  'newsletter.email.label': 'Seu e-mail',
  'newsletter.email.required': 'Escreva o seu e-mail.',
  'newsletter.submit': 'Quero receber',
  'newsletter.use':
    'Usamos o endereço só para enviar o boletim, cerca de uma vez por mês. Você confirma por e-mail antes do primeiro envio e sai quando quiser, pelo link de cada mensagem. ',
  'newsletter.done': 'Falta só um passo: abra o link do e-mail que enviamos agora e confirme a inscrição.',
  'newsletter.privacy': 'Política de privacidade',
  'confirm-newsletter.submit': 'Confirmar inscrição',
  'confirm-newsletter.token.staleLink': 'Este link não vale mais. Peça de novo o boletim para receber outro.',
  'confirm-newsletter.noLink':
    'Para confirmar, abra o link do e-mail que enviamos. Se ele não chegou, você pode pedir de novo.',
  'confirm-newsletter.done': 'Pronto, a sua inscrição está confirmada.',
  'confirm-newsletter.again': 'Pedir de novo',
  'leave-newsletter.submit': 'Sair do boletim',
  'leave-newsletter.token.staleLink':
    'Este link não é válido. Use o link do e-mail mais recente, ou fale com a gente.',
  'leave-newsletter.noLink':
    'Para sair, abra o link que vem em cada e-mail do boletim. Se não tiver nenhum, fale com a gente.',
  'leave-newsletter.done': 'Pronto, você não recebe mais o boletim.',
  'leave-newsletter.contact': 'Fale com a gente',
} as const

export const newsletterMailLabels = {
  'mail.newsletter.confirm.subject': 'Confirme a sua inscrição no boletim',
  'mail.newsletter.confirm.intro':
    'Recebemos um pedido para enviar o nosso boletim a este endereço. Se foi você, falta só confirmar.',
  'mail.newsletter.confirm.what':
    'São só dicas de cuidado, cerca de uma vez por mês. Você sai quando quiser, pelo link de cada e-mail.',
  'mail.newsletter.confirm.action': 'Abrir a página de confirmação',
  'mail.newsletter.confirm.note':
    'Se não foi você, não precisa fazer nada: sem a confirmação, não enviamos o boletim e apagamos o endereço em {days} dias.',
  'mail.newsletter.welcome.subject': 'A sua inscrição está confirmada',
  'mail.newsletter.welcome.intro':
    'Este endereço está inscrito no nosso boletim. Obrigado por querer ler as nossas dicas.',
  'mail.newsletter.welcome.leave':
    'Mudou de ideia? O botão abaixo abre a página para sair, e guardar este e-mail é um jeito de achá-la.',
  'mail.newsletter.welcome.action': 'Sair do boletim',
} as const
