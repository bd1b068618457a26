import type { UserMenuView } from '~/machines/shell/user-menu/user-menu.connect'
import { spinner } from '../ui/button.styles'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'
import { hello, item, last, list, logout, panel, problem, root, trigger, wide } from './user-menu.styles'

export type UserMenuLabels = {
  /** S-308, on a desktop and on a phone */
  greeting: string
  greetingMobile: string
  logout: string
  /** what went wrong, in a sentence; null while nothing did */
  problem: string | null
}
export type UserMenuLink = { text: string; href: string }
type Send = (event: { type: 'TOGGLE' | 'ESC' | 'SELECT' | 'LOGOUT' }) => void
type UserMenuProps = { view: UserMenuView; labels: UserMenuLabels; links: UserMenuLink[]; send: Send }

/** S-044, S-308 to S-311: a greeting that opens what its owner has. Without scripts the browser opens the same list. */
export function UserMenu({ view, labels, links, send }: UserMenuProps) {
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
        <UserMenuEntries
          view={view}
          labels={labels}
          links={links}
          onItem={() => send({ type: 'SELECT' })}
          onLogout={() => send({ type: 'LOGOUT' })}
        />
      </div>
    </div>
  )
}

type EntriesProps = Omit<UserMenuProps, 'send'> & { onItem: () => void; onLogout: () => void }

/** What stands in the menu of the header, and the same in the drawer of phones. */
export function UserMenuEntries({ view, labels, links, onItem, onLogout }: EntriesProps) {
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
            <TextLink className={item} href={href} onClick={onItem}>
              {text}
            </TextLink>
          </li>
        ))}
        <li className={last}>
          <button type="button" className={logout} aria-busy={view.isSigningOut || undefined} onClick={onLogout}>
            {labels.logout}
            {view.isSigningOut && <span className={spinner} aria-hidden="true" />}
          </button>
        </li>
      </ul>
    </>
  )
}
