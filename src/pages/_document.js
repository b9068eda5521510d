/** The document of the gallery's own build. */
export { GalleryDocument as default } from '@/gallery/GalleryDocument'
