import { useTranslations } from 'use-intl'
import type { UserMenuView } from '~/machines/shell/user-menu/user-menu.connect'
import { spinner } from '../ui/button.styles'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'
import {
  hello,
  item,
  last,
  list,
  logout,
  panel,
  problem as problemClass,
  root,
  trigger,
  wide,
} from './user-menu.styles'

type UserMenuProps = { view: UserMenuView; send: (event: { type: 'TOGGLE' | 'ESC' | 'SELECT' | 'LOGOUT' }) => void }
export type EntriesProps = { view: UserMenuView; send: (event: { type: 'SELECT' | 'LOGOUT' }) => void }

/** S-308: on a desktop and on a phone. */
export function useGreetings({ name }: UserMenuView) {
  const t = useTranslations('userMenu')
  const called = { name: name ?? t('user') }
  return { greeting: t('greeting', called), greetingMobile: t('greetingMobile', called) }
}

/** S-044, S-308 to S-311: a greeting that opens what its owner has. Without scripts the browser opens the same list. */
export function UserMenu({ view, send }: UserMenuProps) {
  const { greeting, greetingMobile } = useGreetings(view)
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
        aria-label={greeting}
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
        <span className={wide}>{greeting}</span>
      </button>
      <div className={panel} id={panelId} popover="auto" data-open={view.isOpen}>
        <p className={hello}>{greetingMobile}</p>
        <UserMenuEntries view={view} send={send} />
      </div>
    </div>
  )
}

/** What stands in the menu of the header, and the same in the drawer of phones. */
export function UserMenuEntries({ view, send }: EntriesProps) {
  const { items, problem, isSigningOut } = view
  const t = useTranslations('userMenu')
  return (
    <>
      {problem && (
        <p className={problemClass} role="alert">
          {t(problem)}
        </p>
      )}
      <ul className={list}>
        {items.map(({ key, href }) => (
          <li key={href}>
            <TextLink className={item} href={href} onClick={() => send({ type: 'SELECT' })}>
              {t(key)}
            </TextLink>
          </li>
        ))}
        <li className={last}>
          <button
            type="button"
            className={logout}
            data-hold=""
            aria-busy={isSigningOut || undefined}
            onClick={() => send({ type: 'LOGOUT' })}
          >
            {t('logout')}
            {isSigningOut && <span className={spinner} aria-hidden="true" />}
          </button>
        </li>
      </ul>
    </>
  )
}
