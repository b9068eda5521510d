/** Texts of the question for consent and of the panel of cookie preferences, which come once a page has come to rest. */
export const consentLabels = {
  'consent.barTitle': 'Sua privacidade',
  'consent.barText': 'Usamos cookies necessários. Os demais, só com a sua permissão.',
  'consent.barHealth': 'O que você busca ou responde aqui nunca serve para publicidade.',
  'consent.barTold': 'Há uma pergunta sobre cookies: aceitar, rejeitar ou ver as preferências.',
  'consent.accept': 'Aceitar',
  'consent.reject': 'Rejeitar',
  'consent.preferences': 'Preferências',
  'consent.policy': 'Política de privacidade',
  'consent.title': 'Preferências de cookies',
  'consent.intro':
    'Você decide. Tudo o que não é necessário vem desligado. Mude de ideia quando quiser, no rodapé de qualquer página.',
  'consent.acceptAll': 'Aceitar todos',
  'consent.rejectAll': 'Rejeitar todos',
  'consent.save': 'Salvar escolhas',
  'consent.saved': 'Escolha guardada. Para mudar, abra as preferências de cookies no rodapé.',
  'consent.alwaysOn': 'Sempre ligados',
  'consent.necessary': 'Necessários',
  'consent.necessaryText':
    'Guardam a sua escolha de cookies, mantêm o site seguro e, se você entrar, a sua conta aberta. Sem eles, o site não funciona.',
  'consent.necessaryBasis': 'Base legal: legítimo interesse (LGPD, art. 7º, IX).',
  'consent.functional': 'Funcionais',
  'consent.functionalText':
    'Lembram que você já viu a nossa pesquisa, para perguntarmos a sua opinião uma vez só. Sem eles, não perguntamos.',
  'consent.functionalBasis': 'Base legal: consentimento (LGPD, art. 7º, I).',
  'consent.measurement': 'Medição',
  'consent.measurementText':
    'Contam visitas, buscas e cliques e mostram o que ajuda e o que confunde. Não levam o seu nome, o que você escreve em formulários nem as suas respostas sobre saúde.',
  'consent.measurementBasis': 'Base legal: consentimento (LGPD, art. 7º, I).',
  'consent.advertising': 'Publicidade',
  'consent.advertisingText':
    'Permitem mostrar e medir os nossos anúncios em outros sites. Nunca usam o que você buscou ou respondeu sobre saúde.',
  'consent.advertisingBasis': 'Base legal: consentimento (LGPD, art. 7º, I).',
} as const
