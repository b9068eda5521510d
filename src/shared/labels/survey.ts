export const surveyLabels = {
  'exit-survey.title': 'Antes de ir',
  'exit-survey.offer': 'Você encontrou o que procurava? Conte em 2 perguntas, quando quiser.',
  'exit-survey.accept': 'Responder',
  'exit-survey.refuse': 'Agora não',
  'exit-survey.intro': 'São 2 perguntas, sem o seu nome. A resposta ajuda a melhorar o site.',
  'exit-survey.found.label': 'Você encontrou o que procurava?',
  'exit-survey.found.option.yes': 'Sim',
  'exit-survey.found.option.no': 'Não',
  'exit-survey.found.required': 'Escolha sim ou não.',
  'exit-survey.reason.label': 'O que você procurava?',
  'exit-survey.reason.hint':
    'Não escreva o seu nome nem dados de saúde que identifiquem você. Se parecer uma reação a um produto, a resposta vai para a equipe de segurança dos produtos.',
  'exit-survey.reason.required': 'Conte o que você procurava.',
  'exit-survey.submit': 'Enviar resposta',
  'exit-survey.thanks': 'Obrigado. A sua resposta chegou.',
  'exit-survey.done': 'Voltar ao site',
} as const
