export const contactLabels = {
  'contact.topic.label': 'Assunto',
  'contact.topic.required': 'Escolha o assunto da mensagem.',
  'contact.topic.option.question': 'Dúvida sobre um produto',
  'contact.topic.option.harm': 'Passei mal ou algo não caiu bem',
  'contact.topic.option.complaint': 'Problema com um produto ou embalagem',
  'contact.topic.option.purchase': 'Onde comprar',
  'contact.topic.option.praise': 'Elogio ou sugestão',
  'contact.topic.option.privacy': 'Meus dados pessoais',
  'contact.topic.option.other': 'Outro assunto',
  'contact.name.label': 'Nome',
  'contact.name.required': 'Escreva o seu nome.',
  'contact.name.invalidName':
    "Em “Nome”, tire “{wrong}”. Podem ficar letras, números, espaços e os sinais . , - ' & ( ) + e aspas.",
  'contact.name.unsuitable': 'Em “Nome”, escreva só o nome, sem endereço de site nem telefone.',
  'contact.email.label': 'E-mail',
  'contact.email.hint': 'A resposta vai para este endereço.',
  'contact.email.required': 'Escreva o seu e-mail.',
  'contact.message.label': 'Mensagem',
  'contact.message.hint':
    'Conte o que aconteceu, com o nome do produto e o número do lote se tiver. Não mande documentos nem dados de cartão.',
  'contact.message.required': 'Escreva a sua mensagem.',
  'contact.consent.label': 'Concordo com o uso destes dados para responder à minha mensagem',
  'contact.consent.hint':
    'Guardamos por até 2 anos e não usamos para propaganda. Procuramos em toda mensagem sinais de reação a um produto. Se houver um, a mensagem vai também para a equipe de segurança dos produtos, que a guarda por 20 anos depois de encerrado o caso.',
  'contact.consent.requiresTrue': 'Para responder, precisamos que você concorde com o uso destes dados.',
  'contact.healthConsent.label':
    'Se eu contar algo sobre saúde, concordo que esses dados sejam usados para responder e, se parecer uma reação a um produto, para o relato à equipe de segurança dos produtos, que a lei manda guardar',
  'contact.healthConsent.hint':
    'São dados sensíveis, e a lei (LGPD, art. 11) pede um aceite só para eles. Nunca servem para propaganda.',
  'contact.healthConsent.requiresTrue':
    'Uma mensagem pode falar de saúde. Para responder, precisamos também deste aceite.',
  'contact.submit': 'Enviar mensagem',
  'contact.done': 'Recebemos a sua mensagem.',
  'contact.receipt': 'Número do protocolo',
  'contact.receiptText': 'Guarde este número: com ele, quem atende encontra a sua mensagem.',
  'contact.receiptByMail':
    'A mensagem chegou. O número do protocolo está no e-mail de confirmação, que vai nas três primeiras mensagens do dia.',
} as const
