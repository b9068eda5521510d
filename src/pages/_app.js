import '../../styles/main.scss'

/** The app of the gallery's own build. */
export { GalleryApp as default } from '@/gallery/GalleryApp'
