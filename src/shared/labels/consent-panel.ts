export const consentPanelLabels = {
  'consent.title': 'Preferências de cookies',
  'consent.intro':
    'Você decide. Tudo o que não é necessário vem desligado. Mude de ideia quando quiser, no rodapé de qualquer página.',
  'consent.acceptAll': 'Aceitar todos',
  'consent.rejectAll': 'Rejeitar todos',
  'consent.save': 'Salvar escolhas',
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
    'Contam visitas, buscas e cliques e mostram o que ajuda e o que confunde. Das buscas sem resposta, guardamos nós mesmos só as palavras que 5 pessoas ou mais escreveram no mesmo dia. Não levam o seu nome, as palavras que você busca, o que você escreve em formulários nem as suas respostas sobre saúde.',
  'consent.measurementBasis': 'Base legal: consentimento (LGPD, art. 7º, I).',
  'consent.advertising': 'Publicidade',
  'consent.advertisingText':
    'Permitem mostrar e medir os nossos anúncios em outros sites. Nunca usam o que você buscou ou respondeu sobre saúde.',
  'consent.advertisingBasis': 'Base legal: consentimento (LGPD, art. 7º, I).',
} as const
