export const contactMailLabels = {
  'mail.contact.protocol': 'Protocolo',
  'mail.contact.from': 'Nome',
  'mail.contact.writtenAt': 'Enviada em',
  'mail.contact.notice.subject': 'Mensagem pelo site ({protocol})',
  'mail.contact.notice.intro':
    'Chegou uma mensagem pelo formulário de contato do site. Responder a este e-mail responde a quem escreveu.',
  'mail.contact.receipt.subject': 'Recebemos a sua mensagem ({protocol})',
  'mail.contact.receipt.heading': 'Recebemos a sua mensagem',
  'mail.contact.receipt.intro':
    'Obrigado por escrever. A sua mensagem chegou e já tem um número de protocolo.',
  'mail.contact.receipt.next': 'A resposta vem por e-mail, para este endereço, em até 2 dias úteis.',
  'mail.contact.receipt.vigimed':
    'Se escreveu sobre um efeito indesejado de um medicamento, você também pode contar direto à Anvisa, pelo VigiMed.',
  'mail.contact.receipt.urgent':
    'Se você ou alguém está passando mal agora, não espere a resposta: procure um serviço de saúde ou ligue para o Samu, 192.',
  'mail.contact.receipt.notYou':
    'Se você não escreveu para a gente, alguém digitou este endereço por engano. Pode ignorar este e-mail.',
} as const
