import { useTranslations } from 'use-intl'
import type { RegionLanguageView } from '~/machines/shell/region-language/region-language.connect'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import { iconButton } from '../ui/button.styles'
import { Icon } from '../ui/icon'
import { DrawerAges } from './drawer-ages'
import { Logo } from './logo'
import { MenuFinder } from './menu-finder'
import { finder, row, top } from './mobile-drawer.styles'
import { ages, group, link, panel, title } from './plain-menu.styles'

type Shown = Pick<ShellContent, 'menu' | 'finder' | 'drawerLinks'>
type PlainMenuProps = {
  view: RegionLanguageView & { id: string; content: Shown; homeHref: string; signInHref: string | null }
}

const WHICH = ['language', 'region'] as const

/** What the menu button of phones opens where no script runs: what the drawer holds, and every place. */
export function PlainMenu({ view }: PlainMenuProps) {
  const { id, content, homeHref, signInHref } = view
  const t = useTranslations('shell')
  return (
    <nav className={panel} id={id} popover="auto" aria-label={t('menu')}>
      <div className={top}>
        <Logo href={homeHref} label={t('home')} />
        <button
          type="button"
          className={iconButton}
          aria-label={t('close')}
          popoverTarget={id}
          popoverTargetAction="hide"
        >
          <Icon name="close" />
        </button>
      </div>
      {content.finder && (
        <div className={finder}>
          <MenuFinder copy={content.finder} />
        </div>
      )}
      <ul>
        {content.menu.map((entry) => (
          <li key={entry.id}>{entry.columns.length > 0 ? <Ages entry={entry} /> : <Row {...entry} />}</li>
        ))}
        {content.drawerLinks.map((link) => (
          <li key={link.linkUrl}>
            <Row {...link} />
          </li>
        ))}
        {signInHref && (
          <li>
            <Row linkUrl={signInHref} linkText={t('signIn')} />
          </li>
        )}
      </ul>
      {WHICH.filter((which) => view[which].options.length > 0).map((which) => (
        <div key={which} className={group}>
          <p className={title}>{t(which)}</p>
          <ul>
            {view[which].options.map(({ label: text, href, lang, isSelected }) => (
              <li key={href}>
                <a
                  className={link}
                  href={href}
                  lang={lang}
                  hrefLang={lang}
                  aria-current={isSelected ? 'true' : undefined}
                >
                  {text}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}

const Row = ({ linkUrl, linkText }: { linkUrl: string; linkText: string }) => (
  <a className={row} href={linkUrl}>
    {linkText}
  </a>
)

function Ages({ entry }: { entry: ShellContent['menu'][number] }) {
  return (
    <details className={ages}>
      <summary className={row}>
        {entry.linkText}
        <Icon name="down" />
      </summary>
      <DrawerAges entry={entry} />
    </details>
  )
}
