/** The consent bar, loaded once a page is idle. */
export const consentLabels = {
  'consent.barTitle': 'Sua privacidade',
  'consent.barText': 'Usamos cookies necessários. Os demais, só com a sua permissão.',
  'consent.barHealth': 'O que você busca ou responde aqui nunca serve para publicidade.',
  'consent.barTold': 'Há uma pergunta sobre cookies: aceitar, rejeitar ou ver as preferências.',
  'consent.accept': 'Aceitar',
  'consent.reject': 'Rejeitar',
  'consent.preferences': 'Preferências',
  'consent.policy': 'Política de privacidade',
  'consent.saved': 'Escolha guardada. Para mudar, abra as preferências de cookies no rodapé.',
} as const
