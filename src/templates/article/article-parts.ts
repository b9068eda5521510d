/** Parts around an article's text, in one file for later pages. */

export { Transcript } from '@/sections/Video/Transcript'
export { ArticleHead } from './ArticleHead'
export { Byline } from './Byline'
export { Credits } from './Credits'
export { HeadPicture } from './HeadPicture'
export { Steps, Supplies } from './HowTo'
export { References } from './References'
export { Summary } from './Summary'
