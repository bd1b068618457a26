import type { ReactNode } from 'react'
import { ruler, wrap } from '../ui/page.styles'
import { bars, rows } from './header.styles'
import { Logo } from './logo'

/** What stands around a page while the shell's content is out of reach: the way home. */
export function BareFrame({ homeHref, home, children }: { homeHref: string; home: string; children: ReactNode }) {
  return (
    <>
      <header className={bars.normal}>
        <div className={`${wrap} ${rows.page}`}>
          <Logo href={homeHref} label={home} />
        </div>
        <div className={ruler} aria-hidden="true" />
      </header>
      <main id="main">{children}</main>
    </>
  )
}
