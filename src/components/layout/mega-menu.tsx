import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react'
import { useTranslations } from 'use-intl'
import type { MegaMenuView } from '~/machines/shell/mega-menu/mega-menu.connect'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import { Badge } from '../ui/badge'
import { Icon } from '../ui/icon'
import { wrap } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { age, column, inner, item, link, nav, navLink, opener, panel, title } from './mega-menu.styles'

type Entry = ShellContent['menu'][number]
type MegaMenuEvent =
  | { type: 'HOVER_IN' | 'OPEN' | 'FOCUS'; item: string }
  | { type: 'HOVER_OUT' | 'CLOSE' | 'LEAVE' | 'ESC' | 'SELECT' }
type Send = (event: MegaMenuEvent) => void
/** `path`: of the page that stands below. */
type MegaMenuProps = { view: MegaMenuView & { entries: Entry[]; path: string }; send: Send }

/** S-036, S-037: opens under the pointer, or by the button beside an entry; without scripts its entries are plain links. */
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
            send={send}
          />
        ))}
      </ul>
    </nav>
  )
}

type NavEntryProps = { entry: Entry; isCurrent: boolean; isOpen: boolean; send: Send }

/** The panel follows its button in the order of the page: Tab walks into it once it is open, and past it before. */
function NavEntry({ entry, isCurrent, isOpen, send }: NavEntryProps) {
  const t = useTranslations('shell')
  const hasPanel = entry.columns.length > 0
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
        {hasPanel && (
          <button
            type="button"
            className={opener}
            id={`menu-${entry.id}`}
            aria-label={t('menuOf', { name: entry.linkText })}
            aria-expanded={isOpen}
            data-hold=""
            onKeyDown={(event) => isDown(event) && send({ type: 'OPEN', item: entry.id })}
            onClick={(event) => send(isOpen && !isMouse(event) ? { type: 'CLOSE' } : { type: 'OPEN', item: entry.id })}
          >
            <Icon name="down" size={16} />
          </button>
        )}
      </span>
      {isOpen && <MegaPanel entry={entry} onSelect={() => send({ type: 'SELECT' })} />}
    </li>
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

function MegaPanel({ entry, onSelect }: { entry: Entry; onSelect: () => void }) {
  return (
    <div className={panel}>
      <div className={`${wrap} ${inner}`}>
        {entry.columns.map((group, index) => (
          <div key={group.title} className={column} data-band={index + 1}>
            <p className={title}>
              {group.link ? (
                <TextLink href={group.link.linkUrl} onClick={onSelect}>
                  {group.title}
                </TextLink>
              ) : (
                group.title
              )}
            </p>
            <ul>
              {group.links.map((each) => (
                <li key={each.linkUrl}>
                  <TextLink className={link} href={each.linkUrl} onClick={onSelect}>
                    {each.linkText}
                    {each.badgeText && <span className={age}>{each.badgeText}</span>}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  )
}

const isWithin = (path: string, url: string) => url !== '/' && (path === url || path.startsWith(`${url}/`))
