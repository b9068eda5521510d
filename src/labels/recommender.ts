/** Texts of the product recommender. */
export const recommenderLabels = {
  'recommender.progress': 'Pergunta {position} de {total}',
  'recommender.single': 'Escolha uma resposta.',
  'recommender.multiple': 'Pode escolher mais de uma resposta.',
  'recommender.missing': 'Escolha uma resposta para continuar.',
  'recommender.continue': 'Continuar',
  'recommender.finish': 'Ver o resultado',
  'recommender.back': 'Voltar',
  'recommender.restart': 'Recomeçar',
  'recommender.change': 'Mudar',
  'recommender.result': 'Para ler e conhecer, a partir das suas respostas',
  'recommender.reason': 'Você respondeu',
  'recommender.first': 'Por que {product} vem primeiro: você respondeu {answers}.',
  'recommender.relaxed': 'Nada atende a tudo o que você respondeu. Estes são os que chegam mais perto.',
  'recommender.articles': 'Comece por aqui',
  'recommender.products': 'Produtos para conhecer',
  'recommender.none': 'Para essas respostas, o cuidado não é um produto',
  'recommender.noneHint': 'Comece pelo que há para ler, mude uma resposta ou fale com um farmacêutico.',
  'recommender.others': 'Para o conforto, se você quiser',
  'recommender.answers': 'As suas respostas',
  'recommender.compare': 'Comparar estes produtos',
  'recommender.doctor': 'Procure um médico',
  'recommender.doctorText':
    'Pelas suas respostas, o melhor agora é conversar com um médico antes de usar qualquer produto. Em uma emergência, ligue para o Samu, 192.',
  'recommender.emergency': 'Ligue agora para o Samu, 192',
  'recommender.emergencyText':
    'Pelas suas respostas, este caso não espera: ligue para o Samu, 192, ou vá ao pronto-socorro mais próximo.',
  'recommender.contradiction': 'Essas respostas não combinam',
  'recommender.contradictionText':
    'Você marcou “{one}” e “{other}”. Mude uma delas, ficando com a que descreve melhor o que acontece agora. Na dúvida, fale com um farmacêutico.',
  'recommender.waiting': 'Só um instante…',
  'recommender.failed': 'Não foi possível buscar os produtos agora',
  'recommender.failedHint': 'As suas respostas continuam aqui. Confira a conexão e tente de novo.',
  'recommender.retry': 'Tentar de novo',
  'recommender.allProducts': 'Ver todos os produtos',
  'recommender.withoutScript':
    'Para responder às perguntas, ative o JavaScript do navegador. Sem ele, veja abaixo os produtos da linha.',
} as const
