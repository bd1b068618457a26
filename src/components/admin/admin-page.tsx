import type { ReactNode } from 'react'
import { skip } from '../layout/header.styles'
import { Logo } from '../layout/logo'
import { bar, place, places } from '../machines/tool-bar.styles'
import { ruler } from '../ui/page.styles'
import { brand, page } from './admin.styles'

type AdminPlace = 'customers' | 'flags' | 'clock' | 'jobs'
type AdminPageProps = { view: { current: AdminPlace; hasQa: boolean }; children: ReactNode }

const PLACES: { id: AdminPlace; label: string; isOfQa: boolean }[] = [
  { id: 'customers', label: 'Customers', isOfQa: false },
  { id: 'flags', label: 'Flags', isOfQa: true },
  { id: 'clock', label: 'Clock', isOfQa: true },
  { id: 'jobs', label: 'Jobs', isOfQa: true },
]

/** A page of the admins. English, as every page of the team. */
export function AdminPage({ view: { current, hasQa }, children }: AdminPageProps) {
  return (
    <>
      <a className={skip} href="#main">
        Skip to content
      </a>
      <header>
        <div className={bar}>
          <Logo href="/" label="Playchart, home" />
          <nav className={places} aria-label="Admin">
            {PLACES.filter(({ isOfQa }) => hasQa || !isOfQa).map(({ id, label }) => (
              <a key={id} className={place} href={`/admin/${id}`} aria-current={id === current ? 'page' : undefined}>
                {label}
              </a>
            ))}
          </nav>
          <span className={brand}>Customer care</span>
        </div>
        <div className={ruler} aria-hidden="true" />
      </header>
      <main id="main" className={page}>
        {children}
      </main>
    </>
  )
}
