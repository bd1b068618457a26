import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { Note } from '../ui/note'
import { Picture } from '../ui/picture'
import { TextLink } from '../ui/text-link'
import { art, asideLine, column, heading, inline, lead, noScript, split } from './split.styles'

type Source = { src: string; alt: string; width: number; height: number }
/** What a page brings along beside its machine's view. */
export type IdentityPage = {
  links: Record<'signIn' | 'signUp' | 'reset', string>
  pictures: Record<'parents' | 'home' | 'mail', Source>
}

type SplitProps = {
  view: { machine: string; state: string; page: IdentityPage }
  picture: keyof IdentityPage['pictures']
  title: string
  text: string
  children: ReactNode
}

/** The sentence below the heading: it says where a code was sent. */
export const LEAD_ID = 'identity-lead'

/** What the identity pages share: a picture, a heading, one sentence, and a form. */
export function Split({ view, picture, title, text, children }: SplitProps) {
  const t = useTranslations('identity')
  return (
    <div className={split} data-machine={view.machine} data-state={view.state}>
      <div className={art} data-picture={picture}>
        <Picture
          key={picture}
          picture={view.page.pictures[picture]}
          sizes="(min-width: 1024px) 50vw, 100vw"
          shape="plain"
          isFirst
          isDecorative
        />
      </div>
      <div className={column}>
        <div>
          <h1 className={heading}>{title}</h1>
          <p className={lead} id={LEAD_ID}>
            {text}
          </p>
          <div className={noScript}>
            <Note tone="notice" title={t('noScript')} />
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}

type AsideLinkProps = { href: string; before?: string; children: ReactNode }

/** Another way, below a form. */
export const AsideLink = ({ href, before, children }: AsideLinkProps) => (
  <p className={asideLine}>
    {before}
    <TextLink className={inline} href={href}>
      {children}
    </TextLink>
  </p>
)

export const AsideButton = ({ onClick, children }: { onClick: () => void; children: ReactNode }) => (
  <p className={asideLine}>
    <button type="button" className={inline} data-hold="" onClick={onClick}>
      {children}
    </button>
  </p>
)
