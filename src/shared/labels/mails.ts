/** Mails, except those about reviews, the newsletter and content problems. */
export const mailLabels = {
  'mail.linkHint': 'Se o botão não abrir, copie este endereço e cole no navegador:',
  'mail.automatic': 'Esta é uma mensagem automática do nosso site.',
  'mail.account.hello': 'Olá, {name}.',
  'mail.account.confirm.subject': 'Confirme o seu e-mail',
  'mail.account.confirm.text':
    'Falta só um passo para a sua conta: confirmar que este e-mail é seu. O botão abre uma página do nosso site; lá, escreva a sua senha e toque em “Confirmar e-mail”. Se a senha não conferir, use “Esqueci a senha”.',
  'mail.account.confirm.action': 'Abrir a página de confirmação',
  'mail.account.confirm.note':
    'O link vale por 24 horas. Se você não pediu uma conta, não confirme nem escreva nenhuma senha: sem a confirmação, apagamos o cadastro em 7 dias.',
  'mail.account.exists.subject': 'Você já tem uma conta',
  'mail.account.exists.text':
    'Alguém tentou criar uma conta com este e-mail, e ele já tem uma. Se foi você, é só entrar. Se não se lembra da senha, peça outra na página de entrada.',
  'mail.account.exists.action': 'Ir para a página de entrada',
  'mail.account.exists.note': 'Se não foi você, não precisa fazer nada: a sua conta continua como estava.',
  'mail.account.reset.subject': 'Uma nova senha para a sua conta',
  'mail.account.reset.text':
    'Recebemos um pedido para trocar a senha da sua conta. O botão abre a página em que você escolhe a nova.',
  'mail.account.reset.action': 'Escolher uma nova senha',
  'mail.account.reset.note':
    'O link vale por 1 hora e só uma vez. Se você não fez este pedido, não precisa fazer nada: a senha continua a mesma.',
  'mail.account.changed.subject': 'A senha da sua conta foi trocada',
  'mail.account.changed.text':
    'A senha da sua conta acabou de ser trocada, e saímos da conta em todos os aparelhos. Se foi você, está tudo certo.',
  'mail.account.changed.action': 'Não fui eu: trocar a senha de novo',
  'mail.account.changed.note':
    'Se não foi você, troque a senha agora e fale com a gente: alguém pode ter acesso ao seu e-mail.',
  'mail.account.locked.subject': 'Tentativas de entrar na sua conta',
  'mail.account.locked.text':
    'Alguém errou a senha da sua conta várias vezes seguidas. Por segurança, cada nova tentativa agora espera um pouco. Não é preciso fazer nada: a espera acaba sozinha.',
  'mail.account.locked.action': 'Trocar a senha',
  'mail.account.locked.note':
    'Se foi você e não se lembra da senha, escolha outra pelo botão. Se não foi, a sua senha continua valendo, e ninguém entrou.',
  'mail.account.deleted.subject': 'A sua conta foi apagada',
  'mail.account.deleted.text':
    'Como você pediu, apagamos a sua conta e o que estava guardado com este e-mail. Se você relatou uma reação a um produto, o relato continua guardado, como a lei manda, sem o seu nome e o seu e-mail.',
  'mail.account.deleted.note':
    'Esta é a última mensagem sobre a sua conta. Se não foi você que pediu, fale com a gente pela página de contato.',
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
  'mail.contact.receipt.next':
    'A resposta vem por e-mail, para este endereço, em até 2 dias úteis; sobre dados pessoais, em até 15 dias.',
  'mail.contact.receipt.anvisa':
    'Se escreveu sobre uma reação a um produto, você também pode contar direto à Anvisa.',
  'mail.contact.receipt.urgent':
    'Se você ou alguém está passando mal agora, não espere a resposta: ligue para o Samu, 192.',
  'mail.contact.receipt.notYou':
    'Se você não escreveu para a gente, alguém digitou este endereço por engano. Pode ignorar este e-mail.',
  'mail.safety.notice.subject': 'Farmacovigilância: relato {number}',
  'mail.safety.notice.intro':
    'Chegou pelo site um texto que pode contar uma reação, um mal-estar ou um uso indevido. Avalie com prioridade.',
  'mail.safety.escalation.subject': 'Farmacovigilância: relato {number} ainda sem confirmação',
  'mail.safety.escalation.intro':
    'Este relato chegou pelo site, e ninguém da farmacovigilância confirmou até agora que está com ele. Avalie com prioridade e avise a equipe por outro meio.',
  'mail.safety.notice.subjects': 'Farmacovigilância: {count} relatos',
  'mail.safety.escalation.subjects': 'Farmacovigilância: {count} relatos ainda sem confirmação',
  'mail.safety.many':
    'São vários relatos neste e-mail, porque chegaram em pouco tempo. De cada um vão o número e o começo do texto:',
  'mail.safety.further': 'Destes vai só o número:',
  'mail.safety.openMany':
    'Cada relato fica aberto até que uma pessoa da equipe confirme, com o próprio nome, que está com ele. Para confirmar e para ler o texto inteiro, informe o número a quem cuida do site.',
  'mail.safety.program': 'Atenção',
  'mail.safety.byProgram': 'Talvez enviado por um programa',
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
