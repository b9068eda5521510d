/** Texts of carousels. */
export const carouselLabels = {
  'carousel.label': 'Destaques',
  'carousel.role': 'carrossel',
  'carousel.slides': '{name}: quadros',
  'carousel.slideRole': 'quadro',
  'carousel.position': '{position} de {total}',
  'carousel.previous': 'Quadro anterior',
  'carousel.next': 'Próximo quadro',
  'carousel.goTo': 'Ir para o quadro {position}',
  'carousel.pause': 'Pausar a troca automática',
  'carousel.play': 'Retomar a troca automática',
} as const
