import type { ReactNode } from 'react'
import type { ShellContent } from '~/services/flows/content/pages.contract'
import { wrap } from '../ui/page.styles'
import { grid, heading, hiddenOnPhones, legal, legalRow, link, root, tagline, text } from './footer.styles'

type FooterProps = {
  footer: ShellContent['footer']
  hidesSectionsOnPhones: boolean
  /** region and language */
  places: ReactNode
  placesTitle: string
  /** reopens the choice of cookies */
  consent: ReactNode
}

export function Footer({ footer, hidesSectionsOnPhones, places, placesTitle, consent }: FooterProps) {
  return (
    <footer className={root} data-inverse>
      <div className={wrap}>
        <div className={hidesSectionsOnPhones ? `${grid} ${hiddenOnPhones}` : grid}>
          <div>
            <p className={tagline}>{footer.tagline}</p>
            <p className={text}>{footer.text}</p>
          </div>
          {footer.columns.map((column) => (
            <div key={column.title}>
              <h2 className={heading}>{column.title}</h2>
              <LinkList links={column.links} />
            </div>
          ))}
          <div>
            <h2 className={heading}>{placesTitle}</h2>
            {places}
          </div>
        </div>
      </div>
      <div className={legal}>
        <div className={`${wrap} ${legalRow}`}>
          <span>{footer.copyright}</span>
          {footer.legal.map((entry) => (
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
