/** The layout of every mail. */
export const mailLabels = {
  'mail.linkHint': 'Se o botão não abrir, copie este endereço e cole no navegador:',
  'mail.automatic': 'Esta é uma mensagem automática do nosso site.',
} as const
