import { type ReactNode, useEffect } from 'react'
import { words } from '../words'
import { AREAS } from './areas'

const isHere = (path: string): boolean =>
  path === '/' ? /^\/($|entradas)/.test(location.pathname) : location.pathname === path

/** Header with areas and the pages of the open one, around a page. */
export function Shell({
  title,
  wide = false,
  children,
}: {
  title: string
  wide?: boolean
  children: ReactNode
}) {
  useEffect(() => {
    document.title = `${title} · ${words.desk}`
  }, [title])
  const [open] = AREAS
  return (
    <>
      <a className="skip" href="#conteudo">
        {words.skip}
      </a>
      <header className="header">
        <a className="brand" href="/">
          <strong>{words.brand}</strong> {words.desk}
        </a>
        <nav aria-label={words.areas}>
          <ul className="areas">
            {AREAS.map(({ name, pages }) => (
              <li key={name}>
                {pages[0] ? (
                  <a
                    className="door"
                    href={pages[0].path}
                    aria-current={pages === open?.pages ? 'true' : undefined}
                  >
                    {name}
                  </a>
                ) : (
                  <span className="door">
                    {name} <small>({words.later})</small>
                  </span>
                )}
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <nav className="pages" aria-label={open?.name}>
        <ul>
          {open?.pages.map(({ path, name }) => (
            <li key={path}>
              <a href={path} aria-current={isHere(path) ? 'page' : undefined}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <main id="conteudo" tabIndex={-1} className={wide ? 'main wide' : 'main'}>
        {children}
      </main>
    </>
  )
}
