/** Form errors by the codes of `form-schemas/problem.ts`. `{field}` is the field's name. */
export const formProblemLabels = {
  'form.problem.required': 'Preencha o campo “{field}”.',
  'form.problem.tooShort': 'Escreva pelo menos {min} caracteres em “{field}”.',
  'form.problem.tooLong': 'Use no máximo {max} caracteres em “{field}”.',
  'form.problem.patternMismatch': 'Confira o campo “{field}”: há algo que não conseguimos ler.',
  'form.problem.invalidEmail': 'Em “{field}”, escreva um endereço completo, como nome@exemplo.com.br.',
  'form.problem.emailSpace': 'Em “{field}”, tire o espaço: um endereço de e-mail não tem espaços.',
  'form.problem.emailAccent':
    'Em “{field}”, troque “{wrong}” por “{instead}”: antes do “@” não vão letras com acento nem cedilha.',
  'form.problem.emailSign': 'Em “{field}”, tire ou troque “{wrong}”: esse sinal não faz parte de um e-mail.',
  'form.problem.emailPoint':
    'Em “{field}”, confira o ponto: ele não fica no começo, ao lado do “@” nem junto de outro ponto.',
  'form.problem.invalidName':
    'Em “{field}”, tire “{wrong}”. Um nome pode ter letras, espaços, pontos, hifens e apóstrofos.',
  'form.problem.invalidPostalCode': 'Confira o CEP: ele tem 8 números, como 01310-100.',
  'form.problem.postalCodeDigits': 'Escreva um CEP com 8 números, como 01310-100: aqui há {count}.',
  'form.problem.invalidDate': 'Escolha um mês e um ano que existam em “{field}”.',
  'form.problem.weakPassword':
    'Em “{field}”, crie uma senha com pelo menos 8 caracteres, 1 letra e 1 número.',
  'form.problem.commonPassword':
    'Em “{field}”, crie outra: esta é fácil de adivinhar, porque está entre as mais comuns ou usa o seu e-mail ou o nome do site.',
  'form.problem.mismatch': 'Os dois campos precisam ser iguais. Confira “{field}”.',
  'form.problem.wrongLogin': 'E-mail ou senha não conferem. Confira os dois e tente de novo.',
  'form.problem.wrongPassword': 'A senha não confere. Escreva a senha que você usa para entrar.',
  'form.problem.unconfirmedEmail':
    'Falta confirmar o seu e-mail. Abra a mensagem “Confirme o seu e-mail” que enviamos e toque no botão. Se não a encontrar, olhe a caixa de spam: se entrar de novo daqui a meia hora, enviamos outra.',
  'form.problem.staleLink':
    'Este link não vale mais: ele já foi usado ou passou do prazo. Se você já confirmou o e-mail ou trocou a senha, é só entrar. Se não, peça outro link.',
  'form.problem.sessionOver':
    'A sua sessão terminou, e nada mudou na sua conta. Entre de novo para continuar de onde parou.',
  'form.problem.tooManySaved': 'Você já salvou muitos produtos. Tire um da lista para salvar outro.',
  'form.problem.requiresTrue': 'Marque “{field}” para continuar.',
  'form.problem.duplicateNickname': 'Seu apelido já está em uso por outra pessoa. Escolha um diferente.',
  'form.problem.alreadyReviewed':
    'Já há no site uma avaliação deste produto com o seu e-mail. Para publicar outra, retire a primeira e envie de novo.',
  'form.problem.unsuitable': 'Escolha outro texto para o campo “{field}”.',
  'form.problem.restricted': 'Você não atende aos requisitos para participar.',
  'form.problem.notYet': 'Você ainda não pode participar: volte a partir de 1º de {from}.',
  'form.problem.unsupportedPhoto': 'Em “{field}”, envie uma foto em JPEG, PNG ou WebP.',
  'form.problem.oversizedPhoto':
    'Esta foto tem resolução alta demais. Salve uma cópia menor, em JPEG, e envie de novo.',
  'form.problem.uploadTooLarge': 'A foto é grande demais. Envie uma de até 5 MB.',
  'form.problem.storageFailed':
    'Não foi possível guardar a foto agora. Envie sem ela, ou escolha a foto de novo mais tarde.',
  'form.problem.duplicateSubmission': 'Este formulário já foi enviado.',
  'form.problem.unknownField': 'Este formulário não tem o campo que foi enviado.',
  'form.problem.duplicateField': 'Houve um erro no campo “{field}”. Confira e envie de novo.',
  'form.problem.trapped':
    'O navegador preencheu sozinho um campo escondido e por isso nada foi enviado ainda. Confira o que você escreveu e envie de novo.',
  'form.problem.crossSite':
    'Por segurança, não aceitamos este envio. Confira os campos e envie de novo por aqui.',
  'form.problem.tooLarge':
    'O que foi enviado é grande demais. Encurte o texto ou escolha uma foto menor e envie de novo.',
  'form.problem.unsupported': 'Não conseguimos ler o que foi enviado. Preencha o formulário e envie de novo.',
  'form.problem.unknown': 'Algo deu errado do nosso lado e nada foi enviado. Tente de novo mais tarde.',
} as const
