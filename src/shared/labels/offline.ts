/** Pages on the visitor's device, saved or stored for times without network. */
export const offlineLabels = {
  'offline.copy': 'Sem conexão. Cópia de {date}.',
  'offline.missing': 'Sem conexão. Esta página não está neste aparelho; estas aqui estão.',
  'offline.save': 'Guardar neste aparelho',
  'offline.remove': 'Tirar deste aparelho',
  'offline.removeNamed': 'Tirar deste aparelho: {title}',
  'offline.saved': 'Guardado. Ver tudo o que está neste aparelho',
  'offline.refused':
    'Este navegador não deixou guardar: o armazenamento está bloqueado ou cheio. Para ter a página à mão, salve o endereço nos favoritos.',
  'offline.title': 'Guardados neste aparelho',
  'offline.intro':
    'Em cada produto e em cada dica, o botão “Guardar neste aparelho” põe a página nesta lista. Ela abre também sem internet, não precisa de conta e não sai deste aparelho. O navegador pode apagar a lista: o Safari faz isso depois de 7 dias sem visita.',
  'offline.own': 'O que você guardou',
  'offline.editors': 'Sempre à mão, mesmo sem internet',
} as const
