import { newFolder } from './factories/folder'

// What the site keeps on disk is this file's alone: neither does a build of the project change a test, nor a test a build.
process.env.BUILD_DIR = newFolder()
