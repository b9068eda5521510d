/** Parts around an article's text, in one file for later pages. */
export { ArticleHead } from './ArticleHead'
export { Byline } from './Byline'
export { HowTo } from './HowTo'
export { References } from './References'
export { Summary } from './Summary'
