import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId } from 'react'
import { useTranslations } from 'use-intl'
import type { MegaMenuView } from '~/machines/shell/mega-menu/mega-menu.connect'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import { Badge } from '../ui/badge'
import { Icon } from '../ui/icon'
import { TextLink } from '../ui/text-link'
import { item, nav, navLink, opener } from './mega-menu.styles'
import { MegaPanel } from './mega-panel'

type Entry = ShellContent['menu'][number]
type MegaMenuEvent =
  | { type: 'HOVER_IN' | 'OPEN' | 'FOCUS'; item: string }
  | { type: 'HOVER_OUT' | 'CLOSE' | 'LEAVE' | 'ESC' | 'SELECT' }
type Send = (event: MegaMenuEvent) => void
/** `path`: of the page that stands below. */
type Shown = MegaMenuView & { entries: Entry[]; finder: ShellContent['finder']; path: string }
type MegaMenuProps = { view: Shown; send: Send }

/** S-036, S-037: opens under the pointer, or by the button beside an entry, which the browser answers where no script runs. */
export function MegaMenu({ view, send }: MegaMenuProps) {
  const t = useTranslations('shell')
  return (
    <nav
      className={nav}
      aria-label={t('main')}
      data-machine={view.machine}
      data-state={view.state}
      onPointerLeave={(event) => isMouse(event) && send({ type: 'HOVER_OUT' })}
      onKeyDown={(event) => event.key === 'Escape' && send({ type: 'ESC' })}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && send({ type: 'LEAVE' })}
    >
      <ul>
        {view.entries.map((entry) => (
          <NavEntry
            key={entry.id}
            entry={entry}
            isCurrent={isWithin(view.path, entry.linkUrl)}
            isOpen={entry.id === view.openItem}
            finder={view.finder}
            send={send}
          />
        ))}
      </ul>
    </nav>
  )
}

type NavEntryProps = {
  entry: Entry
  isCurrent: boolean
  isOpen: boolean
  finder: ShellContent['finder']
  send: Send
}

/** The panel follows its button in the order of the page: Tab walks into it once it is open, and past it before. */
function NavEntry({ entry, isCurrent, isOpen, finder, send }: NavEntryProps) {
  const hasPanel = entry.columns.length > 0
  const panelId = useId()
  return (
    <li
      onPointerEnter={(event) =>
        isMouse(event) && send(hasPanel ? { type: 'HOVER_IN', item: entry.id } : { type: 'HOVER_OUT' })
      }
      onFocus={() => send({ type: 'FOCUS', item: entry.id })}
    >
      <span className={item} data-current={isCurrent || undefined}>
        <TextLink
          className={navLink}
          href={entry.linkUrl}
          aria-current={isCurrent ? 'page' : undefined}
          onKeyDown={(event) => hasPanel && isDown(event) && send({ type: 'OPEN', item: entry.id })}
          onClick={() => send({ type: 'SELECT' })}
        >
          {entry.linkText}
          {entry.badgeText && <Badge tone="sun">{entry.badgeText}</Badge>}
        </TextLink>
        {hasPanel && <Opener entry={entry} isOpen={isOpen} panelId={panelId} send={send} />}
      </span>
      {hasPanel && (
        <MegaPanel view={{ id: panelId, entry, finder, isOpen }} onSelect={() => send({ type: 'SELECT' })} />
      )}
    </li>
  )
}

type OpenerProps = { entry: Entry; isOpen: boolean; panelId: string; send: Send }

/** Until the application listens, a press only ever opens: the pointer that makes it would have opened the panel too. */
function Opener({ entry, isOpen, panelId, send }: OpenerProps) {
  const t = useTranslations('shell')
  return (
    <button
      type="button"
      className={opener}
      id={`menu-${entry.id}`}
      aria-label={t('menuOf', { name: entry.linkText })}
      aria-expanded={isOpen}
      data-hold=""
      popoverTarget={isOpen ? undefined : panelId}
      popoverTargetAction="show"
      onKeyDown={(event) => isDown(event) && send({ type: 'OPEN', item: entry.id })}
      onClick={(event) => {
        event.preventDefault()
        send(isOpen && !isMouse(event) ? { type: 'CLOSE' } : { type: 'OPEN', item: entry.id })
      }}
    >
      <Icon name="down" size={16} />
    </button>
  )
}

/** A finger points at nothing before it presses, and a mouse that presses has opened the panel by pointing at it. */
function isMouse({ nativeEvent }: PointerEvent | MouseEvent): boolean {
  return nativeEvent instanceof globalThis.PointerEvent && nativeEvent.pointerType === 'mouse'
}

/** The arrow that opens must not scroll the page too. */
function isDown(event: KeyboardEvent): boolean {
  if (event.key !== 'ArrowDown') return false
  event.preventDefault()
  return true
}

const isWithin = (path: string, url: string) => url !== '/' && (path === url || path.startsWith(`${url}/`))
