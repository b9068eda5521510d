/** Parts around an article's text, in one file for later pages. */

export { Transcript } from '@/ui/sections/Video/Transcript'
export { ArticleHead, Credits, HeadPicture } from './ArticleHead'
export { Steps, Summary, Supplies } from './HowTo'
export { Byline, References } from './Sources'
