export const videoLabels = {
  'video.play': 'Assistir ao vídeo: {title}',
  'video.open': 'Abrir o vídeo: {title}',
} as const
