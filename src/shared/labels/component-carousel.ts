export const carouselLabels = {
  'carousel.label': 'Destaques',
  'carousel.role': 'carrossel',
  'carousel.slides': '{name}: itens',
  'carousel.slideRole': 'destaque',
  'carousel.position': '{position} de {total}',
  'carousel.previous': 'Destaque anterior',
  'carousel.next': 'Próximo destaque',
  'carousel.goTo': 'Ir para o destaque {position}',
  'carousel.pause': 'Pausar a troca automática',
  'carousel.play': 'Retomar a troca automática',
} as const
