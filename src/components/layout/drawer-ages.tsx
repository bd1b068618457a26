import type { ShellContent } from '~/services/flows/content/pages.contract'
import { Icon } from '../ui/icon'
import { Thumbnail } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { age, all, months, name, row } from './drawer-ages.styles'

type DrawerAgesProps = { entry: ShellContent['menu'][number]; onItem?: () => void }

/** The ages of an entry with their pictures, and all of them at once: the large menu's columns, on a phone. */
export function DrawerAges({ entry, onItem }: DrawerAgesProps) {
  // where no application listens, the router's links would be weight alone
  const Anchor = onItem ? TextLink : 'a'
  return (
    <>
      <ul>
        {entry.columns.map(({ title, subTitle, picture, link }, index) => (
          <li key={title} data-band={index + 1}>
            <Anchor className={row} href={link?.linkUrl ?? entry.linkUrl} onClick={onItem}>
              {picture && <Thumbnail picture={picture} edge={80} shape="wide" />}
              <span className={name}>
                <span className={age}>{title}</span>
                {subTitle && <span className={months}>{subTitle}</span>}
              </span>
              <Icon name="right" />
            </Anchor>
          </li>
        ))}
      </ul>
      {entry.more.slice(0, 1).map(({ linkText, linkUrl }) => (
        <Anchor key={linkUrl} className={all} href={linkUrl} onClick={onItem}>
          {linkText}
        </Anchor>
      ))}
    </>
  )
}
