import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import { wrap } from '../ui/page.styles'
import { grid, heading, hiddenOnPhones, legal, legalRow, link, root, tagline, text } from './footer.styles'

type FooterProps = {
  view: ShellContent['footer'] & { hidesSectionsOnPhones: boolean }
  /** region and language */
  places: ReactNode
  /** reopens the choice of cookies */
  consent: ReactNode
}

export function Footer({ view, places, consent }: FooterProps) {
  const t = useTranslations('shell')
  return (
    <footer className={root} data-inverse>
      <div className={wrap}>
        <div className={view.hidesSectionsOnPhones ? `${grid} ${hiddenOnPhones}` : grid}>
          <div>
            <p className={tagline}>
              {sentencesOf(view.tagline).map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
            </p>
            <p className={text}>{view.text}</p>
          </div>
          {view.columns.map((column) => (
            <div key={column.title}>
              <h2 className={heading}>{column.title}</h2>
              <LinkList links={column.links} />
            </div>
          ))}
          <div>
            <h2 className={heading}>{t('regionAndLanguage')}</h2>
            {places}
          </div>
        </div>
      </div>
      <div className={legal}>
        <div className={`${wrap} ${legalRow}`}>
          <span>{view.copyright}</span>
          {view.legal.map((entry) => (
            <a key={entry.linkUrl} className={link} href={entry.linkUrl}>
              {entry.linkText}
            </a>
          ))}
          {consent}
        </div>
      </div>
    </footer>
  )
}

/** A claim of several sentences has each on a line of its own. */
const sentencesOf = (text: string) => text.split(/(?<=\.)\s+/)

function LinkList({ links }: { links: ShellContent['footer']['legal'] }) {
  return (
    <ul>
      {links.map((entry) => (
        <li key={entry.linkUrl}>
          <a className={link} href={entry.linkUrl} target={entry.blankTarget ? '_blank' : undefined}>
            {entry.linkText}
          </a>
        </li>
      ))}
    </ul>
  )
}
