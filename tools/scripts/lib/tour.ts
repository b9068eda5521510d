interface TourStep {
  title: string
  /** An address to open, or a command to run beside the site. */
  how: string
}

/**
 * What a stranger can see in ten minutes, each step by itself (README.md names them too).
 * @param site address without a final slash
 * @param control the sandbox's control page
 */
export const tourOf = (site: string, control: string): TourStep[] => [
  { title: 'A search in danger', how: `${site}/pt-br/search/?term=bebe+parou+de+respirar` },
  { title: 'A publish, seen live', how: 'npm run sandbox -- unpublish article-ar-seco-no-inverno' },
  { title: 'A draft, previewed and edited live', how: 'npm run desk' },
  { title: 'An outage, survived', how: 'npm run sandbox -- outage (its end: recover)' },
  {
    title: 'A review, to its moderation',
    how: `${site}/pt-br/link/write-review/?produto=brisamenta-inalador (mails: ${control}#caixa)`,
  },
  { title: 'Every component in every state', how: 'npm run gallery' },
]

/** The steps as `npm start` prints them. */
export const tourLines = (site: string, control: string): string[] => [
  '  Ten minutes, each step by itself, commands in a second terminal:',
  ...tourOf(site, control).map(({ title, how }, index) => `  ${index + 1} ${title.padEnd(36)}${how}`),
  '',
]
