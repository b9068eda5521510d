/** What an article shows round its text, where nothing is pressed: no page that comes from the server loads it. */
export { ArticleHead } from './ArticleHead'
export { Byline } from './Byline'
export { HowTo } from './HowTo'
export { References } from './References'
export { Summary } from './Summary'
