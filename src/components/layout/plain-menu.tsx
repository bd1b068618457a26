import { useTranslations } from 'use-intl'
import type { RegionLanguageView } from '~/machines/shell/region-language/region-language.connect'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import { group, link, panel, title } from './plain-menu.styles'

type PlainMenuProps = { view: RegionLanguageView & { id: string; entries: ShellContent['menu'] } }

const WHICH = ['language', 'region'] as const

/** What the menu button of phones opens where no script runs: the drawer's first level, and every place. */
export function PlainMenu({ view }: PlainMenuProps) {
  const { id, entries } = view
  const t = useTranslations('shell')
  return (
    <nav className={panel} id={id} popover="auto" aria-label={t('menu')}>
      <ul>
        {entries.map(({ id: key, linkUrl, linkText }) => (
          <li key={key}>
            <a className={link} href={linkUrl}>
              {linkText}
            </a>
          </li>
        ))}
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
