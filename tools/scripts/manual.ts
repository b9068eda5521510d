import { existsSync } from 'node:fs'
import { copyFile, mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { runCommand } from './lib/command'
import { manualPage } from './manual/page'

/** `npm run manual [FOLDER]`: writes the editors' manual, `index.html` and its pictures, into a folder (`manual`). */
const PICTURES = 'tests/pictures/baselines/1440'

/** Pictures of the gallery whose component is not called like the content type. */
const OTHERS: Record<string, string> = {
  footer: 'footer',
  image: 'PictureSection',
  imageSet: 'PictureSection',
  linkButton: 'ActionSection',
  linkContainer: 'LinksSection',
}

const pictureFile = (type: string, page: string | null): string | null => {
  const name = `${type[0]?.toUpperCase()}${type.slice(1)}`
  const names = [...(page ? [`page-${page}`] : []), OTHERS[type], `${name}Section`, name]
  return names.map((each) => `${each}.webp`).find((file) => existsSync(path.join(PICTURES, file))) ?? null
}

await runCommand(async () => {
  const folder = path.resolve(process.argv[2] ?? 'manual')
  await mkdir(folder, { recursive: true })
  const files = new Set<string>()
  const page = manualPage((type, pageType) => {
    const file = pictureFile(type, pageType)
    if (file) files.add(file)
    return file
  })
  await writeFile(path.join(folder, 'index.html'), page)
  for (const file of files) await copyFile(path.join(PICTURES, file), path.join(folder, file))
  console.log(`Wrote ${path.join(folder, 'index.html')} and ${files.size} pictures.`)
})
