import type { MegaMenuView } from '~/machines/mega-menu/mega-menu.connect'
import type { ShellContent } from '~/services/contentful/contentful.contract'
import { Badge } from '../ui/badge'
import { Icon } from '../ui/icon'
import { wrap } from '../ui/page.styles'
import { TextLink } from '../ui/text-link'
import { nav, navLink } from './header.styles'
import { column, inner, link, panel, title } from './mega-menu.styles'

type Entry = ShellContent['menu'][number]
type MegaMenuEvent = { type: 'HOVER_IN' | 'FOCUS'; item: string } | { type: 'HOVER_OUT' | 'LEAVE' | 'ESC' | 'SELECT' }
type Send = (event: MegaMenuEvent) => void

type MegaMenuProps = { entries: Entry[]; path: string; label: string; view: MegaMenuView; send: Send }

/** S-036, S-037: opens on hover, focus and touch; without scripts its entries are plain links. */
export function MegaMenu({ entries, path, label, view, send }: MegaMenuProps) {
  return (
    <nav
      className={nav}
      aria-label={label}
      data-machine={view.machine}
      data-state={view.state}
      onPointerLeave={() => send({ type: 'HOVER_OUT' })}
      onKeyDown={(event) => event.key === 'Escape' && send({ type: 'ESC' })}
      onBlur={({ currentTarget, relatedTarget }) => !currentTarget.contains(relatedTarget) && send({ type: 'LEAVE' })}
    >
      <ul>
        {entries.map((entry) => (
          <NavEntry
            key={entry.id}
            entry={entry}
            isCurrent={isWithin(path, entry.linkUrl)}
            isOpen={entry.id === view.openItem}
            send={send}
          />
        ))}
      </ul>
    </nav>
  )
}

type NavEntryProps = { entry: Entry; isCurrent: boolean; isOpen: boolean; send: Send }

/** The entry's own focus opens its panel, which follows it in the order of the page: Tab walks into it. */
function NavEntry({ entry, isCurrent, isOpen, send }: NavEntryProps) {
  const hasPanel = entry.columns.length > 0
  const open = () => send(hasPanel ? { type: 'HOVER_IN', item: entry.id } : { type: 'HOVER_OUT' })
  return (
    <li onPointerEnter={open}>
      <TextLink
        className={navLink}
        href={entry.linkUrl}
        id={`menu-${entry.id}`}
        aria-current={isCurrent ? 'page' : undefined}
        aria-expanded={hasPanel ? isOpen : undefined}
        onFocus={() => hasPanel && send({ type: 'FOCUS', item: entry.id })}
        onClick={() => send({ type: 'SELECT' })}
      >
        {entry.linkText}
        {entry.badgeText && <Badge tone="sun">{entry.badgeText}</Badge>}
        {hasPanel && <Icon name="down" size={16} />}
      </TextLink>
      {isOpen && <MegaPanel entry={entry} onSelect={() => send({ type: 'SELECT' })} />}
    </li>
  )
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
                    {each.linkText} {each.badgeText && <Badge tone="sun">{each.badgeText}</Badge>}
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
