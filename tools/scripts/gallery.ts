import { runCommand } from './lib/command'
import { buildGalleryIfNeeded, gallerySetup, startGallery } from './lib/gallery'
import { superviseServices } from './lib/services'

/** `npm run gallery`: builds the gallery of components and sections where it has changed, and serves it. */
await runCommand(async () => {
  const setup = await gallerySetup()
  await buildGalleryIfNeeded(setup)
  const gallery = await startGallery(setup)
  console.log(
    ['', `  Gallery        http://localhost:${setup.port}/gallery/`, '  Stop           Ctrl+C', ''].join(
      '\n',
    ),
  )
  await superviseServices([gallery])
})
