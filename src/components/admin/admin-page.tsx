import type { ReactNode } from 'react'
import { skip } from '../layout/header.styles'
import { Logo } from '../layout/logo'
import { bar, place, places } from '../machines/tool-bar.styles'
import { Button } from '../ui/button'
import { ruler } from '../ui/page.styles'
import { brand, page, previewed } from './admin.styles'

type AdminPlace = 'customers' | 'clock' | 'jobs'
type AdminPageProps = {
  /** `previewing`: whose account this admin looks at meanwhile; null: nobody's */
  view: { current: AdminPlace; hasQa: boolean; previewing: string | null }
  children: ReactNode
}

const PLACES: { id: AdminPlace; label: string; isOfQa: boolean }[] = [
  { id: 'customers', label: 'Customers', isOfQa: false },
  { id: 'clock', label: 'Clock', isOfQa: true },
  { id: 'jobs', label: 'Jobs', isOfQa: true },
]

/** A page of the admins. English, as every page of the team. */
export function AdminPage({ view: { current, hasQa, previewing }, children }: AdminPageProps) {
  return (
    <>
      <a className={skip} href="#main">
        Skip to content
      </a>
      {previewing !== null && <Previewing email={previewing} />}
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

/** Nothing can be sent from these pages either while an account is looked at. */
function Previewing({ email }: { email: string }) {
  return (
    <form className={previewed} method="post" action="/api/close-admin-preview" aria-label="Preview" data-inverse>
      <p>
        <strong>you’re previewing {email}’s account</strong> Nothing can be sent until it is closed.
      </p>
      <Button type="submit" tone="secondary" size="sm">
        Close Preview
      </Button>
    </form>
  )
}
