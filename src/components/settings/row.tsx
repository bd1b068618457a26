import type { ReactNode } from 'react'
import { cx } from '#styled/css'
import { Icon } from '../ui/icon'
import { Thumbnail } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { childRow, face, fact, group, heading, name, row, rows, value } from './settings.styles'

type GroupProps = { title: string; children: ReactNode }

export const SettingsGroup = ({ title, children }: GroupProps) => (
  <section className={group}>
    <h2 className={heading}>{title}</h2>
    <ul className={rows}>{children}</ul>
  </section>
)

type RowProps = {
  href: string
  title: ReactNode
  /** what is stored */
  stored?: string | null
  picture?: { src: string; alt: string; width: number; height: number }
}

/** What it is, what is stored of it, and where it is changed. */
export const SettingsRow = ({ href, title, stored, picture }: RowProps) => (
  <li>
    <TextLink className={picture ? cx(row, childRow) : row} href={href}>
      {picture && (
        <span className={face}>
          <Thumbnail picture={picture} edge={48} shape="round" />
        </span>
      )}
      <span className={name}>{title}</span>
      {stored && <span className={value}>{stored}</span>}
      <Icon name="right" />
    </TextLink>
  </li>
)

/** What is so, and is changed nowhere. */
export const SettingsFact = ({ title, stored }: { title: string; stored: string }) => (
  <li className={fact}>
    <span className={name}>{title}</span>
    <span className={value}>{stored}</span>
  </li>
)
