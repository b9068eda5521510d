export const formLabels = {
  'form.required': 'Os campos marcados com * são obrigatórios.',
  'form.optional': '(opcional)',
  'form.errorTitle': 'Erro: {title}',
  'form.errorCountOne': 'Há 1 erro nesta página',
  'form.errorCount': 'Há {number} erros nesta página',
  'form.requiredMissing':
    'Os campos marcados com * são obrigatórios. Preencha todos os campos obrigatórios e envie de novo.',
  'form.errorMark': 'Erro:',
  'form.failedTitle': 'Não foi enviado',
  'form.away':
    'O serviço não está disponível neste momento e nada foi enviado. O que você escreveu continua aqui: tente de novo em alguns minutos.',
  'form.offline':
    'Não conseguimos falar com o site. Confira a sua conexão e envie de novo: o que você escreveu continua aqui.',
  'form.limitedSeconds': 'Recebemos muitos envios em pouco tempo. Espere {seconds} segundos e envie de novo.',
  'form.limitedMinutes': 'Recebemos muitos envios em pouco tempo. Espere {minutes} minutos e envie de novo.',
  'form.limitedHours': 'Recebemos muitos envios em pouco tempo. Tente de novo em {hours} horas.',
  'form.otherWay':
    'Se alguém está passando mal, não espere: ligue para o Samu, 192. Para contar uma reação a um produto, você também pode ligar para o nosso SAC.',
  'form.lockedSeconds':
    'Houve várias tentativas com a senha errada. Para proteger a conta, a próxima precisa esperar {seconds} segundos. Se a conta é sua, você não precisa esperar: receba um link por e-mail, escolha outra senha e entre com ela neste aparelho.',
  'form.lockedMinutes':
    'Houve várias tentativas com a senha errada. Para proteger a conta, a próxima precisa esperar {minutes} minutos. Se a conta é sua, você não precisa esperar: receba um link por e-mail, escolha outra senha e entre com ela neste aparelho.',
  'form.done': 'Recebemos o que você enviou. Obrigado.',
  'form.reference': 'Número do protocolo',
  'form.referenceUse': 'Guarde este número: com ele, quem atende encontra o que você enviou.',
  'form.sending': 'Enviando…',
  'form.sent': 'Enviado.',
  'form.trap': 'Site (deixe em branco)',
  'form.charactersMax': 'Até {max} caracteres.',
  'form.charactersRange': 'De {min} a {max} caracteres.',
  'form.charactersLeftOne': 'Você ainda pode usar 1 caractere.',
  'form.charactersLeft': 'Você ainda pode usar {count} caracteres.',
  'form.charactersOverOne': 'Passou 1 caractere do limite.',
  'form.charactersOver': 'Passou {count} caracteres do limite.',
  'form.charactersMissingOne': 'Falta 1 caractere para o mínimo de {min}.',
  'form.charactersMissing': 'Faltam {count} caracteres para o mínimo de {min}.',
  'form.choose': 'Escolha',
  'form.showPassword': 'Mostrar a senha',
  'form.hidePassword': 'Esconder a senha',
  'form.month': 'Mês',
  'form.year': 'Ano',
} as const
