import { choosePorts, GALLERY_PORT } from './ports'
import type { Service } from './services'
import { buildSiteIfNeeded, startSite } from './site'
import { loadSiteSetup, readVariables, type SiteSetup, type Variables } from './site-env'

/** The port of the gallery: the one that is named, or a free one. @throws SetupError when the named one is taken. */
export const galleryPort = (): Promise<Variables> => choosePorts(readVariables(), [GALLERY_PORT])

const START_PATH = '/gallery/'

/**
 * The setup of the gallery's own build and server. It has no pages with content, so it needs no space and uses the
 * sandbox's values.
 * @throws SetupError when a named port is taken.
 */
export async function gallerySetup(): Promise<SiteSetup> {
  const { GALLERY_PORT: port } = await galleryPort()
  return loadSiteSetup('production', {
    PORT: port,
    SITE_URL: `http://localhost:${port}`,
    CONTENTFUL_SPACE_ID: '',
    SANDBOX_PORT_BASE: '',
    REDIS_URL: '',
    GALLERY: 'true',
    BUILD_DIR: '.next-gallery',
    HOST: '127.0.0.1',
  })
}

export const buildGalleryIfNeeded = (setup: SiteSetup): Promise<void> => buildSiteIfNeeded(setup)

export const startGallery = (setup: SiteSetup): Promise<Service> => startSite(setup, { path: START_PATH })
