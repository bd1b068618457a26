import type { ShellContent } from '~/services/flows/content/pages.contract'
import { wrap } from '../ui/page.styles'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import {
  age,
  ageTitle,
  aside,
  column,
  columns,
  head,
  inner,
  link,
  months,
  more,
  panel,
  picture,
} from './mega-panel.styles'
import { MenuFinder } from './menu-finder'

type Entry = ShellContent['menu'][number]
type MegaPanelProps = {
  view: { id: string; entry: Entry; finder: ShellContent['finder']; isOpen: boolean }
  onSelect: () => void
}

/**
 * Stands in every page, so that the browser can open it by itself; its pictures are fetched when it is. While it is closed
 * its links are plain ones: the router has nothing to do for them.
 */
export function MegaPanel({ view: { id, entry, finder, isOpen }, onSelect }: MegaPanelProps) {
  const Anchor = isOpen ? TextLink : 'a'
  return (
    <div className={panel} id={id} popover="auto" data-open={isOpen} ref={isOpen ? hide : null}>
      <div className={`${wrap} ${inner}`}>
        <div className={columns}>
          {entry.columns.map((group, index) => (
            <div key={group.title} className={column} data-band={index + 1}>
              <Age group={group} isOpen={isOpen} onSelect={onSelect} />
              <ul>
                {group.links.map((each) => (
                  <li key={each.linkUrl}>
                    <Anchor className={link} href={each.linkUrl} onClick={onSelect}>
                      {each.linkText}
                      {each.badgeText && <span className={age}>{each.badgeText}</span>}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        <div className={aside}>
          {finder && <MenuFinder copy={finder} />}
          <ul className={more}>
            {entry.more.map((each) => (
              <li key={each.linkUrl}>
                <Anchor href={each.linkUrl} onClick={onSelect}>
                  {each.linkText}
                </Anchor>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  )
}

type AgeProps = { group: Entry['columns'][number]; isOpen: boolean; onSelect: () => void }

function Age({ group, isOpen, onSelect }: AgeProps) {
  const Anchor = isOpen ? TextLink : 'a'
  return (
    <div className={head}>
      {group.picture && (
        <div className={picture}>
          <Picture picture={group.picture} sizes="(min-width: 1280px) 180px, 130px" shape="wide" isDecorative />
        </div>
      )}
      <p className={ageTitle}>
        {group.link ? (
          <Anchor href={group.link.linkUrl} onClick={onSelect}>
            {group.title}
          </Anchor>
        ) : (
          group.title
        )}
      </p>
      {group.subTitle && <p className={months}>{group.subTitle}</p>}
    </div>
  )
}

/** What the browser opened before the machine was there is the machine's from now on. */
const hide = (popover: HTMLElement | null) => {
  if (popover?.matches(':popover-open')) popover.hidePopover()
}
