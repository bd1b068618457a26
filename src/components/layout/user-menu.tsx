import type { UserMenuView } from '~/machines/shell/user-menu/user-menu.connect'
import { spinner } from '../ui/button.styles'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'
import { hello, item, last, list, logout, panel, problem, root, trigger, wide } from './user-menu.styles'

type Labels = {
  /** S-308, on a desktop and on a phone */
  greeting: string
  greetingMobile: string
  logout: string
  /** what went wrong, in a sentence; null while nothing did */
  problem: string | null
}
type Link = { text: string; href: string }
type Shown = UserMenuView & { labels: Labels; links: Link[] }
type UserMenuProps = { view: Shown; send: (event: { type: 'TOGGLE' | 'ESC' | 'SELECT' | 'LOGOUT' }) => void }
export type EntriesProps = { view: Shown; send: (event: { type: 'SELECT' | 'LOGOUT' }) => void }

/** S-044, S-308 to S-311: a greeting that opens what its owner has. Without scripts the browser opens the same list. */
export function UserMenu({ view, send }: UserMenuProps) {
  const { labels } = view
  const panelId = `${view.id}-panel`
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes wherever the keyboard stands in it
    <div
      className={root}
      id={view.id}
      data-machine={view.machine}
      data-state={view.state}
      onKeyDown={(event) => event.key === 'Escape' && send({ type: 'ESC' })}
    >
      <button
        type="button"
        className={trigger}
        id={view.triggerId}
        aria-label={labels.greeting}
        aria-expanded={view.isOpen}
        aria-controls={panelId}
        data-hold=""
        popoverTarget={view.isOpen ? undefined : panelId}
        onClick={(event) => {
          event.preventDefault()
          send({ type: 'TOGGLE' })
        }}
      >
        <Icon name="user" />
        <span className={wide}>{labels.greeting}</span>
      </button>
      <div className={panel} id={panelId} popover="auto" data-open={view.isOpen}>
        <p className={hello}>{labels.greetingMobile}</p>
        <UserMenuEntries view={view} send={send} />
      </div>
    </div>
  )
}

/** What stands in the menu of the header, and the same in the drawer of phones. */
export function UserMenuEntries({ view, send }: EntriesProps) {
  const { labels, links } = view
  return (
    <>
      {labels.problem && (
        <p className={problem} role="alert">
          {labels.problem}
        </p>
      )}
      <ul className={list}>
        {links.map(({ text, href }) => (
          <li key={href}>
            <TextLink className={item} href={href} onClick={() => send({ type: 'SELECT' })}>
              {text}
            </TextLink>
          </li>
        ))}
        <li className={last}>
          <button
            type="button"
            className={logout}
            data-hold=""
            aria-busy={view.isSigningOut || undefined}
            onClick={() => send({ type: 'LOGOUT' })}
          >
            {labels.logout}
            {view.isSigningOut && <span className={spinner} aria-hidden="true" />}
          </button>
        </li>
      </ul>
    </>
  )
}
