/** Mails about a report of harm. */
export const safetyMailLabels = {
  'mail.safety.notice.subject': 'Farmacovigilância: relato {number}',
  'mail.safety.notice.intro':
    'Chegou pelo site um texto que pode contar uma reação, um mal-estar ou um uso indevido. Avalie com prioridade.',
  'mail.safety.escalation.subject': 'Farmacovigilância: relato {number} ainda sem confirmação',
  'mail.safety.escalation.intro':
    'Este relato chegou pelo site, e ninguém da farmacovigilância confirmou até agora que está com ele. Avalie com prioridade e avise a equipe por outro meio.',
  'mail.safety.number': 'Número do relato',
  'mail.safety.receivedAt': 'Recebido em',
  'mail.safety.source': 'Origem',
  'mail.safety.source.contact': 'Formulário de contato',
  'mail.safety.source.review': 'Avaliação de produto',
  'mail.safety.source.article-feedback': 'Opinião sobre uma dica',
  'mail.safety.source.exit-survey': 'Pesquisa ao sair do site',
  'mail.safety.protocol': 'Protocolo da mensagem',
  'mail.safety.product': 'Produto',
  'mail.safety.article': 'Dica',
  'mail.safety.name': 'Nome ou apelido',
  'mail.safety.email': 'E-mail',
  'mail.safety.reply': 'Responder a este e-mail responde a quem escreveu.',
  'mail.safety.noReporter': 'Não há nome nem e-mail de quem escreveu.',
  'mail.safety.open':
    'O relato fica aberto até que uma pessoa da equipe confirme, com o próprio nome, que está com ele. Para confirmar, informe o número {number} a quem cuida do site.',
} as const
