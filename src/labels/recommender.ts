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
  'recommender.result': 'O que combina com as suas respostas',
  'recommender.reason': 'Combina com',
  'recommender.relaxed': 'Nada combina com tudo o que você respondeu. Estes são os que chegam mais perto.',
  'recommender.none': 'Nenhum produto combina com essas respostas',
  'recommender.noneHint': 'Veja outras sugestões, mude uma resposta ou fale com um farmacêutico.',
  'recommender.others': 'Outras sugestões',
  'recommender.answers': 'Você respondeu',
  'recommender.compare': 'Comparar estes produtos',
  'recommender.doctor': 'Procure um médico',
  'recommender.doctorText':
    'Pelas suas respostas, o melhor agora é conversar com um médico antes de usar qualquer produto. Em uma emergência, ligue para o SAMU: 192.',
  'recommender.withoutScript':
    'Para responder às perguntas, ative o JavaScript do navegador. Sem ele, veja abaixo os produtos da linha.',
} as const
