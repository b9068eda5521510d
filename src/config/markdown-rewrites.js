const SLUG = '/pt-br/:pagina((?:[a-z0-9-]+/)*[a-z0-9-]+)'

/** Pages that are made for one visitor have no Markdown. */
const OF_ONE = '(?!(?:conta|link|moderacao|enviar)/)'

/**
 * Pages as Markdown (behavior TWIN-1): below their address with `.md`, and below the address itself for programs that name
 * `text/markdown` among what they accept. Browsers never do.
 *
 * @type {import('next/dist/lib/load-custom-routes').Rewrite[]}
 */
export const markdownRewrites = [
  { source: `${SLUG}.md`, destination: '/api/markdown/?pagina=:pagina' },
  {
    source: `/pt-br/:pagina(${OF_ONE}(?:[a-z0-9-]+/)*[a-z0-9-]+)/`,
    has: [{ type: 'header', key: 'accept', value: '(?:.*[, ])?text/markdown(?:[,; ].*)?' }],
    destination: '/api/markdown/?pagina=:pagina&negociado=',
  },
]
