import { logo } from './logo.styles'

/** The word mark: a ruler with the one red dot. */
export function Logo({ href, label }: { href: string; label: string }) {
  return (
    <a className={logo} href={href} aria-label={label}>
      <svg viewBox="0 0 30 34" aria-hidden="true">
        <path d="M2 1.500 27.500 1 28 33 1.500 32.500z" fill="#f3bf45" />
        <path d="M2 7.500h8M2 13.500h13M2 19.500h8M2 25.500h13" stroke="#1f2a30" strokeWidth="2" />
        <circle cx="21.500" cy="13.500" r="4" fill="#b8452a" />
      </svg>
      playchart
    </a>
  )
}
