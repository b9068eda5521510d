/** Mails about a review, to moderators and its author. */
export const reviewMailLabels = {
  'mail.review.product': 'Produto',
  'mail.review.rating': 'Nota',
  'mail.review.stars': '{rating} de 5 estrelas',
  'mail.review.recommends': 'Recomenda',
  'mail.review.yes': 'Sim',
  'mail.review.no': 'Não',
  'mail.review.author': 'Apelido e cidade',
  'mail.review.writtenAt': 'Enviada em',
  'mail.review.photo': 'Foto',
  'mail.review.withPhoto': 'Há uma foto. Ela aparece na página da decisão.',
  'mail.review.moderate.subject': 'Avaliação para conferir: {product}, {rating} de 5',
  'mail.review.moderate.intro':
    'Chegou uma avaliação. Ela só aparece no site depois que alguém da equipe aprovar.',
  'mail.review.moderate.harm.recorded':
    'Atenção: o texto pode contar uma reação ao produto. O relato está registrado com o número {number}, e o aviso à farmacovigilância está a caminho: a entrega ainda não foi confirmada. A decisão sobre publicar continua sendo sua.',
  'mail.review.moderate.harm.delivered':
    'Atenção: o texto pode contar uma reação ao produto. O relato está registrado com o número {number}, e o aviso foi entregue à farmacovigilância. A decisão sobre publicar continua sendo sua.',
  'mail.review.moderate.harm.acknowledged':
    'Atenção: o texto pode contar uma reação ao produto. O relato está registrado com o número {number}, e uma pessoa da farmacovigilância já está com ele. A decisão sobre publicar continua sendo sua.',
  'mail.review.moderate.action': 'Conferir e decidir',
  'mail.review.moderate.note':
    'O link vale por {days} dias e é só seu: não encaminhe este e-mail. Nada acontece ao abrir o link; a decisão é um botão na página.',
  'mail.review.confirm.subject': 'Confirme a sua avaliação',
  'mail.review.confirm.intro':
    'Recebemos uma avaliação de {product} com este e-mail. Se foi você quem escreveu, falta só confirmar.',
  'mail.review.confirm.next':
    'Depois da confirmação, uma pessoa da nossa equipe lê a avaliação, e você recebe um e-mail com a resposta. Sem a confirmação, ninguém a lê para publicar, e nós a apagamos em {days} dias.',
  'mail.review.confirm.action': 'Abrir a página de confirmação',
  'mail.review.confirm.note':
    'Se você não escreveu uma avaliação, não precisa fazer nada: alguém digitou este endereço, e ela não será publicada.',
  'mail.review.published.subject': 'Sua avaliação foi publicada',
  'mail.review.published.intro':
    'A sua avaliação de {product} já está no site. Obrigado por ajudar outra família a escolher.',
  'mail.review.published.withdraw':
    'Mudou de ideia? Você pode retirar a avaliação quando quiser: fale com a gente.',
  'mail.review.published.action': 'Ver no site',
  'mail.review.refused.subject': 'Sua avaliação não foi publicada',
  'mail.review.refused.intro': 'Lemos a sua avaliação de {product}, e ela não pôde ser publicada. O motivo:',
  'mail.review.withdrawn.subject': 'Sua avaliação saiu do site',
  'mail.review.withdrawn.intro':
    'A sua avaliação de {product} estava publicada, e retiramos do site. O motivo:',
  'mail.review.refused.again':
    'Se quiser, escreva outra: publicamos elogios e críticas, com as mesmas regras.',
  'mail.review.refused.action': 'Ler as diretrizes',
  'mail.review.notYou':
    'Este e-mail foi confirmado quando a avaliação chegou. Se não foi você, peça a retirada pela página Fale com a gente.',
  'mail.review.reason.offTopic': 'O texto não fala da experiência com o produto.',
  'mail.review.reason.offensive': 'O texto ofende ou desrespeita alguém.',
  'mail.review.reason.personalData': 'O texto ou a foto mostra dados pessoais.',
  'mail.review.reason.advertising': 'O texto faz propaganda, tem links ou compara com outras marcas.',
  'mail.review.reason.healthClaim':
    'O texto diz que o produto cura, previne ou trata uma doença, ou indica doses. Isso não podemos publicar.',
  'mail.review.reason.adverseEvent':
    'O texto conta uma reação ao produto. Esse relato é importante: ele fica registrado até que uma pessoa da nossa equipe de segurança dos produtos o leia, e ela pode entrar em contato.',
  'mail.review.reason.adverseEvent.delivered':
    'O texto conta uma reação ao produto. Esse relato é importante: ele está registrado e foi entregue à nossa equipe de segurança dos produtos, que pode entrar em contato.',
  'mail.review.reason.adverseEvent.acknowledged':
    'O texto conta uma reação ao produto. Esse relato é importante: uma pessoa da nossa equipe de segurança dos produtos já está com ele e pode entrar em contato.',
  'mail.review.reason.asked': 'A retirada foi pedida por quem escreveu.',
  'mail.review.reason.other': 'O texto não segue as nossas diretrizes.',
} as const
