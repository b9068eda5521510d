/** What an article shows around its text, in one file, which later pages load. */
export { ArticleHead } from './ArticleHead'
export { Byline } from './Byline'
export { HowTo } from './HowTo'
export { References } from './References'
export { Summary } from './Summary'
