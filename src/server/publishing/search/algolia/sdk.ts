/** All that the site takes from the official client. */
export { type Algoliasearch, algoliasearch, type IndexSettings, type SynonymHit } from 'algoliasearch'
