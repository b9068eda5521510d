/** The site's colors (styles/settings/_palette.scss), for inline styles. */
export const palette = {
  dark: '#06343b',
  petrol: '#0b5560',
  mint: '#9fe0ce',
  softMint: '#e3f6f0',
  ice: '#f4faf9',
  action: '#b93a2a',
  muted: '#4a6469',
  line: '#cfe3df',
  white: '#fff',
} as const
