/** Texts of the panel of cookie preferences, which come with it at the first click. */
export const consentLabels = {
  'consent.title': 'Preferências de cookies',
  'consent.close': 'Fechar',
  'consent.acceptAll': 'Aceitar todos',
  'consent.rejectAll': 'Recusar todos',
  'consent.save': 'Salvar escolhas',
  'consent.intro':
    'Você decide. Os cookies necessários fazem o site funcionar; os outros só entram com a sua permissão. Mude de ideia quando quiser, no rodapé de qualquer página.',
  'consent.bannerTitle': 'Sua privacidade',
  'consent.bannerText':
    'Usamos cookies necessários para o site funcionar. Com a sua permissão, usamos também cookies funcionais, de medição e de marketing.',
  'consent.showPreferences': 'Escolher',
  'consent.necessary': 'Necessários',
  'consent.necessaryText':
    'Guardam as suas escolhas e mantêm o site seguro. Ficam sempre ligados, porque sem eles o site não funciona.',
  'consent.functional': 'Funcionais',
  'consent.functionalText':
    'Lembram que você já viu a nossa pesquisa, para perguntarmos a sua opinião uma vez só. Sem eles, não perguntamos.',
  'consent.measurement': 'Medição',
  'consent.measurementText':
    'Contam visitas e mostram o que ajuda e o que confunde, para melhorarmos as páginas.',
  'consent.marketing': 'Marketing',
  'consent.marketingText': 'Permitem mostrar anúncios nossos que combinam com o que você procurou.',
  'consent.alwaysOn': 'Sempre ligados',
} as const
