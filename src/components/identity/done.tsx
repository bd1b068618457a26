import { useTranslations } from 'use-intl'
import { IDENTITY_DONE_ID } from '~/services/flows/identity/identity.rules'
import { buttonClass } from '../ui/button'
import { Note } from '../ui/note'
import { done } from './done.styles'

type DoneProps = { title: string; text?: string; link: { text: string; href: string } }

/** It worked, and one way on. The way is a document of its own: whoever is signed in has other pages. */
function Done({ title, text, link }: DoneProps) {
  return (
    <div className={done} id={IDENTITY_DONE_ID} role="status" tabIndex={-1}>
      <Note tone="success" title={title}>
        {text && <p>{text}</p>}
      </Note>
      <a className={buttonClass({ isFull: true })} href={link.href}>
        {link.text}
      </a>
    </div>
  )
}

/** Signed in, but the redirect did not happen. */
export function SignedIn({ href }: { href: string }) {
  const t = useTranslations('identity.done')
  return <Done title={t('signedIn')} link={{ text: t('goOn'), href }} />
}

/** The account or password was saved, but the automatic sign-in failed. */
export function SignInNext({ done: what, href }: { done: 'confirmed' | 'changed'; href: string }) {
  const t = useTranslations('identity')
  return <Done title={t(`done.${what}`)} text={t(`done.${what}Text`)} link={{ text: t('signIn.submit'), href }} />
}
